/** Which card is looked at in full size, and where it lies. */
import { getContext, setContext } from "svelte";
import type { CardLine, GameUi } from "../games/contract";

const KEY = "looking";

export class CardZoom {
  /** The card looked at, if one is. */
  card = $state<string | null>(null);
  /** Where it lies on the screen, so that it is not covered by its own picture. */
  from = $state.raw<DOMRect | null>(null);

  constructor(
    readonly Face: GameUi["Face"],
    readonly cards: Map<string, CardLine>,
  ) {}

  show(card: string | null, lies?: Element): void {
    this.card = card;
    this.from = lies?.getBoundingClientRect() ?? null;
  }
}

export const provideCardZoom = (cardZoom: CardZoom): CardZoom => setContext(KEY, cardZoom);
export const useCardZoom = (): CardZoom => getContext<CardZoom>(KEY);
