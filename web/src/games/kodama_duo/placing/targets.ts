/** The points of a tree that may be tapped now. */
import { COS, SIN, type Point } from "../geometry/shapes";
import type { Grown } from "../geometry/tree";
import type { FreeSlot, Laid, Offer } from "../model/view";

/** A tap on it is answered with its key. Lengths are those of the ground, y down. */
export interface Mark extends Point {
  key: string;
  text: string;
  /** Whether it rings a feature. */
  ring: boolean;
  isNone: boolean;
}

/** A point of a card, on the ground. */
export function onGround(
  card: { x: number; y: number; angle: number },
  x: number,
  y: number,
): Point {
  const c = COS[card.angle]!;
  const s = SIN[card.angle]!;
  return { x: card.x + c * x - s * y, y: -(card.y + s * x + c * y) };
}

/** The best place on each parent for a card, best points first. */
export function bestPerParent(offers: Offer[], card: number): Offer[] {
  return offers
    .filter((offer) => offer.card === card && offer.roomiest)
    .sort((one, two) => two.points + two.bonus - one.points - one.bonus || two.kodama - one.kodama);
}

/** The next place on the same parent after this one, in a ring. */
export function nextPlace(offers: Offer[], now: Offer): Offer {
  const same = offers.filter((offer) => offer.card === now.card && offer.on === now.on);
  return same[(same.findIndex((offer) => offer.place === now.place) + 1) % same.length] ?? now;
}

export const formatGain = (offer: Offer): string =>
  offer.bonus ? `${offer.points}+${offer.bonus}` : String(offer.points);

/** Points at the middle of each parent that can take the card. */
export function parentMarks(offers: Offer[], tree: Grown[], laid: Laid[]): Mark[] {
  return offers.map((offer) => {
    const parent = tree[laid.findIndex((each) => each.card === offer.on)] ?? tree[0]!;
    const isNone = offer.points + offer.bonus === 0;
    return {
      key: offer.on,
      x: parent.x,
      y: -parent.y,
      text: formatGain(offer),
      ring: false,
      isNone,
    };
  });
}

/** A feature as a target: where it is. */
type Target = Pick<FreeSlot, "put" | "card" | "slot">;

/** The feature an answer like `put 24 1` or `put trunk` speaks of. */
export function readSlot(put: string): Target {
  const [, card, slot] = put.split(" ");
  return { put, card: card!, slot: Number(slot ?? 1) };
}

export const formatSigned = (points: number): string =>
  `${points < 0 ? "−" : "+"}${Math.abs(points)}`;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** How the n-th of many features is marked, on the tree and in the list: A to Z, then AA, AB … */
export function letterOf(place: number): string {
  const times = Math.floor(place / LETTERS.length);
  return (LETTERS[times - 1] ?? "") + LETTERS[place % LETTERS.length]!;
}

/** A ring around each feature that a token may cover, with the letter it has in the list. */
export function slotMarks(slots: Target[], tree: Grown[], laid: Laid[]): Mark[] {
  return slots.flatMap((free, place) => {
    const grown = tree[laid.findIndex((each) => each.card === free.card)];
    const slot = grown?.shape.slots[free.slot - 1];
    if (!grown || !slot) return [];
    const text = slots.length > 1 ? letterOf(place) : "";
    return [{ key: free.put, ...onGround(grown, slot.x, slot.y), text, ring: true, isNone: false }];
  });
}

/** A ring around each token that may be claimed from a tree. */
export function tokenMarks(legal: Set<string>, tree: Grown[], laid: Laid[]): Mark[] {
  return laid.flatMap((card, entry) =>
    card.tokens.flatMap((token, n) => {
      const slot = tree[entry]!.shape.slots[n];
      const key = `claim ${token}`;
      if (!slot || !legal.has(key)) return [];
      return [
        { key, ...onGround(tree[entry]!, slot.x, slot.y), text: "", ring: true, isNone: false },
      ];
    }),
  );
}

const NEAR = 160;

/** The answer that lays a token on the feature nearest to a point of the ground; null far from all. */
export function nearestSlot(at: Point, tree: Grown[], laid: Laid[]): string | null {
  let [best, distance]: [string | null, number] = [null, NEAR];
  laid.forEach((card, entry) =>
    card.tokens.forEach((token, n) => {
      const slot = tree[entry]!.shape.slots[n];
      if (token || !slot) return;
      const point = onGround(tree[entry]!, slot.x, slot.y);
      const away = Math.hypot(point.x - at.x, point.y - at.y);
      if (away < distance)
        [best, distance] = [
          card.card === "trunk" ? "put trunk" : `put ${card.card} ${n + 1}`,
          away,
        ];
    }),
  );
  return best;
}
