/** Snaps a card to the nearest legal pose, if one is close. */
import { isLegal } from "../geometry/placement";
import type { Printed } from "../geometry/shapes";
import type { Grown, Pose, Terms } from "../geometry/tree";

type Place = Omit<Pose, "card">;

/** How far the magnet reaches, in tenths of a millimetre; a degree counts as DEGREE of them. */
const REACH = 130;
const DEGREE = 7;
const RADII = [0, 6, 12, 20, 30, 42, 56, 72, 90, 110, 130];
const TURNS = [0, 1, -1, 3, -3, 6, -6, 10, -10, 15, -15];
const HALVINGS = 6;

interface Step {
  dx: number;
  dy: number;
  turn: number;
  cost: number;
}

/** Ways to move a card a little, the smallest first. */
const STEPS: Step[] = RADII.flatMap((radius) =>
  TURNS.flatMap((turn) =>
    ring(radius).map(([dx, dy]) => ({ dx, dy, turn, cost: costOf(radius, turn) })),
  ),
)
  .filter((step) => step.cost > 0 && step.cost <= REACH)
  .sort((one, two) => one.cost - two.cost);

function costOf(radius: number, turn: number): number {
  return radius + DEGREE * Math.abs(turn);
}

function ring(radius: number): [number, number][] {
  const n = radius === 0 ? 1 : Math.round(8 + radius / 8);
  return Array.from({ length: n }, (_, at) => {
    const turn = (2 * Math.PI * at) / n;
    return [Math.round(radius * Math.cos(turn)), Math.round(radius * Math.sin(turn))];
  });
}

export const wholeDegrees = (angle: number): number => ((Math.round(angle) % 360) + 360) % 360;

/** The wanted pose if it is legal, else the nearest one that is, else null. */
export function nearestLegal(
  tree: Grown[],
  terms: Terms,
  card: Printed,
  wanted: Place,
): Place | null {
  if (isLegal(tree, terms, card, wanted)) return wanted;
  for (const step of STEPS) {
    const place = movePlace(wanted, step, 1);
    if (isLegal(tree, terms, card, place)) return shortenStep(tree, terms, card, wanted, step);
  }
  return null;
}

function movePlace(wanted: Place, step: Step, share: number): Place {
  return {
    x: wanted.x + Math.round(step.dx * share),
    y: wanted.y + Math.round(step.dy * share),
    angle: wholeDegrees(wanted.angle + step.turn * share),
  };
}

/** As little of a step as is still legal. */
function shortenStep(tree: Grown[], terms: Terms, card: Printed, wanted: Place, step: Step): Place {
  let best = movePlace(wanted, step, 1);
  let [low, high] = [0, 1];
  for (let n = 0; n < HALVINGS; n++) {
    const share = (low + high) / 2;
    const place = movePlace(wanted, step, share);
    if (isLegal(tree, terms, card, place)) [best, high] = [place, share];
    else low = share;
  }
  return best;
}
