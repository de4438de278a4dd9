/** Win probabilities as SVG paths in a box of pixels. */
import type { Point } from "../wire";

export interface Box {
  width: number;
  height: number;
  /** Room around the lines. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where an action lies from left to right. */
export function xOfStep(box: Box, step: number, last: number): number {
  return box.left + (step / Math.max(1, last)) * (box.width - box.left - box.right);
}

/** Where a chance lies from top to bottom. */
export function yOfChance(box: Box, chance: number): number {
  return box.top + (1 - chance) * (box.height - box.top - box.bottom);
}

/** The line of one seat. */
export function drawLine(box: Box, curve: Point[], seat: number): string {
  const last = curve.at(-1)?.step ?? 0;
  const corner = (point: Point): string =>
    `${xOfStep(box, point.step, last).toFixed(1)} ${yOfChance(box, point.chances[seat] ?? 0).toFixed(1)}`;
  return `M${curve.map(corner).join("L")}`;
}

/** How far the line of one seat may be off: two standard errors up and down. */
export function drawErrorBand(box: Box, curve: Point[], seat: number): string {
  const last = curve.at(-1)?.step ?? 0;
  const edge = (point: Point, side: number): string => {
    const far = (point.chances[seat] ?? 0) + side * 2 * (point.errors[seat] ?? 0);
    const chance = Math.min(1, Math.max(0, far));
    return `${xOfStep(box, point.step, last).toFixed(1)} ${yOfChance(box, chance).toFixed(1)}`;
  };
  const back = curve.map((point) => edge(point, -1)).reverse();
  return `M${[...curve.map((point) => edge(point, 1)), ...back].join("L")}Z`;
}

/** The chance of a seat right at or before a step. */
export function chanceAt(curve: Point[], seat: number, step: number): number {
  const before = curve.filter((point) => point.step <= step);
  return (before.at(-1) ?? curve[0])?.chances[seat] ?? 0;
}

/** Places for labels beside the ends of lines, so far apart that none hides another, and none lower
 *  than there is room. */
export function spreadLabels(wanted: number[], distance: number, lowest: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  order.forEach((place, rank) => {
    const before = order[rank - 1];
    if (before !== undefined) found[place] = Math.max(found[place]!, found[before]! + distance);
  });
  order.forEach((place, rank) => {
    const room = lowest - (order.length - 1 - rank) * distance;
    found[place] = Math.min(found[place]!, room);
  });
  return found;
}
