/** The view of a table of Kodama Duo, as the server sends it. Lengths are tenths of a
 *  millimetre. */

export const FEATURES = ["caterpillar", "cloud", "firefly", "flower", "mushroom", "star"] as const;
export type Feature = (typeof FEATURES)[number];
export type Season = "spring" | "summer" | "fall";

/** A card of a tree; `card` is its number or "trunk". */
export interface Laid {
  card: string;
  x: number;
  y: number;
  angle: number;
  parent: number | null;
  depth: number;
  end: boolean;
  /** What counts in each slot: the token's feature, else the printed one. */
  features: Feature[];
  tokens: (Feature | null)[];
}

export interface Player {
  seat: number;
  score: number;
  growing: number;
  decrees: number[];
  track: number;
  laps: number;
  trunk: Feature;
  occurrences: number;
  tokens: number;
  hand: number;
  scored: { card: string; season: Season; points: number }[];
  held: number[];
  draft: number;
  known: number[];
  ready: boolean;
  tree: Laid[];
}

/** The most a card could score on each tree. */
export interface Prospect {
  card: number;
  most: number[];
}

/** A place on offer, and what it brings. */
export interface Offer {
  place: string;
  card: number;
  on: string;
  points: number;
  bonus: number;
  kodama: number;
  roomiest: boolean;
}

/** A feature that a token may cover. */
export interface FreeSlot {
  put: string;
  card: string;
  slot: number;
  over: Feature;
  kodama: number;
}

export interface Asked {
  seat: number;
  question: "hide" | "split" | "choose" | "place" | "claim" | "put" | "draft" | "score";
  prospects?: Prospect[];
  places?: Offer[];
  slots?: FreeSlot[];
  tokens?: { feature: Feature; from: number | null }[];
  card?: number;
  second?: boolean;
  feature?: Feature;
}

/** A seat's points with their terms, once the game is over. */
export interface SeatLine {
  seat: number;
  points: number;
  growing: number;
  cards: { card: number; on: string; points: number }[];
  decrees: { season: Season; decree: string; points: number }[];
  kodama: { season: Season; card: string; points: number }[];
  trunk: Feature;
  occurrences: number;
}

export interface DuoView {
  viewer: number | null;
  over: boolean;
  winners: number[];
  season: Season;
  round: number;
  decree: string;
  decrees: string[];
  cap: number;
  converted: Feature | null;
  becomes: Feature | null;
  splitter: number;
  opener: number;
  draft_variant: boolean;
  small_table: boolean;
  protects_trunk: boolean;
  deck: number;
  discard: number[];
  supply: Feature[];
  players: Player[];
  own_branches: Record<string, Feature[]>;
  asked: Asked | null;
  revealed: (number | null)[];
  single: number | null;
  pair: (number | null)[] | null;
  hidden: number | null;
  hand: { card: string; worth: number }[] | null;
  draft: number[] | null;
  answer: string | null;
  breakdown?: { seats: SeatLine[]; winners: number[]; why: string };
  unscored?: string[];
}
