/** A tree as the placement check needs it: cards with their shapes, poses, parents and features. */
import type { CardLine } from "../../contract";
import { CARDS, SMALL_TABLE, shapeOf, findTrunk, TRUNKS, type Printed, type Shape } from "./shapes";
import type { DuoView, Feature, Laid } from "../model/view";

const TRUNK_KEYS = ["t1", "t2"];

export interface Pose {
  card: number;
  x: number;
  y: number;
  angle: number;
}

export interface Grown {
  shape: Shape;
  x: number;
  y: number;
  angle: number;
  /** The entry it grows from; null for the trunk. */
  parent: number | null;
  features: readonly Feature[];
}

/** What the table and the Decree ask of a placement. A width of 0 is an endless table. */
export interface Terms {
  cap: number;
  converted: Feature | null;
  becomes: Feature | null;
  protectsTrunk: boolean;
  tableWidth: number;
  tableHeight: number;
}

export function termsOf(view: DuoView): Terms {
  return {
    cap: view.cap,
    converted: view.converted,
    becomes: view.becomes,
    protectsTrunk: view.protects_trunk,
    tableWidth: view.small_table ? SMALL_TABLE.width : 0,
    tableHeight: view.small_table ? SMALL_TABLE.height : 0,
  };
}

/** A card by number, as it is printed in the deck of this table. */
export function cardOf(card: number, view: DuoView, lines: Map<string, CardLine>): Printed {
  const own = view.own_branches[String(card)];
  const usual = CARDS[card]!;
  if (!own) return usual;
  const shape = shapeOf(lines.get(`#${card}`)?.figures["shape"] ?? "") ?? usual.shape;
  return { shape, features: own };
}

/** A card by its key in the card list; null for what is no branch and no trunk. */
export function faceOf(key: string, line: CardLine | undefined): Printed | null {
  const number = key.startsWith("#") ? Number(key.slice(1)) : TRUNK_KEYS.indexOf(key);
  const usual = key.startsWith("#") ? CARDS[number] : CARDS[TRUNKS[number]!];
  if (!usual) return null;
  const shape = shapeOf(line?.figures["shape"] ?? "") ?? usual.shape;
  const signs = line?.icons?.["effect"]?.map((icon) => icon.sign as Feature);
  return { shape, features: signs ?? usual.features };
}

/** The number of a card of a tree; a trunk is known by its feature. */
export function numberOf(laid: Laid, trunk: Feature): number {
  return laid.card === "trunk" ? findTrunk(trunk) : Number(laid.card);
}

/** A tree of the view with its drawings. */
export function treeOf(seat: number, view: DuoView, lines: Map<string, CardLine>): Grown[] {
  const player = view.players[seat]!;
  return player.tree.map((laid) => ({
    shape: cardOf(numberOf(laid, player.trunk), view, lines).shape,
    x: laid.x,
    y: laid.y,
    angle: laid.angle,
    parent: laid.parent,
    features: laid.features,
  }));
}

/** A pose as the server reads it: `place 34 66.1 307.0 270`. */
export function tokenOf(pose: Pose): string {
  return `place ${pose.card} ${millimetres(pose.x)} ${millimetres(pose.y)} ${pose.angle}`;
}

function millimetres(tenths: number): string {
  const length = Math.abs(tenths);
  return `${tenths < 0 ? "-" : ""}${Math.floor(length / 10)}.${length % 10}`;
}

/** The pose that words stand for; null if they are about something else. */
export function poseOf(token: string): Pose | null {
  const [verb, card, x, y, angle] = token.split(" ");
  if (verb !== "place") return null;
  const tenths = (word: string | undefined): number => Math.round(Number(word) * 10);
  return { card: Number(card), x: tenths(x), y: tenths(y), angle: Number(angle) };
}
