/** The guards, the people and the arts on the cards. */
import { around, leaf, ring, type Stroke } from "./brush";

export const GUARDS: Record<string, Stroke[]> = {
  // a straw hat and a spear
  sentry: [
    ["M80 4V98", null, "ink", 4],
    ["M80 0L86 18L80 26L74 18z", "faded", "ink", 2],
    ["M14 98c0-26 10-38 32-38s32 12 32 38z", "brown", "ink", 3],
    ["M34 40h26v14c0 10-6 15-13 15s-13-5-13-15z", "washi", "ink", 3],
    ["M46 12L84 44C64 52 28 52 8 44z", "umber", "ink", 3],
    ["M46 12L34 48M46 12L60 48", null, "ink", 2],
  ],
  // a helmet with horns
  champion: [
    ["M12 98c0-24 14-34 38-34s38 10 38 34z", "vermilion", "ink", 3],
    ["M34 46h32v14c0 12-8 18-16 18s-16-6-16-18z", "washi", "ink", 3],
    ["M34 64c8 6 24 6 32 0v8c-6 10-26 10-32 0z", "ink"],
    ["M22 52c0-24 10-36 28-36s28 12 28 36l12 10-22-6v-8H32v8l-22 6z", "ink"],
    [
      "M50 34C30 30 22 16 24 2c6 10 14 18 26 20c12-2 20-10 26-20c2 14-6 28-26 32z",
      "gold",
      "ink",
      2.5,
    ],
  ],
  // one eye low, one high
  watcher: [
    ["M12 98c0-24 14-34 38-34s38 10 38 34z", "vermilion", "ink", 3],
    ["M26 34c0-18 10-28 24-28s24 10 24 28v18c0 16-10 26-24 26s-24-10-24-26z", "ink"],
    ["M30 40c10-6 30-6 40 0v10c-10 5-30 5-40 0z", "washi"],
    [ring(40, 45, 4.5) + ring(60, 45, 4.5), "ink"],
    ["M26 30c14-6 34-6 48 0v6c-14-5-34-5-48 0z", "gold"],
    ["M72 30l20-8-4 12 8 8-22-4z", "ink"],
  ],
  twins: [
    ["M54 98c0-22 8-30 22-30s22 8 22 30zM2 98c0-22 8-30 22-30s22 8 22 30z", "vermilion", "ink", 3],
    [
      "M14 48h20v10c0 8-5 13-10 13s-10-5-10-13zM66 48h20v10c0 8-5 13-10 13s-10-5-10-13z",
      "washi",
      "ink",
      3,
    ],
    ["M6 52c0-20 7-30 18-30s18 10 18 30zM58 52c0-20 7-30 18-30s18 10 18 30z", "ink"],
    [
      "M24 36c-10-2-16-10-16-20c5 6 9 9 16 10c7-1 11-4 16-10c0 10-6 18-16 20zM76 36c-10-2-16-10-16-20c5 6 9 9 16 10c7-1 11-4 16-10c0 10-6 18-16 20z",
      "gold",
      "ink",
      2,
    ],
  ],
};

export const PEOPLE: Record<string, Stroke[]> = {
  dojo: [
    ["M10 90L64 24", null, "ink", 5],
    ["M58 30C70 18 82 10 92 6C90 18 80 30 68 40z", "washi", "ink", 3],
    ["M52 26L72 44", null, "umber", 8],
    ["M12 88L44 50", null, "slate", 11],
  ],
  monk: [
    ["M50 8L92 50C70 58 30 58 8 50z", "umber", "ink", 3],
    ["M50 8L36 54M50 8L64 54", null, "ink", 2],
    ["M32 56c0 18 8 24 18 24s18-6 18-24", "washi", "ink", 3],
    ["M12 98c2-14 14-20 38-20s36 6 38 20z", "slate", "ink", 3],
    [ring(36, 88, 4) + ring(50, 91, 4) + ring(64, 88, 4), "gold", "ink", 1.5],
  ],
  merchant: [
    ["M10 24H90V78H10z", "umber", "ink", 4],
    ["M18 32H82V70H18z", "washi", "ink", 2],
    ["M18 44H82M30 32V70M43 32V70M57 32V70M70 32V70", null, "ink", 2.5],
    [
      [30, 43, 57, 70].map((x, i) => ring(x, 38, 5) + ring(x, i % 2 ? 52 : 63, 5)).join(""),
      "vermilion",
    ],
  ],
  poet: [
    ["M82 6L92 14L52 68L42 60z", "umber", "ink", 3],
    ["M42 60L52 68C48 80 38 88 22 90C26 78 30 66 42 60z", "ink"],
    ["M8 40c16-10 26 8 40-4M10 22c10-6 18 4 28-3", null, "indigo", 4],
  ],
  scribe: [
    ["M20 12H84V78H20z", "washi", "ink", 3],
    ["M72 22V66M58 22V60M44 22V68M30 22V52", null, "ink", 5],
    ["M10 76H90V90H10z", "umber", "ink", 3],
  ],
  chamberlain: [
    ["M28 54V24C28 14 36 8 46 8H66V54z", "ink"],
    ["M66 16C84 6 94 14 94 30C88 20 78 22 66 32z", "ink"],
    ["M20 52H72V62H20z", "ink"],
    ["M26 62H66V74c0 12-8 18-20 18s-20-6-20-18z", "washi", "ink", 3],
    ["M36 86c6 5 14 5 20 0", null, "ink", 3],
  ],
  herald: [
    ["M20 2V98", null, "umber", 6],
    ["M22 8H84L74 28L84 48H22z", "vermilion", "ink", 3],
    [ring(48, 28, 11), "paper", "ink", 2],
    ["M22 56H58V72H22z", "washi", "ink", 3],
  ],
  captain: [
    ["M18 60c0-30 12-46 32-46s32 16 32 46z", "slate", "ink", 3],
    ["M8 60H92L84 82L66 68H34L16 82z", "ink"],
    ["M50 14V60M34 20L30 60M66 20L70 60", null, "ink", 2.5],
    [
      "M50 44C28 38 20 22 24 4c6 14 14 20 26 22c12-2 20-8 26-22c4 18-4 34-26 40z",
      "gold",
      "ink",
      2.5,
    ],
  ],
};

