/** Where two cards meet. Every sum and product keeps the order it has on the server, so that both
 *  come to the same verdict to the last bit. `x, y, turn` is the pose of the new card as the other
 *  card sees it, from its own middle and turned upright. */
import {
  COS,
  FEATURE_RADIUS,
  HALF_MOUTH,
  SIN,
  TOLERANCE,
  type Disc,
  type Point,
  type Shape,
} from "./shapes";

/** A point, a direction and the stretch of the line that lies on the other card. */
export interface Mouth {
  x: number;
  y: number;
  ux: number;
  uy: number;
  low: number;
  high: number;
}

export const normalizeTurn = (turn: number): number => (turn < 0 ? turn + 360 : turn);

/** A vector as a card turned by this angle sees it. */
export function rotateInto(angle: number, x: number, y: number): Point {
  const c = COS[angle]!;
  const s = SIN[angle]!;
  return { x: c * x + s * y, y: c * y - s * x };
}

/** How far apart two cards are along the best of their edge normals; negative: how deep. */
export function gapBetween(card: Shape, other: Shape, x: number, y: number, turn: number): number {
  const c = COS[turn]!;
  const s = SIN[turn]!;
  const ac = Math.abs(c);
  const az = Math.abs(s);
  return Math.max(
    Math.abs(x) - (other.halfWidth + card.halfWidth * ac + card.halfHeight * az),
    Math.abs(y) - (other.halfHeight + card.halfWidth * az + card.halfHeight * ac),
    Math.abs(c * x + s * y) - (card.halfWidth + other.halfWidth * ac + other.halfHeight * az),
    Math.abs(c * y - s * x) - (card.halfHeight + other.halfWidth * az + other.halfHeight * ac),
  );
}

/** Whether the card lies over a feature of the other; to touch its rim is no covering. */
export function coversFeature(
  card: Shape,
  slot: Point,
  x: number,
  y: number,
  turn: number,
): boolean {
  const c = COS[turn]!;
  const s = SIN[turn]!;
  const dx = slot.x - x;
  const dy = slot.y - y;
  const beside = Math.max(Math.abs(c * dx + s * dy) - card.halfWidth, 0);
  const above = Math.max(Math.abs(c * dy - s * dx) - card.halfHeight, 0);
  return beside * beside + above * above < FEATURE_RADIUS * FEATURE_RADIUS;
}

/** The mouth of the card, clipped to the other card grown by the tolerance. */
export function mouthOn(card: Shape, other: Shape, x: number, y: number, turn: number): Mouth {
  const c = COS[turn]!;
  const s = SIN[turn]!;
  const mx = x + c * card.mouth.x - s * card.mouth.y;
  const my = y + s * card.mouth.x + c * card.mouth.y;
  const ux = card.mouth.isUpright ? -s : c;
  const uy = card.mouth.isUpright ? c : s;
  const across = clip(mx, ux, other.halfWidth + TOLERANCE, [-HALF_MOUTH, HALF_MOUTH]);
  const [low, high] = clip(my, uy, other.halfHeight + TOLERANCE, across);
  return { x: mx, y: my, ux, uy, low, high };
}

type Stretch = [number, number];

/** The part of a stretch where middle + slope · t stays within ± limit; empty if low > high. */
function clip(middle: number, slope: number, limit: number, [low, high]: Stretch): Stretch {
  if (slope === 0) return Math.abs(middle) <= limit ? [low, high] : [high, low];
  const one = (-limit - middle) / slope;
  const two = (limit - middle) / slope;
  const [enter, leave] = one > two ? [two, one] : [one, two];
  return [enter > low ? enter : low, leave < high ? leave : high];
}

/** The part of the mouth that one disc of bark lies under; empty if the start is not less. */
function chord(disc: Disc, mouth: Mouth): Stretch {
  const dx = disc.x - mouth.x;
  const dy = disc.y - mouth.y;
  const off = dx * mouth.uy - dy * mouth.ux;
  const square = disc.r * disc.r - off * off;
  if (square <= 0) return [0, 0];
  const along = dx * mouth.ux + dy * mouth.uy;
  const half = Math.sqrt(square);
  const start = along - half;
  const end = along + half;
  return [start > mouth.low ? start : mouth.low, end < mouth.high ? end : mouth.high];
}

/** Where along the mouth there is bark below: starts and ends by turns, from its middle. */
export function barkStretches(
  card: Shape,
  other: Shape,
  x: number,
  y: number,
  turn: number,
): number[] {
  const mouth = mouthOn(card, other, x, y, turn);
  if (mouth.low > mouth.high) return [];
  const chords = other.discs
    .map((disc) => chord(disc, mouth))
    .filter(([start, end]) => end > start);
  chords.sort((one, two) => one[0] - two[0] || one[1] - two[1]);
  return joinStretches(chords);
}

/** Sorted stretches with those that overlap made one. */
function joinStretches(chords: Stretch[]): number[] {
  const ends: number[] = [];
  for (const [start, end] of chords) {
    const last = ends.length - 1;
    if (last < 0 || start > ends[last]!) ends.push(start, end);
    else if (end > ends[last]!) ends[last] = end;
  }
  return ends;
}

/** The length of all stretches together. */
export function totalLength(ends: number[]): number {
  let length = 0;
  for (let n = 0; n < ends.length; n += 2) length += ends[n + 1]! - ends[n]!;
  return length;
}
