/** The treasures, the crests of the clans, and the signs of the table. */
import { arc, around, leaf, ring, star, type Stroke } from "./brush";

export const TREASURES: Record<string, Stroke[]> = {
  fan: [
    ["M50 88L8 38A58 58 0 0 1 92 38z", "vermilion", "ink", 3],
    ["M50 88L24 47A38 38 0 0 1 76 47z", "paper", "ink", 2],
    ["M50 88L30 26M50 88L50 20M50 88L70 26", null, "ink", 2.5],
    [ring(50, 86, 5), "gold", "ink", 2],
  ],
  scroll: [
    ["M22 26h56v48h-56z", "washi", "ink", 3],
    ["M34 38h32M34 50h32M34 62h20", null, "faded", 4],
    ["M14 16h12v68h-12zM74 16h12v68h-12z", "umber", "ink", 3],
  ],
  vase: [
    ["M36 10h28l-5 16c24 10 26 46 5 64h-28c-21-18-19-54 5-64z", "clay", "ink", 3],
    ["M25 52q25 12 50 0M26 62q24 12 48 0", null, "washi", 4],
  ],
  jade: [
    ["M50 26V6M42 6H58", null, "vermilion", 6],
    [ring(50, 58, 34), "jade", "ink", 3],
    [ring(50, 58, 13), "paper", "ink", 3],
    ["M28 48a24 24 0 0 1 12-13", null, "paper", 4],
  ],
  gold: [
    [ring(50, 50, 42), "gold", "ink", 3],
    [ring(50, 50, 33), null, "umber", 2.5],
    ["M38 38h24v24h-24z", "paper", "ink", 3],
  ],
  coin: [
    ["M14 14H86V86H14z", "slate", "ink", 3],
    [ring(50, 50, 30), "gold", "ink", 3],
    ["M41 41h18v18h-18z", "slate", "ink", 2.5],
  ],
  any: [
    [ring(50, 50, 36), "paper"],
    [around(8, (_x, _y, angle) => arc(angle, 36, 0.24), 0), null, "ink", 6],
  ],
  pair: [
    [ring(33, 50, 29), "paper", "ink", 6],
    [ring(67, 50, 29), null, "ink", 6],
  ],
};

export const CLANS: Record<string, Stroke[]> = {
  // a camellia of five petals
  red: [
    [ring(50, 50, 46), "vermilion", "ink", 3],
    [around(5, (x, y) => ring(x, y, 14), 20), "paper"],
    [ring(50, 50, 9), "vermilion"],
  ],
  // three waves
  blue: [
    [ring(50, 50, 46), "indigo", "ink", 3],
    [
      "M14 44c12-16 24-16 36 0s24 16 36 0M12 60c13-16 25-16 38 0s25 16 38 0M22 76c9-12 19-12 28 0s19 12 28 0",
      null,
      "paper",
      7,
    ],
  ],
  // bamboo leaves
  green: [
    [ring(50, 50, 46), "moss", "ink", 3],
    [around(3, (x, y, a) => leaf(x, y, a), 4), "paper"],
  ],
};

export const SIGNS: Record<string, Stroke[]> = {
  shuriken: [
    [star(4, 46, 15), "ink", "ink", 2],
    [ring(50, 50, 8), "paper"],
  ],
  strength: [["M50 6L90 52H68V94H32V52H10z", "vermilion", "ink", 3]],
  stealth: [["M50 94L10 48H32V6H68V48H90z", "indigo", "ink", 3]],
  switch: [
    ["M30 92V34H16L36 8L56 34H42V92z", "vermilion", "ink", 2.5],
    ["M70 8V66H84L64 92L44 66H58V8z", "indigo", "ink", 2.5],
  ],
  up: [["M50 4L92 50H66V96H34V50H8z", "paper"]],
  down: [["M50 96L8 50H34V4H66V50H92z", "paper"]],
  gate: [
    ["M4 16C30 24 70 24 96 16L92 34H8z", "vermilion", "ink", 3],
    ["M20 34H32V94H20zM68 34H80V94H68zM14 50H86V60H14z", "vermilion", "ink", 3],
  ],
  draw: [
    ["M18 22L54 12L72 76L36 86z", "indigo", "ink", 3],
    ["M40 16H80V84H40z", "paper", "ink", 3],
    ["M60 68V34M46 46L60 32L74 46", null, "ink", 6],
  ],
  hand: [
    ["M14 30L42 20L58 74L30 84z", "washi", "ink", 3],
    ["M34 18H66V80H34z", "paper", "ink", 3],
    ["M60 20L88 32L68 84L46 74z", "paper", "ink", 3],
  ],
  deck: [
    ["M24 24H72V90H24z", "washi", "ink", 3],
    ["M30 16H78V82H30z", "indigo", "ink", 3],
    [ring(54, 49, 12), null, "paper", 4],
  ],
  odds: [
    ["M10 60H30V92H10z", "gold", "ink", 4],
    ["M40 14H60V92H40z", "gold", "ink", 4],
    ["M70 40H90V92H70z", "gold", "ink", 4],
  ],
  discard: [
    ["M20 34L66 18L86 74L40 90z", "washi", "ink", 3],
    ["M24 16H70V78H24z", "paper", "ink", 3],
    ["M34 34L60 60M60 34L34 60", null, "vermilion", 6],
  ],
  points: [[star(8, 46, 38), "vermilion", "ink", 2]],
  envoys: [
    [
      "M50 12c12 0 20 8 20 20s-8 20-20 20s-20-8-20-20s8-20 20-20zM14 90c2-22 16-32 36-32s34 10 36 32z",
      "ink",
    ],
    ["M38 18h24l-4-14h-16z", "ink"],
  ],
  rumors: [
    ["M12 18H88V66H52L32 88V66H12z", "plum", "ink", 3],
    ["M26 34H74M26 48H58", null, "paper", 6],
  ],
  skills: [
    ["M14 14H86V86H14z", "slate", "ink", 3],
    [star(4, 32, 11), "paper"],
  ],
  owners: [
    [ring(32, 36, 20), null, "ink", 9],
    ["M46 50L84 88M72 76L84 64M60 64L70 54", null, "ink", 9],
  ],
  check: [["M14 54L40 80L88 22", null, "moss", 14]],
  cross: [["M20 20L80 80M80 20L20 80", null, "vermilion", 13]],
};