export const SKILLS: Record<string, Stroke[]> = {
  feint: [
    ["M14 92L58 30M86 92L42 30", null, "ink", 6],
    [
      "M54 36C64 22 74 12 84 6C84 20 76 32 64 42zM46 36C36 22 26 12 16 6C16 20 24 32 36 42z",
      "washi",
      "ink",
      3,
    ],
    ["M16 90L36 62M84 90L64 62", null, "slate", 11],
  ],
  meditation: [
    [around(5, (x, y, a) => leaf(x, y + 14, a), 4), "washi", "ink", 3],
    ["M8 70c20 22 64 22 84 0c-14 28-70 28-84 0z", "jade", "ink", 3],
  ],
  turnabout: [
    ["M50 4a46 46 0 0 1 0 92a23 23 0 0 1 0-46a23 23 0 0 0 0-46z", "indigo"],
    ["M50 4a46 46 0 0 0 0 92a23 23 0 0 0 0-46a23 23 0 0 1 0-46z", "vermilion"],
    [ring(50, 50, 46), null, "ink", 3],
    [ring(50, 27, 7) + ring(50, 73, 7), "paper"],
  ],
  balance: [
    ["M50 10V88M30 90H70M14 26H86", null, "ink", 6],
    ["M14 26L0 58H28zM86 26L72 58H100z", null, "ink", 3],
    ["M0 58c2 14 26 14 28 0zM72 58c2 14 26 14 28 0z", "gold", "ink", 3],
  ],
  onslaught: [
    ["M6 74C30 20 70 4 96 10C72 20 62 40 60 60C46 52 24 56 6 74z", "vermilion", "ink", 3],
    ["M20 96C34 66 60 48 86 46M44 96C52 80 70 70 90 70", null, "ink", 5],
  ],
  smoke: [
    [
      "M30 96c-24-10-26-40 0-44c-8-26 30-36 36-14c26-4 32 32 10 40c4 14-20 24-46 18z",
      "slate",
      "ink",
      3,
    ],
    ["M34 74c-6-12 12-18 16-8s14 2 10-8s8-12 12-4", null, "paper", 4],
    ["M46 26c-4-10 6-12 4-22M62 20c-2-6 4-8 4-14", null, "slate", 5],
  ],
  disguise: [
    ["M16 16c20-10 48-10 68 0c4 34-6 72-34 78c-28-6-38-44-34-78z", "paper", "ink", 3.5],
    ["M50 10c12 0 24 2 34 6c4 34-6 72-34 78z", "ink"],
    ["M26 42c6-6 12-6 18 0c-6 4-12 4-18 0z", "ink"],
    ["M56 42c6-6 12-6 18 0c-6 4-12 4-18 0z", "paper"],
    ["M36 68c6 6 10 6 14 6", null, "vermilion", 5],
    ["M50 74c4 0 8 0 14-6", null, "gold", 5],
  ],
  bribe: [
    ["M36 24c-22 16-30 34-26 50c4 18 76 18 80 0c4-16-4-34-26-50z", "umber", "ink", 3],
    ["M30 8c8 6 12 6 20 2c8 4 12 4 20-2l-6 18h-28z", "umber", "ink", 3],
    ["M32 26h36", null, "vermilion", 7],
    [ring(50, 60, 17), "gold", "ink", 2.5],
    ["M44 54h12v12h-12z", "umber"],
  ],
  shadow: [
    [ring(50, 50, 46), "ink"],
    ["M60 10a40 40 0 1 0 30 54a34 34 0 0 1-30-54z", "gold"],
    ["M52 40l10 18h-20z", "paper"],
  ],
  thunder: [
    [
      "M10 40c-4-18 18-26 26-16c6-20 40-18 42 2c18-2 20 24 2 26H20c-6 0-10-6-10-12z",
      "slate",
      "ink",
      3,
    ],
    ["M56 44L26 76H46L34 100L76 62H54L68 44z", "gold", "ink", 3],
  ],
};
