/** Which cards an event moves, and which it names. */
import type { Told } from "../../../wire";
import type { Flight, View } from "../../contract";

interface Happening {
  event: string;
  seat: number;
  target?: number;
  to?: number;
  card?: string;
  cards?: string[];
  count?: number;
  from?: "hand" | "play";
}

const PROPERTIES = new Set(["armor", "fast-draw", "focus"]);
const seat = (at: number): string => `seat-${at}`;
/** One's own cards are in view, those of others behind their seat. */
const hand = (at: number, view: View): string => (at === view["viewer"] ? "hand" : seat(at));

/** Where a played card goes: a Property before a seat, an Action to the middle. */
function played({ seat: by, card, target }: Happening): string {
  if (card === "bushido") return seat(target ?? by);
  return PROPERTIES.has(card ?? "") ? seat(by) : "limbo";
}

export function listFlights(told: Told, view: View): Flight[] {
  const happening = told.event as unknown as Happening;
  const { event, seat: at, card = null, cards = [], count = 0, target = 0, to = 0 } = happening;
  const here = hand(at, view);
  switch (event) {
    case "drew":
      return Array.from({ length: count }, (_, n) => ({
        card: cards[n] ?? null,
        from: "deck",
        to: here,
      }));
    case "took":
      return [{ card, from: "discard", to: here }];
    case "flipped":
      return [{ card, from: "deck", to: "discard" }];
    case "struck":
      return [{ card, from: here, to: "limbo" }];
    case "played":
      return [{ card, from: here, to: played(happening) }];
    case "parried":
    case "gave":
      return [{ card, from: here, to: "discard" }];
    case "dismissed":
      return [{ card, from: happening.from === "hand" ? here : seat(at), to: "discard" }];
    case "discarded":
      return cards.map((each) => ({ card: each, from: here, to: "discard" }));
    case "diverted":
      return [{ card, from: hand(target, view), to: here }];
    case "bushido_passed":
      return [{ card: "bushido", from: seat(at), to: seat(to) }];
    case "bushido_lost":
      return [{ card: "bushido", from: seat(at), to: "discard" }];
    default:
      return [];
  }
}

export function listCards(told: Told): string[] {
  const { event, card, cards = [] } = told.event as unknown as Happening;
  if (event.startsWith("bushido")) return ["bushido"];
  return [...new Set(card ? [card] : cards)];
}
