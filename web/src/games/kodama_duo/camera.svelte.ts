/** What part of the ground is looked at. World units are tenths of a millimetre, y down as in SVG. */
import { corners } from "./placement";
import type { Point } from "./shapes";
import type { Grown } from "./tree";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const NEAREST = 900;
const FARTHEST = 12000;

/** The space a tree takes up, with this much air around it and a strip of ground below. */
export function frameOf(tree: Grown[], air: number): Frame {
  const points = tree.flatMap((grown) => corners(grown.shape, grown));
  return {
    left: Math.min(...points.map((point) => point.x)) - air,
    right: Math.max(...points.map((point) => point.x)) + air,
    top: -Math.max(...points.map((point) => point.y)) - air,
    bottom: 220,
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

  /** Bring all of a frame into view. */
  fit(frame: Frame): void {
    const shape = this.width / this.height;
    const wide = frame.right - frame.left;
    const high = frame.bottom - frame.top;
    this.span = Math.max(wide, high * shape, NEAREST);
    this.middle = { x: (frame.left + frame.right) / 2, y: frame.bottom - this.span / shape / 2 };
    this.isHeld = false;
  }

  /** Bring a frame into view, if it is not, with as much as possible of what is seen now. */
  show(frame: Frame): void {
    const high = this.height * this.unit;
    const left = this.middle.x - this.span / 2;
    const top = this.middle.y - high / 2;
    const isSeen = frame.left >= left && frame.right <= left + this.span && frame.top >= top;
    if (isSeen && frame.bottom - 220 <= top + high) return;
    this.fit({
      left: Math.min(left, frame.left),
      right: Math.max(left + this.span, frame.right),
      top: Math.min(top, frame.top),
      bottom: Math.max(top + high, frame.bottom),
    });
    this.isHeld = true;
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
