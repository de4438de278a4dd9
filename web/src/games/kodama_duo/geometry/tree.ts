/** A tree as the placement check needs it: cards with their shapes, poses, parents and features. */
import type { CardLine } from "../../contract";
import {
  CARDS,
  SMALL_TABLE,
  findTrunk,
  readShape,
  TRUNKS,
  type Printed,
  type RawShape,
  type Shape,
} from "./shapes";
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

type Lines = Map<string, CardLine>;
const read = new WeakMap<CardLine, Printed>();

/** A card of a deck of one's own, which comes with its drawing; null for every other line. */
function readOwn(line: CardLine | undefined): Printed | null {
  if (!line?.drawing) return null;
  const known = read.get(line);
  if (known) return known;
  const printed = {
    shape: readShape(line.key, line.drawing as unknown as RawShape),
    features: line.icons?.["effect"]?.map((icon) => icon.sign as Feature) ?? [],
  };
  read.set(line, printed);
  return printed;
}

/** A branch card by number, as it is printed in the deck of this table. */
export function cardOf(card: number, view: DuoView, lines: Lines): Printed {
  const usual = CARDS[card]!;
  const own = view.own_branches[String(card)];
  return readOwn(lines.get(`#${card}`)) ?? (own ? { ...usual, features: own } : usual);
}

/** The trunk that shows a feature: only trunks have no mouth, and no two show the same. */
function trunkOf(feature: Feature, lines: Lines): Printed {
  for (const line of lines.values()) {
    const isTrunk = line.drawing !== undefined && line.drawing?.["mouth"] === null;
    if (isTrunk && line.icons?.["effect"]?.[0]?.sign === feature) return readOwn(line)!;
  }
  return CARDS[findTrunk(feature)]!;
}

/** A card by its key in the card list; null for what is no branch and no trunk. */
export function faceOf(key: string, line: CardLine | undefined): Printed | null {
  const own = readOwn(line);
  if (own) return own;
  const number = key.startsWith("#") ? Number(key.slice(1)) : TRUNK_KEYS.indexOf(key);
  return (key.startsWith("#") ? CARDS[number] : CARDS[TRUNKS[number]!]) ?? null;
}

/** The drawing of a card of a tree; a trunk is known by its feature. */
function shapeOf(laid: Laid, trunk: Feature, view: DuoView, lines: Lines): Shape {
  return laid.card === "trunk"
    ? trunkOf(trunk, lines).shape
    : cardOf(Number(laid.card), view, lines).shape;
}

/** A tree of the view with its drawings. */
export function treeOf(seat: number, view: DuoView, lines: Lines): Grown[] {
  const player = view.players[seat]!;
  return player.tree.map((laid) => ({
    shape: shapeOf(laid, player.trunk, view, lines),
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
