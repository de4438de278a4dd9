import { expect, test } from "vitest";
import { spreadLabels, drawErrorBand, chanceAt, drawLine, type Box } from "../../src/review/chart";

const BOX: Box = { width: 110, height: 120, left: 10, right: 0, top: 10, bottom: 10 };
const CURVE = [
  { step: 0, chances: [0.5, 0.5], errors: [0.1, 0.1] },
  { step: 10, chances: [1, 0], errors: [0, 0] },
];

test("a line goes from the left edge to the right, high where the chance is high", () => {
  expect(drawLine(BOX, CURVE, 0)).toBe("M10.0 60.0L110.0 10.0");
  expect(drawLine(BOX, CURVE, 1)).toBe("M10.0 60.0L110.0 110.0");
});

test("a band is two errors wide on each side, and closed", () => {
  expect(drawErrorBand(BOX, CURVE, 0)).toBe("M10.0 40.0L110.0 10.0L110.0 10.0L10.0 80.0Z");
});

test("between two points the chance is that of the one before", () => {
  expect(chanceAt(CURVE, 0, 7)).toBe(0.5);
  expect(chanceAt(CURVE, 0, 10)).toBe(1);
});

test("labels keep their order and their distance", () => {
  expect(spreadLabels([50, 10, 52, 51], 10, 90)).toEqual([50, 10, 70, 60]);
});

test("labels at the foot make room upwards, and leave those far above alone", () => {
  expect(spreadLabels([90, 10, 90, 91], 10, 95)).toEqual([75, 10, 85, 95]);
});
