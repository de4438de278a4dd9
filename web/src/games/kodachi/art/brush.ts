/** The inks and the strokes that emblems are made of, in a box of 100 by 100. */

/** The inks of the faces; cards are paper in both themes, so these do not change with it. */
export const INK = {
  paper: "#fbf8f1",
  washi: "#efe7d5",
  ink: "#23222a",
  faded: "#8b8372",
  indigo: "#2c4a7c",
  vermilion: "#b23a22",
  gold: "#c9a24a",
  umber: "#8a6a1f",
  moss: "#4b6340",
  jade: "#5f8a6b",
  clay: "#8c4f36",
  plum: "#5f4479",
  slate: "#5c616b",
  brown: "#7b5b3a",
} as const;
export type Tone = keyof typeof INK;

/** A stroke: its path, what fills it, what draws it and how wide. */
export type Stroke = [path: string, fill: Tone | null, line?: Tone | null, width?: number];

export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The same shape turned around the middle a few times. */
export function around(
  times: number,
  shape: (x: number, y: number, angle: number) => string,
  r: number,
): string {
  return Array.from({ length: times }, (_, i) => {
    const angle = (i * 2 * Math.PI) / times - Math.PI / 2;
    return shape(round(50 + r * Math.cos(angle)), round(50 + r * Math.sin(angle)), angle);
  }).join("");
}
const round = (n: number): number => Math.round(n * 10) / 10;

/** A throwing star, or the rim of a seal. */
export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const r = i % 2 ? inner : outer;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    return `${round(50 + r * Math.cos(angle))} ${round(50 + r * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** A piece of a circle around the middle. */
export function arc(angle: number, r: number, half: number): string {
  const at = (a: number): string => `${round(50 + r * Math.cos(a))} ${round(50 + r * Math.sin(a))}`;
  return `M${at(angle - half)}A${r} ${r} 0 0 1 ${at(angle + half)}`;
}

/** A leaf that points away from the middle. */
export function leaf(x: number, y: number, angle: number): string {
  const at = (far: number, side: number): string =>
    `${round(x + far * Math.cos(angle) - side * Math.sin(angle))} ${round(y + far * Math.sin(angle) + side * Math.cos(angle))}`;
  return `M${at(0, 0)}Q${at(18, 17)} ${at(37, 0)}Q${at(18, -17)} ${at(0, 0)}z`;
}
