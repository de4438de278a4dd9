/** The mon of every character, light on dark, in a round of 200; and the colours they wear. */
import {
  around,
  box,
  disc,
  GOLD,
  INDIGO,
  INK,
  MOSS,
  PAPER,
  RED,
  ROSE,
  WASHI,
  type Drawing,
} from "./ink";

const P = PAPER;
const heart = (p: (x: number, y: number) => string): string =>
  `M${p(100, 92)}Q${p(56, 84)} ${p(62, 44)}Q${p(76, 20)} ${p(100, 40)}Q${p(124, 20)} ${p(138, 44)}Q${p(144, 84)} ${p(100, 92)}Z`;
const comma = (p: (x: number, y: number) => string): string =>
  `M${p(100, 20)}Q${p(72, 24)} ${p(72, 52)}Q${p(76, 80)} ${p(102, 80)}Q${p(122, 78)} ${p(128, 60)}Q${p(158, 78)} ${p(160, 128)}Q${p(180, 76)} ${p(148, 40)}Q${p(126, 18)} ${p(100, 20)}Z`;
const petal = (p: (x: number, y: number) => string): string =>
  `M${p(100, 94)}Q${p(66, 60)} ${p(84, 26)}L${p(100, 38)}L${p(116, 26)}Q${p(134, 60)} ${p(100, 94)}Z`;
const bead = (p: (x: number, y: number) => string): string => {
  const [x = 0, y = 0] = p(100, 24).split(" ").map(Number);
  return disc(x, y, 9);
};

interface Person {
  /** The cloth and the collar. */
  wears: [string, string];
  mon: Drawing;
}

export const PEOPLE: Record<string, Person> = {
  benkei: {
    wears: ["#5b5148", WASHI],
    mon: [
      [around(14, bead), P],
      ["M34 128Q100 52 166 128L152 140Q100 82 48 140Z", P],
      ["M62 84V116M86 68V98M114 68V98M138 84V116M58 88Q100 52 142 88", "none", P, 7],
    ],
  },
  chiyome: {
    wears: ["#3a2f4a", RED],
    mon: [
      ["M118 22A80 80 0 1 0 176 128 64 64 0 1 1 118 22Z", P],
      ["M138 52 152 96 143 104V150H133V104L124 96Z", P],
    ],
  },
  ginchiyo: {
    wears: ["#7c3550", GOLD],
    mon: [
      ["M116 18 62 112H96L82 182 144 82H106Z", P],
      ["M60 150Q18 140 18 92 58 96 66 136ZM140 150Q182 140 182 92 142 96 134 136Z", P],
    ],
  },
  goemon: {
    wears: ["#8a4a1f", INK],
    mon: [
      ["M36 98H164V112H156Q152 164 100 166 48 164 44 112H36Z", P],
      ["M60 162 48 184M140 162 152 184", "none", P, 11],
      ["M70 90Q46 66 72 36 70 58 86 62 84 36 106 18 104 48 122 58 130 50 128 38 150 66 130 90Z", P],
      ["M100 88Q84 76 100 56 116 76 100 88Z", INK],
    ],
  },
  hanzo: {
    wears: ["#23222a", "#5a6070"],
    mon: [
      [disc(100, 100, 78), P],
      ["M28 76Q100 50 172 76L166 120Q100 100 34 120Z", INK],
      ["M50 92Q70 78 90 102 66 106 50 92ZM150 92Q130 78 110 102 134 106 150 92Z", P],
      ["M44 150Q100 128 156 150M62 168Q100 152 138 168", "none", INK, 4],
    ],
  },
  hideyoshi: {
    wears: ["#a8751f", INDIGO],
    mon: [
      [disc(100, 130, 46), P],
      [disc(100, 72, 29), P],
      ["M94 46 90 20H110L106 46Z", P],
      ["M68 98Q100 112 132 98", "none", INK, 9],
      ["M132 98Q166 92 168 132 150 128 146 108Z", P],
    ],
  },
  ieyasu: {
    wears: [INDIGO, GOLD],
    mon: [
      [around(3, heart), P],
      [
        around(
          3,
          (p) =>
            `M${p(100, 86)}L${p(100, 56)}M${p(100, 74)}L${p(86, 56)}M${p(100, 74)}L${p(114, 56)}`,
        ),
        "none",
        INK,
        4,
      ],
    ],
  },
  kojiro: {
    wears: ["#4f6f8f", RED],
    mon: [
      [
        "M14 76Q58 60 92 84 118 30 184 12 170 58 134 98 168 112 190 158L150 142 164 190Q118 168 104 134 96 156 66 166L74 140Q80 124 78 106 52 86 14 76Z",
        P,
      ],
      ["M84 98 94 94", "none", INK, 6],
    ],
  },
  musashi: {
    wears: ["#3d3a36", RED],
    mon: [
      ["M42 178 34 170 144 34 160 24 156 42ZM158 178 166 170 56 34 40 24 44 42Z", P],
      [
        disc(100, 34, 13) + disc(100, 166, 13) + disc(38, 102, 13) + disc(162, 102, 13),
        "none",
        P,
        7,
      ],
      [disc(100, 100, 20), INK, P, 7],
    ],
  },
  nobunaga: {
    wears: ["#6e1f16", GOLD],
    mon: [
      [
        "M100 186Q28 178 36 112 46 76 74 56 70 84 84 92 78 44 116 14 112 56 138 74 140 64 138 52 168 88 164 122 156 178 100 186Z",
        P,
      ],
      ["M100 176Q66 168 76 130 84 138 90 136 88 112 106 98 104 118 122 130 138 168 100 176Z", INK],
    ],
  },
  tomoe: {
    wears: [RED, PAPER],
    mon: [[around(3, comma), P]],
  },
  ushiwaka: {
    wears: [MOSS, ROSE],
    mon: [
      [around(5, petal), P],
      [disc(100, 100, 13), INK],
      ["M18 160 182 160", "none", INK, 22],
      ["M16 162H184", "none", P, 13],
      [box(50, 157, 8, 8) + box(82, 157, 8, 8) + box(112, 157, 8, 8) + box(142, 157, 8, 8), INK],
    ],
  },
};
