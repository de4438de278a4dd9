/** Looking at one card at full size, from wherever it lies. */
import { getContext, setContext } from "svelte";
import type { CardLine, GameInBrowser } from "../games/contract";

const KEY = "looking";

export class Looking {
  /** The card looked at, if one is. */
  card = $state<string | null>(null);
  /** Where it lies on the screen, so that it is not covered by its own picture. */
  from = $state.raw<DOMRect | null>(null);

  constructor(
    readonly Face: GameInBrowser["Face"],
    readonly cards: Map<string, CardLine>,
  ) {}

  at(card: string | null, lies?: Element): void {
    this.card = card;
    this.from = lies?.getBoundingClientRect() ?? null;
  }
}

export const setLooking = (looking: Looking): Looking => setContext(KEY, looking);
export const useLooking = (): Looking => getContext<Looking>(KEY);
