/** Which cards an event moves, and which it names. */
import type { Told } from "../../../wire";
import type { Flight, View } from "../../contract";

/** The parts of an event that these two look at. */
interface Happening {
  event: string;
  seat: number;
  card: number | string;
  on: string;
  cards: (number | null)[] | number[][];
  single: number | boolean | null;
  pair: (number | null)[];
  decree: string;
  turned: number | null;
  unscored: string[];
}

const happening = (told: Told): Happening => told.event as unknown as Happening;
const branch = (card: number | string | null): string | null =>
  card === null ? null : typeof card === "number" ? `#${card}` : card;
const fly = (cards: (number | string | null)[], from: string, to: string): Flight[] =>
  cards.map((card) => ({ card: branch(card), from, to }));

/** Places that are there before and after: the deck, the discards, what lies below my tree (tray),
 *  the trees, my Kodama and what was scored. */
export function listFlights(told: Told, view: View): Flight[] {
  const it = happening(told);
  const isMine = it.seat === view["viewer"];
  switch (it.event) {
    case "season":
      return fly([it.decree], "deck", "decree");
    case "revealed":
      return fly(it.cards as number[], "deck", "tray");
    case "chose":
      return (it.cards as number[][]).flatMap((cards, seat) =>
        seat === view["viewer"] ? [] : fly(cards, "tray", `tree-${seat}`),
      );
    case "grew":
      return isMine ? fly([it.card], "tray", `tree-${it.seat}`) : [];
    case "discarded":
      return fly(it.cards as number[], isMine ? "tray" : `tree-${it.seat}`, "discard");
    case "scored":
      return fly([it.card], isMine ? `hand-${it.seat}` : `tree-${it.seat}`, `scored-${it.seat}`);
    default:
      return [];
  }
}

export function listCards(told: Told): string[] {
  const it = happening(told);
  const found = [
    it.card,
    it.on,
    it.turned,
    it.decree,
    ...(it.unscored ?? []),
    ...(it.cards ?? []).flat(),
  ];
  if (it.event === "split") found.push(it.single as number | null, ...it.pair);
  const keys = found.flatMap((card) =>
    card === null || card === undefined ? [] : [cardKey(card)],
  );
  return [...new Set(keys.filter((key) => key !== "trunk"))];
}

/** Branch cards are numbers, or words where a tree is spoken of; Kodama and Decrees have keys. */
function cardKey(card: number | string): string {
  return typeof card === "number" || /^\d+$/.test(card) ? `#${card}` : card;
}
