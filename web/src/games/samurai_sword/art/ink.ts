/** Colours and shapes that all cards are drawn with. Cards are paper in every light. */

export const INK = "#23222a";
export const PAPER = "#fbf8f1";
export const WASHI = "#e9e1cf";
export const INDIGO = "#2c4a7c";
export const RED = "#b23a22";
export const GOLD = "#c9a24a";
export const STEEL = "#d5dae1";
export const SHADE = "#8f98a5";
export const WOOD = "#b0803f";
export const BARK = "#6b4726";
export const MOSS = "#4b6340";
export const ROSE = "#e0a898";

/** One shape of a drawing: its path, its filling, its line and how wide that is. */
export type Stroke = [path: string, fill: string, line?: string, wide?: number, dash?: string];
export type Drawing = Stroke[];

const round = (value: number): number => Math.round(value * 10) / 10;

export const disc = (x: number, y: number, r: number, high = r): string =>
  `M${round(x - r)} ${y}a${r} ${high} 0 1 0 ${2 * r} 0a${r} ${high} 0 1 0 ${-2 * r} 0Z`;

export const box = (x: number, y: number, wide: number, high: number): string =>
  `M${x} ${y}h${wide}v${high}h${-wide}Z`;

/** The same shape turned around the middle, several times. */
export function around(
  times: number,
  shape: (turn: (x: number, y: number) => string) => string,
): string {
  return Array.from({ length: times }, (_, n) => {
    const angle = (2 * Math.PI * n) / times;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return shape(
      (x, y) =>
        `${round(100 + (x - 100) * cos - (y - 100) * sin)} ${round(100 + (x - 100) * sin + (y - 100) * cos)}`,
    );
  }).join("");
}

/** A star with so many points. */
export function star(x: number, y: number, out: number, inn: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const [r, angle] = [n % 2 ? inn : out, (Math.PI * n) / points - Math.PI / 2];
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Waves on waves, row by row; each row covers the feet of the one above. */
export function waves(wide: number, high: number, r: number): string[] {
  const row = (y: number, from: number): string => {
    let path = "";
    for (let x = from; x < wide + r; x += 2 * r)
      for (const part of [1, 0.68, 0.36])
        path += `M${round(x + r - r * part)} ${y}a${round(r * part)} ${round(r * part)} 0 0 1 ${round(2 * r * part)} 0`;
    return path;
  };
  return Array.from({ length: Math.ceil(high / r) * 2 + 2 }, (_, n) =>
    row((n * r) / 2, n % 2 ? 0 : -r),
  );
}

/** A sword upright: a blade that leans a little, a guard, a wrapped hilt. */
export function sword(
  tip: number,
  guard: number,
  end: number,
  wide: number,
  lean: number,
): Drawing {
  const [left, right, half] = [100 - wide, 100 + wide, (tip + guard) / 2];
  const wraps = Array.from({ length: Math.floor((end - guard - 6) / 12) }, (_, n) => {
    const y = guard + 7 + n * 12;
    return `M${left} ${y}l${2 * wide} 10m0 -10l${-2 * wide} 10`;
  }).join("");
  return [
    [
      `M${left} ${guard}Q${left - lean} ${half} ${100 + lean} ${tip}Q${right + lean * 0.9} ${tip + 22} ${right + lean * 0.1} ${half}Q${right - lean * 0.3} ${half + 30} ${right} ${guard}Z`,
      STEEL,
      INK,
      2.5,
    ],
    [
      `M100 ${guard - 2}Q${100 - lean * 0.8} ${half} ${100 + lean * 1.1} ${tip + 16}`,
      "none",
      SHADE,
      2,
    ],
    [box(left - 1, guard, 2 * wide + 2, end - guard), INK],
    [wraps, "none", GOLD, 2],
    [disc(100, guard, wide * 2.3, wide * 0.75), GOLD, INK, 2.5],
  ];
}

/** A long shaft, upright. */
export const shaft = (top: number, end: number, wide: number, fill: string): Stroke => [
  box(100 - wide, top, 2 * wide, end - top),
  fill,
  INK,
  2.5,
];
