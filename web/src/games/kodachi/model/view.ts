/** The view of a table of Kodachi, as the server sends it to a seat. */
import type { View } from "../../contract";

export type Approach = "stealth" | "strength";

/** A card that can be had: every way to say so, and the one that costs least. */
export interface Offer {
  card: string;
  propose: string;
  tokens: string[];
}

/** The question that is open; each question says more in its own way. */
export interface Asked {
  seat: number;
  question: "declare" | "fight" | "take" | "drop" | "shape";
  guard?: string;
  stealth?: number;
  strength?: number;
  twin?: boolean;
  /** The guard that comes second on the same card. */
  second?: number | null;
  approach?: Approach;
  than?: number;
  total?: number;
  dojo?: string | null;
  cards?: string[];
  won?: boolean;
  winning?: string[];
  can_win?: boolean;
  hopeless?: boolean;
  /** Answers after which nothing in hand can win any more. */
  losing?: string[];
  ready?: number;
  takes?: number;
  coins?: number;
  offers?: Offer[];
  count?: number;
  chosen?: string[];
}

export interface RumorLine {
  scores: string;
  count: number;
  worth: number;
  points: number;
}

export interface SeatLine {
  seat: number;
  points: number;
  envoys: number;
  skills: number;
  rumors: RumorLine[];
  tokens: number;
  treasures: number;
  envoy_count: number;
  skill_count: number;
}

export interface Player {
  seat: number;
  cards: number;
  known: string[];
  deck: number;
  discard: string[];
  owned: string[];
  treasures: string[];
  kinds: string[];
  tokens: string[];
  score: SeatLine;
}

export interface Stack {
  clan: string;
  names: Record<string, string>;
  tokens: number[];
}

export interface KodachiView {
  seats: number;
  viewer: number | null;
  asked: Asked | null;
  over: boolean;
  winners: number[];
  first: number;
  turn: number;
  round: number;
  ending: boolean;
  approach: Approach | null;
  beaten: number;
  failed: boolean;
  takes: number;
  coins: number;
  house_row: (string | null)[];
  guard_row: (string | null)[];
  played: string[];
  house_deck: number;
  house_discard: string[];
  guard_deck: number;
  guard_discard: string[];
  next_elite: boolean | null;
  next_guards: Record<string, number>;
  stacks: Stack[];
  players: Player[];
  hand: string[] | null;
  deck_cards: string[] | null;
  /** The points that each house card of the display would give me now. */
  worth: Record<string, number>;
  hands?: string[][];
}

export const asKodachi = (view: View): KodachiView => view as unknown as KodachiView;
