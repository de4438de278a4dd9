/** The view of a table of Samurai Sword, as the server sends it to a seat. */
import type { CardLine, View } from "../../contract";

export interface Player {
  seat: number;
  role: string | null;
  character: string;
  resilience: number;
  full: number;
  honor: number;
  cards: number;
  armor: number;
  fast_draw: number;
  focus: number;
  harmless: boolean;
  /** Cards this viewer is sure of. */
  known: string[];
}

export interface Asked {
  seat: number;
  question: "play" | "draw" | "bushido" | "discard" | "defend" | "answer";
  by?: number;
  card?: string;
  wounds?: number;
  count?: number;
  chosen?: string[];
}

/** The Difficulty of an attack and its terms. */
export interface Terms {
  steps: number;
  armor: number;
  benkei: number;
  total: number;
}

export interface SeatLine {
  seat: number;
  role: string;
  team: string;
  honor: number;
  times: number;
  daimyo: number;
  points: number;
}

export interface SamuraiView {
  seats: number;
  over: boolean;
  winners: number[];
  turn: number;
  weapons_played: number;
  weapon_limit: number;
  deck: number;
  discard: string[];
  box: string[];
  limbo: string | null;
  bushido: number | null;
  reshuffles: number;
  strikes: number[][];
  setup: {
    samurai: number;
    ninja: number;
    ronin: number;
    times: Record<"shogun" | "samurai" | "ninja" | "ronin", number>;
    stars_double: boolean;
  };
  viewer: number | null;
  asked: Asked | null;
  players: Player[];
  hand: string[] | null;
  difficulty: Terms[] | null;
  /** What each Weapon of my hand would deal to every seat. */
  landing: Record<string, number[]> | null;
  breakdown?: { seats: SeatLine[] };
  box_roles?: string[];
  hands?: string[][];
}

export const asSamurai = (view: View): SamuraiView => view as unknown as SamuraiView;

export type Property = "armor" | "fast-draw" | "focus" | "bushido";

/** The Properties that lie before a seat, with how many of each. */
export function propertiesOf(view: SamuraiView, seat: number): [Property, number][] {
  const player = view.players[seat]!;
  const all: [Property, number][] = [
    ["armor", player.armor],
    ["fast-draw", player.fast_draw],
    ["focus", player.focus],
    ["bushido", view.bushido === seat ? 1 : 0],
  ];
  return all.filter(([, count]) => count > 0);
}

/** Whether a card is a Weapon: only Weapons have a reach. */
export const isWeapon = (card: string, cards: Map<string, CardLine>): boolean =>
  "reach" in (cards.get(card)?.figures ?? {});
