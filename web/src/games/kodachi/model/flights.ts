/** Which cards an event moves from where to where, and which it names. */
import type { Flight, View } from "../../contract";
import { splitClanToken } from "./tokens";
import { asKodachi } from "./view";

type Event = Record<string, unknown>;

const MOVES: Record<string, (event: Event, view: View) => Flight[]> = {
  revealed: (event, view) => {
    const place = asKodachi(view).guard_row.length - 1;
    const house = event["house"] as string | null;
    const listFlights = [
      { card: event["guard"] as string, from: "guard-deck", to: `guard-${place}` },
    ];
    return house
      ? [{ card: house, from: "house-deck", to: `house-${place}` }, ...listFlights]
      : listFlights;
  },
  played: ({ seat, card }) => [{ card: card as string, from: `hand-${seat}`, to: "played" }],
  drew: ({ seat, count, cards }) => {
    const drawn = (cards as string[] | undefined) ?? Array<null>(count as number).fill(null);
    return drawn.map((card) => ({ card, from: `deck-${seat}`, to: `hand-${seat}` }));
  },
  took: ({ seat, card }) => [{ card: card as string, from: "columns", to: `treasures-${seat}` }],
  bought: ({ seat, card }) => [{ card: card as string, from: "columns", to: `hand-${seat}` }],
  dropped: ({ seat, cards }) =>
    (cards as string[]).map((card) => ({ card, from: `treasures-${seat}`, to: "guard-discard" })),
  discarded: ({ seat, cards }) =>
    (cards as string[]).map((card) => ({ card, from: `hand-${seat}`, to: `discard-${seat}` })),
  token: ({ seat, token }) => {
    const { clan } = splitClanToken(token as string);
    return [{ card: clan, from: `stack-${clan}`, to: `tokens-${seat}` }];
  },
};

export function listFlights(event: Event, view: View): Flight[] {
  return MOVES[event["event"] as string]?.(event, view) ?? [];
}

export function listCards(event: Event): string[] {
  const named = [event["guard"], event["house"], event["card"]].filter(
    (card) => typeof card === "string",
  );
  return [...named, ...((event["cards"] as string[] | undefined) ?? [])];
}
