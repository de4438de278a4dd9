/** Which part of the ground is in view. World units are tenths of a millimetre, y down as in
 *  SVG. */
import { cornersOf } from "../geometry/placement";
import type { Point } from "../geometry/shapes";
import type { Grown } from "../geometry/tree";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How much air is around a tree that is only looked at. */
export const USUAL_AIR = 120;
const NEAREST = 900;
const FARTHEST = 12000;
/** The strip of ground below a tree. */
const GROUND = 220;

/** The space a tree takes up, with this much air around it and a strip of ground below. */
export function frameOf(tree: Grown[], air: number): Frame {
  const points = tree.flatMap((grown) => cornersOf(grown.shape, grown));
  return {
    left: Math.min(...points.map((point) => point.x)) - air,
    right: Math.max(...points.map((point) => point.x)) + air,
    top: -Math.max(...points.map((point) => point.y)) - air,
    bottom: GROUND,
  };
}

/** A frame that holds both. */
function around(one: Frame, two: Frame | null): Frame {
  if (!two) return one;
  return {
    left: Math.min(one.left, two.left),
    right: Math.max(one.right, two.right),
    top: Math.min(one.top, two.top),
    bottom: Math.max(one.bottom, two.bottom),
  };
}

export class Camera {
  middle = $state.raw<Point>({ x: 0, y: -600 });
  /** How many units fit across. */
  span = $state(2400);
  /** The size of the picture on the screen, in pixels. */
  width = $state(1);
  height = $state(1);
  /** Whether somebody has looked around by hand: then the tree is not brought into view by itself. */
  isHeld = $state(false);
  /** What is to be seen besides the tree: wherever a card was tried. */
  private besides = $state.raw<Frame | null>(null);

  /** Units per pixel. */
  unit = $derived(this.span / this.width);
  box = $derived(
    [
      this.middle.x - this.span / 2,
      this.middle.y - (this.height * this.unit) / 2,
      this.span,
      this.height * this.unit,
    ].join(" "),
  );

  /** Bring a tree into view, with what is to be seen besides; from no nearer than so many units
   *  per pixel. */
  fit(tree: Frame, leastUnit = 0): void {
    this.bring(around(tree, this.besides), leastUnit);
    this.isHeld = false;
  }

  /** How many units a pixel is when this frame is brought into view. */
  unitFor(frame: Frame): number {
    const shape = this.width / this.height;
    const wide = frame.right - frame.left;
    const high = frame.bottom - frame.top;
    return Math.max(wide, high * shape, NEAREST) / this.width;
  }

  private bring(frame: Frame, leastUnit = 0): void {
    const shape = this.width / this.height;
    this.span = Math.max(this.unitFor(frame), leastUnit) * this.width;
    this.middle = { x: (frame.left + frame.right) / 2, y: frame.bottom - this.span / shape / 2 };
  }

  /** Have a frame in view from now on; who looks around by hand keeps what is seen as well. */
  show(frame: Frame): void {
    this.besides = around(frame, this.besides);
    if (!this.isHeld) return;
    const high = this.height * this.unit;
    const left = this.middle.x - this.span / 2;
    const top = this.middle.y - high / 2;
    const seen = { left, right: left + this.span, top, bottom: top + high };
    const isSeen = frame.left >= left && frame.right <= seen.right && frame.top >= top;
    if (!isSeen || frame.bottom - GROUND > seen.bottom) this.bring(around(frame, seen));
  }

  /** Nothing is to be seen any more but the tree. */
  forget(): void {
    this.besides = null;
  }

  /** Closer (less than 1) or farther, around a point of the ground. */
  zoom(by: number, around: Point = this.middle): void {
    const span = Math.min(Math.max(this.span * by, NEAREST), FARTHEST);
    const share = span / this.span;
    this.middle = {
      x: around.x + (this.middle.x - around.x) * share,
      y: around.y + (this.middle.y - around.y) * share,
    };
    this.span = span;
    this.isHeld = true;
  }

  /** Move the ground by pixels. */
  pan(dx: number, dy: number): void {
    this.middle = { x: this.middle.x - dx * this.unit, y: this.middle.y - dy * this.unit };
    this.isHeld = true;
  }

  /** The point of the ground below a point of the screen. */
  ground(client: Point, stage: DOMRect): Point {
    return {
      x: this.middle.x + (client.x - stage.left - stage.width / 2) * this.unit,
      y: this.middle.y + (client.y - stage.top - stage.height / 2) * this.unit,
    };
  }
}
