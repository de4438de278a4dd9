/** The card that is being laid: where it is wanted, where the magnet holds it, and the verdict. */
import { fullTurn, nearestLegal } from "./magnet";
import { judge, type Verdict } from "./placement";
import type { Point, Printed } from "./shapes";
import type { Grown, Pose, Terms } from "./tree";

/** What a card is laid on. */
export interface Ground {
  tree: Grown[];
  terms: Terms;
  printed: (card: number) => Printed;
}

export class Laying {
  card = $state<number | null>(null);
  wanted = $state.raw<Omit<Pose, "card">>({ x: 0, y: 0, angle: 0 });
  /** Whether the magnet is off, for moves by the tenth of a millimetre. */
  isLoose = $state(false);
  /** Whether it is held by a hand right now. */
  isHeld = $state(false);

  printed: Printed | null = $derived.by(() =>
    this.card === null ? null : this.ground().printed(this.card),
  );
  pose: Pose | null = $derived.by(() => this.held());
  verdict: Verdict | null = $derived.by(() => {
    const { tree, terms } = this.ground();
    return this.printed && this.pose ? judge(tree, terms, this.printed, this.pose) : null;
  });
  isLegal = $derived(this.verdict?.reasons.length === 0);

  constructor(private readonly ground: () => Ground) {}

  private held(): Pose | null {
    if (this.card === null || !this.printed) return null;
    const { tree, terms } = this.ground();
    const near = this.isLoose ? null : nearestLegal(tree, terms, this.printed, this.wanted);
    return { card: this.card, ...(near ?? this.wanted) };
  }

  take(card: number): void {
    this.card = card;
    this.isLoose = false;
  }

  /** Take a card and put it exactly there. */
  put(pose: Pose): void {
    this.take(pose.card);
    this.wanted = { x: pose.x, y: pose.y, angle: pose.angle };
  }

  letGo(): void {
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
    this.wanted = { ...this.wanted, angle: fullTurn(angle) };
  }

  /** What the magnet holds is what is wanted from now on. */
  settle(): void {
    if (this.pose) this.wanted = { x: this.pose.x, y: this.pose.y, angle: this.pose.angle };
  }
}
