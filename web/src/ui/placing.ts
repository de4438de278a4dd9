/** Where a bubble goes so that it lies beside what it explains and wholly on the screen. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const AWAY = 8;
const EDGE = 6;

export function placeBeside(anchor: Box, bubble: Size, screen: Size): { x: number; y: number } {
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const above = anchor.top - bubble.height - AWAY;
  const below = anchor.top + anchor.height + AWAY;
  const fitsAbove = above >= EDGE;
  return {
    x: keepWithin(middle, screen.width - bubble.width),
    y: keepWithin(fitsAbove ? above : below, screen.height - bubble.height),
  };
}

const keepWithin = (place: number, room: number): number =>
  Math.round(Math.max(EDGE, Math.min(place, room - EDGE)));
