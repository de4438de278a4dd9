/** Answering in words: whether all answers are listed, and the one that waits for a yes. */
import type { GameUi, View } from "../games/contract";
import type { TableLink } from "../talk/tableLink.svelte";
import type { Choice } from "../wire";
import { settings } from "../ui/settings.svelte";

export class Answering {
  /** Whether the list of all answers is wanted. */
  isOpen = $state(false);
  held = $state.raw<Choice | null>(null);
  /** The button that opens the list. */
  opener = $state<HTMLElement>();

  /** What the board does not offer. */
  plain: Choice[] = $derived.by(() => {
    const view = this.link.update?.view as View;
    return this.link.legal.filter(({ token }) => !this.isOnBoard(token, view));
  });
  /** Whether there are answers without a button of their own. */
  hasMore = $derived.by(() => this.link.legal.length > this.plain.length);

  constructor(
    readonly link: TableLink,
    private readonly isOnBoard: GameUi["isOnBoard"],
  ) {}

  get isBusy(): boolean {
    return this.link.pending !== null;
  }

  answer(choice: Choice): void {
    if (settings.confirm && this.held?.token !== choice.token) this.held = choice;
    else {
      this.link.play(choice.token);
      this.putAway();
    }
  }

  /** After an answer the board is what one wants to see. */
  private putAway(): void {
    if (this.isOpen) this.opener?.focus({ preventScroll: true });
    this.isOpen = false;
  }

  /** Forget what is not asked any more; to be called while a component is made. */
  watch(): void {
    $effect(() => {
      if (!this.link.legal.some((choice) => choice.token === this.held?.token)) this.held = null;
    });
  }
}
