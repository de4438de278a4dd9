/** The Weapons, upright in 200 × 200; the card leans them. */
import {
  BARK,
  box,
  disc,
  GOLD,
  INK,
  PAPER,
  RED,
  SHADE,
  shaft,
  STEEL,
  star,
  sword,
  WOOD,
  type Drawing,
} from "./ink";

/** Those that are drawn as they lie on the card, not to be leaned. */
export const STILL = new Set(["kusarigama", "shuriken", "tanegashima", "daikyu", "kiseru"]);

const studs = (): string =>
  [30, 52, 74, 96]
    .flatMap((y, row) => (row % 2 ? [86, 100, 114] : [92, 108]).map((x) => disc(x, y, 4)))
    .join("");

export const WEAPONS: Record<string, Drawing> = {
  bokken: [
    ["M92 196Q88 90 110 4Q122 12 118 60Q110 130 108 196Z", WOOD, INK, 2.5],
    ["M98 190Q98 100 113 20M91 150h18M91 156h18", "none", BARK, 2],
  ],
  kiseru: [
    ["M30 176 132 78", "none", INK, 13],
    ["M30 176 132 78", "none", BARK, 8],
    ["M18 188 58 150M112 98 138 72", "none", INK, 15],
    ["M18 188 58 150M112 98 138 72", "none", STEEL, 10],
    ["M126 74Q140 62 150 74L158 90 178 78 160 46 140 58Z", STEEL, INK, 2.5],
    [disc(166, 60, 13, 6), RED, INK, 2],
    ["M168 48Q150 34 166 20T162 -6M178 52Q196 38 182 22", "none", SHADE, 5],
  ],
  bo: [
    shaft(-14, 214, 6.5, WOOD),
    [box(92, -14, 16, 22) + box(92, 192, 16, 22), INK],
    [box(93.5, 78, 13, 44), RED],
    ["M94 86l12 6m-12 4l12 6m-12 4l12 6", "none", PAPER, 2],
  ],
  kusarigama: [
    ["M52 190 112 58", "none", INK, 15],
    ["M52 190 112 58", "none", WOOD, 10],
    ["M104 62Q112 22 190 34Q150 40 134 80L118 74Z", STEEL, INK, 2.5],
    ["M116 66Q130 40 178 36", "none", SHADE, 2],
    ["M54 188Q110 214 128 160T178 128", "none", INK, 8, "1 9"],
    ["M54 188Q110 214 128 160T178 128", "none", SHADE, 4, "1 9"],
    [disc(182, 122, 15), INK],
    [disc(178, 117, 4), SHADE],
  ],
  shuriken: [
    [star(100, 100, 104, 30, 4), STEEL, INK, 3.5],
    [
      "M100 100 100 -4 121 79ZM100 100 204 100 121 121ZM100 100 100 204 79 121ZM100 100 -4 100 79 79Z",
      SHADE,
    ],
    [disc(100, 100, 15), PAPER, INK, 3.5],
  ],
  naginata: [
    shaft(66, 224, 5, BARK),
    ["M93 66Q84 22 122 -24Q128 20 109 66Z", STEEL, INK, 2.5],
    ["M99 60Q98 22 117 -8", "none", SHADE, 2],
    [box(91, 64, 19, 12), GOLD, INK, 2],
    ["M95 78 84 116 96 106 100 122 105 106 116 116 105 78Z", RED, INK, 2],
  ],
  katana: sword(-22, 142, 206, 7, 8),
  kanabo: [
    ["M91 208 78 40Q76 0 100 -2Q124 0 122 40L109 208Z", INK],
    [studs(), STEEL, INK, 1.5],
    ["M92 130 H110M91 142h18M91.500 154h17.500M92 166h16M92.500 178h15", "none", RED, 5],
    [disc(100, 208, 13, 6), GOLD, INK, 2],
  ],
  nagayari: [
    shaft(52, 228, 5, BARK),
    ["M100 -30 110 26 105 54H95L90 26Z", STEEL, INK, 2.5],
    ["M100 -22V50", "none", SHADE, 2],
    [box(78, 54, 44, 9), GOLD, INK, 2],
    ["M94 64 80 108 93 98 100 118 107 98 120 108 106 64Z", RED, INK, 2],
  ],
  nodachi: [
    ...sword(-36, 132, 220, 10, 14),
    ["M88 104Q74 118 54 116 66 128 58 142 82 136 94 122Z", RED, INK, 2],
    [box(86, 100, 27, 26), RED, INK, 2],
  ],
  tanegashima: [
    ["M6 152Q4 122 34 116L96 92 104 110 62 128Q44 140 40 160 20 170 6 152Z", WOOD, INK, 2.5],
    ["M58 100 176 58 181 72 66 120Z", INK],
    ["M70 112 178 71 180 78 76 118Z", BARK],
    ["M84 96Q80 78 96 76L102 90Z", GOLD, INK, 2],
    ["M80 124q2 16 16 12", "none", INK, 4],
    [disc(188, 46, 10) + disc(176, 28, 14) + disc(196, 20, 11), PAPER, SHADE, 4],
    [star(186, 62, 15, 6, 8), RED],
  ],
  daikyu: [
    ["M44 -4Q166 60 112 138Q92 170 62 204", "none", INK, 11],
    ["M44 -4Q166 60 112 138Q92 170 62 204", "none", RED, 6],
    ["M44 -4 42 118 62 204", "none", INK, 2.5],
    ["M30 120 186 104", "none", BARK, 5],
    ["M204 102 180 94 184 104 182 114Z", STEEL, INK, 2],
    ["M16 112 46 110 50 118 46 127 18 130 28 121Z", PAPER, INK, 2.5],
    ["M122 112l8 -16M116 132l10 -14", "none", GOLD, 8],
  ],
  wakizashi: [
    ["M58 20Q50 110 62 190L78 188Q68 110 74 20Z", INK],
    ["M58 60 74 59M60 96l15 -2", "none", RED, 7],
    ...sword(40, 132, 184, 8, 6),
  ],
};

/** A Weapon of a deck of one's own. */
export const SOME_WEAPON: Drawing = sword(10, 138, 190, 8, 0);
