/** Where the seats are around the table, in percent of its width and height. */

export interface Spot {
  x: number;
  y: number;
}

/** The place of whoever sits at the front, below the table. */
export const FRONT: Spot = { x: 50, y: 100 };

/** The spot of every seat, clockwise: the next one after the front sits at its left. */
export function seatSpots(seats: number, front: number, narrow: boolean): Spot[] {
  return Array.from({ length: seats }, (_, seat) => {
    const step = (seat - front + seats) % seats;
    if (step === 0) return FRONT;
    return narrow ? arc(step, seats - 1) : ellipse(step, seats);
  });
}

/** On a wide screen the table is an oval. */
function ellipse(step: number, seats: number): Spot {
  const angle = Math.PI * (0.5 + (2 * step) / seats);
  const x = 50 + 40 * Math.cos(angle);
  return { x: Math.min(88.5, Math.max(11.5, x)), y: Math.max(16, 50 + 38 * Math.sin(angle)) };
}

/** Upright there is an arc: up to four in a row above, two more at the sides of the middle. */
function arc(step: number, others: number): Spot {
  const sides = others > 4 ? 1 : 0;
  if (sides && step === 1) return { x: 12.5, y: 75 };
  if (sides && step === others) return { x: 87.5, y: 75 };
  const above = others - 2 * sides;
  const from = (step - sides - (above + 1) / 2) / above;
  return { x: 50 + 100 * from, y: 25 + 12 * from * from };
}

/** Whether the middle has seats at its sides and little room. */
export const isTight = (seats: number, narrow: boolean): boolean => narrow && seats > 5;

/** The order in which seats are read: from the front's left around the table. */
export function clockwiseOrder(seats: number, front: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (front + 1 + step) % seats);
}
