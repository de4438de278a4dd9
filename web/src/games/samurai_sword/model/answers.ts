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
  /** Why it might be regretted. */
  warn: string;
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

/** The board offers every answer. */
export const isOnBoard = (): boolean => true;

/** Whether a card wants a seat. */
export const isAimed = (card: string, weapon: boolean): boolean => weapon || AIMED.has(card);

/** What to ask about when a card cannot be used on a seat. */
export function tokenToExplain(card: string, seat: number, weapon: boolean): string {
  if (weapon) return `strike ${card} ${seat}`;
  return card === "geisha" ? `play geisha ${seat} hand` : `play ${card} ${seat}`;
}

/** The next card to discard, in the order in which they were chosen: the last one lies on top. */
export function nextDiscard(hand: string[], going: number[], sent: string[]): string | undefined {
  const place = going[sent.length];
  return place === undefined ? undefined : hand[place];
}

/** Where in the hand the cards lie that are chosen already, each once. */
export function placesOf(hand: string[], chosen: string[]): number[] {
  const places: number[] = [];
  for (const card of chosen) {
    const place = hand.findIndex((each, at) => each === card && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}
