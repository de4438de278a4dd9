/** What the roles look like: a field, and a drawing on it in 200 × 200. */
import { disc, GOLD, INDIGO, INK, MOSS, PAPER, RED, star, STEEL, WOOD, type Drawing } from "./ink";

interface Role {
  field: string;
  drawing: Drawing;
  stars: number;
}

const hood: Drawing = [
  ["M100 12Q176 14 178 100 176 176 100 190 24 176 22 100 24 14 100 12Z", "#3a3a46", PAPER, 3],
  ["M32 86Q100 62 168 86L162 128Q100 108 38 128Z", "#efd9bd", INK, 3],
  ["M52 100Q70 88 90 110 66 114 52 100ZM148 100Q130 88 110 110 134 114 148 100Z", INK],
  ["M44 88Q68 84 88 98M156 88Q132 84 112 98", "none", INK, 5],
  ["M150 44Q186 26 206 38 190 50 176 72M160 52Q192 60 200 86", "none", "#3a3a46", 10],
];
const ninja = (stars: number): Role => ({ field: INK, drawing: hood, stars });

export const ROLES: Record<string, Role> = {
  shogun: {
    field: INDIGO,
    stars: 0,
    drawing: [
      [disc(100, 96, 92), RED],
      ["M94 96Q44 80 30 -2 6 88 82 122ZM106 96Q156 80 170 -2 194 88 118 122Z", GOLD, INK, 3],
      ["M44 140Q46 76 100 74T156 140Z", INK],
      ["M100 76V136M78 82Q68 106 70 136M122 82Q132 106 130 136", "none", GOLD, 2.5],
      [
        "M28 150Q100 112 172 150L180 196Q150 186 140 164 100 146 60 164 50 186 20 196Z",
        INK,
        GOLD,
        3,
      ],
      [disc(100, 108, 16), GOLD, INK, 3],
    ],
  },
  samurai: {
    field: INDIGO,
    stars: 0,
    drawing: [
      [disc(100, 96, 92), STEEL],
      ["M40 188 28 176 148 22 166 12 162 34ZM160 188 172 176 52 22 34 12 38 34Z", PAPER, INK, 3],
      ["M24 204 58 160M176 204 142 160", "none", INK, 17],
      ["M44 150 70 172M156 150 130 172", "none", GOLD, 10],
      [disc(100, 90, 22), RED, INK, 3],
    ],
  },
  "ninja-1": ninja(1),
  "ninja-2": ninja(2),
  "ninja-3": ninja(3),
  ronin: {
    field: MOSS,
    stars: 0,
    drawing: [
      [disc(100, 84, 92), GOLD],
      ["M40 196Q44 152 100 148T160 196Z", "#6b4726", INK, 3],
      ["M84 150 100 196 116 150", PAPER, INK, 3],
      ["M72 120H128L122 150Q100 170 78 150Z", "#efd9bd", INK, 3],
      ["M146 206 196 92", "none", INK, 11],
      ["M186 116 199 86", "none", GOLD, 11],
      [
        "M100 24Q120 46 190 114 192 128 174 132 100 146 26 132 8 128 10 114 80 46 100 24Z",
        WOOD,
        INK,
        3.5,
      ],
      [
        "M100 26 62 136M100 26 138 136M100 26 30 130M100 26 170 130M100 26V140M52 76Q100 90 148 76M28 104Q100 120 172 104",
        "none",
        INK,
        2,
      ],
    ],
  },
};

export const STAR = star(0, 0, 20, 8, 5);
