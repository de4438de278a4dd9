/** Every card as the rules see it, from the file the server itself plays by. */
import data from "../../../../../src/chabudai/games/kodama_duo/geometry.json";
import type { Feature } from "../model/view";

export interface Disc {
  x: number;
  y: number;
  r: number;
  limb: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A drawing: its rectangle, mouth, bark and slots, from the middle of the card, y up. */
export interface Shape {
  key: string;
  halfWidth: number;
  halfHeight: number;
  radius: number;
  mouth: Point & { isUpright: boolean };
  discs: Disc[];
  slots: Point[];
}

/** A card by number: its drawing and what is printed in its slots. */
export interface Printed {
  shape: Shape;
  features: Feature[];
}

/** A drawing as the server writes it. */
export interface RawShape {
  half_width: number;
  half_height: number;
  radius: number;
  mouth: { x: number; y: number; is_upright: boolean } | null;
  discs: number[][];
  slots: number[][];
}

export const SIN: readonly number[] = data.sin;
export const COS: readonly number[] = data.cos;
export const TOLERANCE = data.tolerance;
export const LEAST_CONTACT = data.least_contact;
export const FEATURE_RADIUS = data.feature_radius;
export const HALF_MOUTH = data.half_mouth;
export const USUAL_CAP = data.cap;
export const SMALL_TABLE = { width: data.small_table[0]!, height: data.small_table[1]! };
export const N_SLOTS = 4;

const SHAPES = new Map(
  Object.entries(data.shapes as Record<string, RawShape>).map(([key, raw]) => [
    key,
    readShape(key, raw),
  ]),
);

/** Every card by number; the trunks are the first and the last. */
export const CARDS: readonly Printed[] = data.cards.map((card) => ({
  shape: SHAPES.get(card.shape)!,
  features: card.features as Feature[],
}));
export const TRUNKS = [0, CARDS.length - 1];

export function readShape(key: string, raw: RawShape): Shape {
  const mouth = raw.mouth ?? { x: 0, y: 0, is_upright: false };
  return {
    key,
    halfWidth: raw.half_width,
    halfHeight: raw.half_height,
    radius: raw.radius,
    mouth: { x: mouth.x, y: mouth.y, isUpright: mouth.is_upright },
    discs: raw.discs.map(([x, y, r, limb]) => ({ x: x!, y: y!, r: r!, limb: limb! })),
    slots: raw.slots.map(([x, y]) => ({ x: x!, y: y! })),
  };
}

/** The trunk that shows a feature. */
export function findTrunk(feature: Feature): number {
  return TRUNKS.find((card) => CARDS[card]!.features[0] === feature) ?? TRUNKS[0]!;
}
