import { expect, test } from "vitest";
import { placeBeside } from "../../src/ui/placing";

const SCREEN = { width: 390, height: 844 };
const BUBBLE = { width: 200, height: 60 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

test("a bubble lies above the middle of what it explains", () => {
  expect(placeBeside(anchorAt(185, 400), BUBBLE, SCREEN)).toEqual({ x: 95, y: 332 });
});

test("a bubble lies below what is at the top of the screen", () => {
  expect(placeBeside(anchorAt(185, 10), BUBBLE, SCREEN)).toEqual({ x: 95, y: 38 });
});

test.each([
  [0, 0],
  [370, 0],
  [0, 824],
  [370, 824],
  [-50, 900],
])("a bubble stays on the screen beside %i, %i", (left, top) => {
  const { x, y } = placeBeside(anchorAt(left, top), BUBBLE, SCREEN);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + BUBBLE.width).toBeLessThanOrEqual(SCREEN.width);
  expect(y + BUBBLE.height).toBeLessThanOrEqual(SCREEN.height);
});
