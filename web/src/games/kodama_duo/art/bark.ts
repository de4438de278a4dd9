/** Bark as paths: the discs of each limb, joined into one outline. y is down, as in SVG. */
import type { Disc, Shape } from "../geometry/shapes";

export interface Bark {
  outline: string;
  /** Strokes along the limbs: the light side and the grain, with their widths. */
  light: { path: string; width: number }[];
  grain: string;
}

const drawn = new WeakMap<Shape, Bark>();

/** The bark of a drawing, worked out once. */
export function barkOf(shape: Shape): Bark {
  const known = drawn.get(shape);
  if (known) return known;
  const limbs = limbsOf(shape);
  const bark: Bark = {
    outline: limbs.map(outline).join(""),
    light: limbs.map((limb) => ({ path: along(limb, -0.32), width: mean(limb) * 0.5 })),
    grain: limbs.flatMap((limb) => [along(limb, 0.2, 3), along(limb, 0.58, 5)]).join(""),
  };
  drawn.set(shape, bark);
  return bark;
}

function limbsOf(shape: Shape): Disc[][] {
  const limbs: Disc[][] = [];
  for (const disc of shape.discs) (limbs[disc.limb] ??= []).push(disc);
  return limbs;
}

const mean = (limb: Disc[]): number => limb.reduce((sum, disc) => sum + disc.r, 0) / limb.length;

/** The side of a limb at one of its discs: a unit vector to the left of its growth, y up. */
function normal(limb: Disc[], n: number): [number, number] {
  const before = limb[Math.max(n - 1, 0)]!;
  const after = limb[Math.min(n + 1, limb.length - 1)]!;
  const dx = after.x - before.x;
  const dy = after.y - before.y;
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** A point beside a disc, `share` of its radius to the left. */
function beside(limb: Disc[], n: number, share: number): string {
  const disc = limb[n]!;
  const [nx, ny] = normal(limb, n);
  return `${(disc.x + nx * disc.r * share).toFixed(0)} ${(-disc.y - ny * disc.r * share).toFixed(0)}`;
}

/** Up one side, around the tip, and down the other. */
function outline(limb: Disc[]): string {
  const last = limb.length - 1;
  const steps = limb.map((_, n) => n).filter((n) => n % 3 === 0 || n === last);
  const left = steps.map((n) => beside(limb, n, 1));
  const right = steps.map((n) => beside(limb, n, -1)).reverse();
  const tip = limb[last]!.r.toFixed(0);
  const foot = limb[0]!.r.toFixed(0);
  return `M${left.join("L")}A${tip} ${tip} 0 0 1 ${right.join("L")}A${foot} ${foot} 0 0 1 ${left[0]}Z`;
}

/** A line along a limb, off its middle; `every` breaks it into dashes of the brush. */
function along(limb: Disc[], share: number, every = 0): string {
  const steps = limb.map((_, n) => n).filter((n) => n % 3 === 0 && n < limb.length - 2);
  const marks = steps.map((n, place) => {
    const lifts = place === 0 || (every > 0 && place % every === 0);
    return `${lifts ? "M" : "L"}${beside(limb, n, share)}`;
  });
  return marks.join("");
}
