/** May this card lie here? The five tests of R12 with the figures to draw them. The server has the
 *  last word: this is its own judging, so that a ghost can show the verdict while it moves. */
import {
  coversFeature,
  gapBetween,
  rotateInto,
  barkStretches,
  totalLength,
  normalizeTurn,
} from "./geometry";
import { scorePlacement } from "./runs";
import {
  COS,
  LEAST_CONTACT,
  N_SLOTS,
  SIN,
  TOLERANCE,
  type Point,
  type Printed,
  type Shape,
} from "./shapes";
import type { Grown, Pose, Terms } from "./tree";

export type Reason =
  "no-bark" | "touches-none" | "touches-several" | "covers" | "off-table" | "over-cap";

export interface Verdict {
  reasons: Reason[];
  /** Entries of the tree. */
  touched: number[];
  /** Of those touched, the one with most bark below the mouth. */
  parent: number | null;
  /** Along the mouth from its middle: start, end, … */
  stretches: number[];
  contact: number;
  /** entry · 4 + slot */
  covered: number[];
  lowest: number;
  overhang: Point[];
  points: number;
  cap: number;
}

type Place = Omit<Pose, "card">;

/** Every rule the pose breaks, and the figures to draw it. */
export function judgePose(tree: Grown[], terms: Terms, card: Printed, pose: Place): Verdict {
  const touched = touchedBy(tree, card.shape, pose);
  const contact = contactOn(tree, card.shape, touched, pose);
  const covered = coveredBy(tree, terms, card.shape, touched, pose);
  const score = touched.length === 1 ? scorePlacement(tree, terms, card.features, touched[0]!) : 0;
  const reasons: Reason[] = [];
  if (touched.length === 0) reasons.push("touches-none");
  else if (contact.contact < LEAST_CONTACT) reasons.push("no-bark");
  if (touched.length > 1) reasons.push("touches-several");
  if (covered.length) reasons.push("covers");
  if (hang(terms, card.shape, pose) > TOLERANCE) reasons.push("off-table");
  if (score > terms.cap) reasons.push("over-cap");
  return {
    reasons,
    touched,
    ...contact,
    covered,
    lowest: lowest(card.shape, pose),
    overhang: cornersOf(card.shape, pose).filter((corner) => hangsOver(terms, corner)),
    points: score,
    cap: terms.cap,
  };
}

/** The same verdict without its figures: the cheapest tests first. */
export function isLegal(tree: Grown[], terms: Terms, card: Printed, pose: Place): boolean {
  if (hang(terms, card.shape, pose) > TOLERANCE) return false;
  const touched = touchedBy(tree, card.shape, pose);
  if (touched.length !== 1) return false;
  if (coveredBy(tree, terms, card.shape, touched, pose).length) return false;
  if (contactOn(tree, card.shape, touched, pose).contact < LEAST_CONTACT) return false;
  return scorePlacement(tree, terms, card.features, touched[0]!) <= terms.cap;
}

function touchedBy(tree: Grown[], shape: Shape, pose: Place): number[] {
  const found: number[] = [];
  for (let entry = 0; entry < tree.length; entry++)
    if (touches(tree[entry]!, shape, pose)) found.push(entry);
  return found;
}

function touches(other: Grown, shape: Shape, pose: Place): boolean {
  const dx = pose.x - other.x;
  const dy = pose.y - other.y;
  const reach = shape.radius + other.shape.radius + 1;
  if (dx * dx + dy * dy > reach * reach) return false;
  const at = rotateInto(other.angle, dx, dy);
  return (
    gapBetween(shape, other.shape, at.x, at.y, normalizeTurn(pose.angle - other.angle)) <= TOLERANCE
  );
}

/** Test (a), on each card touched; the first with the longest contact is the parent. */
function contactOn(
  tree: Grown[],
  shape: Shape,
  touched: number[],
  pose: Place,
): Pick<Verdict, "parent" | "stretches" | "contact"> {
  let best: Pick<Verdict, "parent" | "stretches" | "contact"> = {
    parent: null,
    stretches: [],
    contact: 0,
  };
  for (const entry of touched) {
    const other = tree[entry]!;
    const at = rotateInto(other.angle, pose.x - other.x, pose.y - other.y);
    const found = barkStretches(
      shape,
      other.shape,
      at.x,
      at.y,
      normalizeTurn(pose.angle - other.angle),
    );
    if (best.parent === null || totalLength(found) > best.contact)
      best = { parent: entry, stretches: found, contact: totalLength(found) };
  }
  return best;
}

/** Test (c), on every card touched. */
function coveredBy(
  tree: Grown[],
  terms: Terms,
  shape: Shape,
  touched: number[],
  pose: Place,
): number[] {
  const found: number[] = [];
  for (const entry of touched) {
    if (entry === 0 && !terms.protectsTrunk) continue;
    const other = tree[entry]!;
    const at = rotateInto(other.angle, pose.x - other.x, pose.y - other.y);
    const turn = normalizeTurn(pose.angle - other.angle);
    for (let slot = 0; slot < other.features.length; slot++)
      if (coversFeature(shape, other.shape.slots[slot]!, at.x, at.y, turn))
        found.push(entry * N_SLOTS + slot);
  }
  return found;
}

/** Test (d), with the other edges of a small table: how far the card hangs over. */
function hang(terms: Terms, shape: Shape, { x, y, angle }: Place): number {
  const c = Math.abs(COS[angle]!);
  const s = Math.abs(SIN[angle]!);
  const tall = shape.halfWidth * s + shape.halfHeight * c;
  if (terms.tableWidth === 0) return tall - y;
  const wide = shape.halfWidth * c + shape.halfHeight * s;
  const aside = Math.abs(x) + wide - terms.tableWidth / 2;
  const above = y + tall - terms.tableHeight;
  return Math.max(tall - y, aside, above);
}

function lowest(shape: Shape, { y, angle }: Place): number {
  return y - (shape.halfWidth * Math.abs(SIN[angle]!) + shape.halfHeight * Math.abs(COS[angle]!));
}

/** The corners of a card on the table, counter-clockwise from its own bottom left. */
export function cornersOf(shape: Shape, { x, y, angle }: Place): Point[] {
  const c = COS[angle]!;
  const s = SIN[angle]!;
  const wx = c * shape.halfWidth;
  const wy = s * shape.halfWidth;
  const hx = -s * shape.halfHeight;
  const hy = c * shape.halfHeight;
  return [
    { x: x - wx - hx, y: y - wy - hy },
    { x: x + wx - hx, y: y + wy - hy },
    { x: x + wx + hx, y: y + wy + hy },
    { x: x - wx + hx, y: y - wy + hy },
  ];
}

function hangsOver(terms: Terms, { x, y }: Point): boolean {
  if (y < -TOLERANCE || terms.tableWidth === 0) return y < -TOLERANCE;
  return Math.abs(x) > terms.tableWidth / 2 + TOLERANCE || y > terms.tableHeight + TOLERANCE;
}
