/** Fingers, mouse and wheel on the ground: look around, or move and turn the card that is laid. */
import type { Camera } from "../scene/camera.svelte";
import type { GhostCard } from "./ghostCard.svelte";
import type { Point } from "../geometry/shapes";

type Grip = "ghost" | "turn" | "ground";
const TAP = 8;
const COARSE = 5;

const between = (one: Point, two: Point): Point => ({
  x: (one.x + two.x) / 2,
  y: (one.y + two.y) / 2,
});
const apart = (one: Point, two: Point): number => Math.hypot(two.x - one.x, two.y - one.y);
/** The direction from one point to another in degrees, counter-clockwise. */
const heading = (one: Point, two: Point): number =>
  (Math.atan2(one.y - two.y, two.x - one.x) * 180) / Math.PI;

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private grip: Grip = "ground";
  private start: Point = { x: 0, y: 0 };
  private tapped: string | null = null;
  /** What turning by a finger has not yet made a whole degree. */
  private rest = 0;

  constructor(
    private readonly camera: Camera,
    private readonly ghost: GhostCard | null,
    private readonly ontap: (mark: string) => void,
  ) {}

  down(event: PointerEvent, stage: SVGSVGElement): void {
    if (event.button > 0) return;
    const target = (event.target as Element).closest<SVGElement>("[data-grip],[data-mark]");
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size > 1) {
      this.tapped = null;
      return;
    }
    stage.setPointerCapture(event.pointerId);
    this.grip = (target?.dataset["grip"] as Grip | undefined) ?? "ground";
    this.tapped = target?.dataset["mark"] ?? null;
    this.start = { x: event.clientX, y: event.clientY };
    this.rest = 0;
    if (this.ghost && this.grip !== "ground") this.hold();
  }

  private hold(): void {
    this.ghost!.snap();
    this.ghost!.isLoose = false;
    this.ghost!.isHeld = true;
  }

  move(event: PointerEvent, stage: SVGSVGElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (apart(this.start, now) > TAP) this.tapped = null;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) this.withTwo(before, now, other, stage);
    else this.withOne(before, now, stage);
  }

  private withOne(before: Point, now: Point, stage: SVGSVGElement): void {
    if (this.grip === "ground") this.camera.pan(now.x - before.x, now.y - before.y);
    else if (this.grip === "ghost") this.carry(before, now);
    else this.point(now, stage);
  }

  private carry(before: Point, now: Point): void {
    const unit = this.camera.unit;
    const wanted = this.ghost!.wanted;
    this.ghost!.moveTo({
      x: wanted.x + (now.x - before.x) * unit,
      y: -wanted.y + (now.y - before.y) * unit,
    });
  }

  /** The handle stands above the card: turn the card so that it points to the finger. */
  private point(now: Point, stage: SVGSVGElement): void {
    const at = this.camera.ground(now, stage.getBoundingClientRect());
    const { x, y } = this.ghost!.wanted;
    this.ghost!.turnTo(heading({ x, y: -y }, at) - 90);
  }

  private withTwo(before: Point, now: Point, other: Point, stage: SVGSVGElement): void {
    const shift = between(before, other);
    const middle = between(now, other);
    if (this.grip === "ghost" && this.ghost) {
      this.carry(shift, middle);
      this.rest += heading(other, now) - heading(other, before);
      const whole = Math.round(this.rest);
      this.rest -= whole;
      this.ghost.turnBy(whole);
      return;
    }
    this.camera.pan(middle.x - shift.x, middle.y - shift.y);
    const ground = this.camera.ground(middle, stage.getBoundingClientRect());
    this.camera.zoom(apart(before, other) / Math.max(apart(now, other), 1), ground);
  }

  up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size > 0) return;
    if (this.ghost?.isHeld) {
      this.ghost.isHeld = false;
      this.ghost.snap();
    }
    if (this.tapped !== null && event.type === "pointerup") this.ontap(this.tapped);
    this.tapped = null;
    this.grip = "ground";
  }

  /** The wheel turns the card below it, and otherwise brings the ground closer. */
  wheel(event: WheelEvent, stage: SVGSVGElement): void {
    event.preventDefault();
    const onGhost = (event.target as Element).closest("[data-grip]") !== null || this.ghost?.isHeld;
    const rolled = event.deltaY || event.deltaX;
    if (this.ghost && onGhost && !event.ctrlKey) {
      this.ghost.turnBy(-Math.sign(rolled) * (event.shiftKey ? 1 : COARSE));
      return;
    }
    const at = this.camera.ground(
      { x: event.clientX, y: event.clientY },
      stage.getBoundingClientRect(),
    );
    this.camera.zoom(Math.exp(rolled * 0.0012), at);
  }
}
