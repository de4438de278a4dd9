/** The card that is being laid: where it is wanted, where the magnet holds it, and the verdict. */
import { wholeDegrees, nearestLegal } from "./magnet";
import { judgePose, type Verdict } from "../geometry/placement";
import type { Point, Printed } from "../geometry/shapes";
import type { Grown, Pose, Terms } from "../geometry/tree";

/** What a card is laid on. */
export interface Ground {
  tree: Grown[];
  terms: Terms;
  cardOf: (card: number) => Printed;
}

export class GhostCard {
  card = $state<number | null>(null);
  wanted = $state.raw<Omit<Pose, "card">>({ x: 0, y: 0, angle: 0 });
  /** Whether the magnet is off, for moves by the tenth of a millimetre. */
  isLoose = $state(false);
  /** Whether it is held by a hand right now. */
  isHeld = $state(false);

  face: Printed | null = $derived.by(() =>
    this.card === null ? null : this.ground().cardOf(this.card),
  );
  pose: Pose | null = $derived.by(() => this.findPose());
  verdict: Verdict | null = $derived.by(() => {
    const { tree, terms } = this.ground();
    return this.face && this.pose ? judgePose(tree, terms, this.face, this.pose) : null;
  });
  isLegal = $derived(this.verdict?.reasons.length === 0);

  constructor(private readonly ground: () => Ground) {}

  private findPose(): Pose | null {
    if (this.card === null || !this.face) return null;
    const { tree, terms } = this.ground();
    const near = this.isLoose ? null : nearestLegal(tree, terms, this.face, this.wanted);
    return { card: this.card, ...(near ?? this.wanted) };
  }

  pickUp(card: number): void {
    this.card = card;
    this.isLoose = false;
  }

  /** Take a card and put it exactly there. */
  placeAt(pose: Pose): void {
    this.pickUp(pose.card);
    this.wanted = { x: pose.x, y: pose.y, angle: pose.angle };
  }

  putBack(): void {
    this.card = null;
    this.isHeld = false;
  }

  /** Want it with its middle at this point of the ground (y down). */
  moveTo(point: Point): void {
    this.wanted = { ...this.wanted, x: Math.round(point.x), y: Math.round(-point.y) };
  }

  moveBy(dx: number, dy: number): void {
    this.wanted = { ...this.wanted, x: this.wanted.x + dx, y: this.wanted.y + dy };
  }

  /** Turn it counter-clockwise. */
  turnBy(degrees: number): void {
    this.turnTo(this.wanted.angle + degrees);
  }

  turnTo(angle: number): void {
    this.wanted = { ...this.wanted, angle: wholeDegrees(angle) };
  }

  /** What the magnet holds is what is wanted from now on. */
  snap(): void {
    if (this.pose) this.wanted = { x: this.pose.x, y: this.pose.y, angle: this.pose.angle };
  }
}
