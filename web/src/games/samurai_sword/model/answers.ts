/** Reading the tokens of answers: which card, which seat, which Property. */
import type { Choice } from "../../../wire";

export interface Answer {
  token: string;
  label: string;
  verb: string;
  card: string | null;
  target: number | null;
}

/** That the card in hand can be used on a seat, or that it cannot; in words. */
export interface Aim {
  lit: boolean;
  label: string;
}

/** Cards played on a seat, apart from Weapons. */
const AIMED = new Set(["breathing", "bushido", "diversion", "geisha"]);

export function readAnswer({ token, label }: Choice): Answer {
  const [verb = "", card, seat] = token.split(" ");
  if (verb === "draw") return { token, label, verb, card: null, target: null };
  const target = seat === undefined ? null : Number(seat);
  return { token, label, verb, card: card ?? (verb === "parry" ? "parry" : null), target };
}

/** What a card of the hand can be used for now. */
export const usesOf = (answers: Answer[], card: string): Answer[] =>
  answers.filter((each) => each.card === card);

/** The answers without a card: to end the turn, to take the wounds… */
export const answersWithoutCard = (answers: Answer[]): Answer[] =>
  answers.filter((each) => each.card === null);

/** Whether the board offers an answer: all but those that are said at any time in one's turn. */
export const isOnBoard = (token: string): boolean => token !== "end" && token !== "spend";

/** Whether a card wants a seat. */
export const isAimed = (card: string, weapon: boolean): boolean => weapon || AIMED.has(card);

/** What to ask about when a card cannot be used on a seat. */
export function tokenToExplain(card: string, seat: number, weapon: boolean): string {
  if (weapon) return `strike ${card} ${seat}`;
  return card === "geisha" ? `play geisha ${seat} hand` : `play ${card} ${seat}`;
}

/** The next card to discard: they are asked for in the order of the hand. */
export function nextDiscard(hand: string[], going: number[], chosen: string[]): string | undefined {
  const cards = [...going].sort((a, b) => a - b).map((place) => hand[place]!);
  return cards[chosen.length];
}
