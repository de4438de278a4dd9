/** The one way in which answers leave the page, from boards and from lists. Players who want to be
 *  asked before every answer are asked here, and everybody before one that is easily regretted. */
import { untrack } from "svelte";
import type { AnswerWarning, GameUi, View } from "../games/contract";
import type { TableLink } from "../talk/tableLink.svelte";
import { settings } from "../ui/settings.svelte";
import type { Choice } from "../wire";
import { t } from "../words/index.svelte";

/** An answer that waits for a yes. */
interface HeldAnswer {
  token: string;
  question: string;
  /** What it is an answer to. */
  version: number | undefined;
  oncancel: (() => void) | undefined;
}

/** What answers go to: a table, or a lesson. */
export type AnswerTarget = Pick<TableLink, "update" | "legal" | "pending" | "isHeld" | "play">;

export class Answering<Target extends AnswerTarget = TableLink> {
  /** Whether the list of all answers is open. */
  isOpen = $state(false);
  held = $state.raw<HeldAnswer | null>(null);
  /** The button that opens the list. */
  opener = $state<HTMLElement>();

  /** What the board does not offer. */
  plain: Choice[] = $derived.by(() => {
    const view = this.link.update?.view as View;
    return this.link.legal.filter(({ token }) => !this.ui.isOnBoard(token, view));
  });
  /** Whether there are answers that only the list shows in words. */
  hasMore = $derived.by(() => !this.ui.listsAnswers && this.link.legal.length > this.plain.length);

  private readonly version = $derived.by(() => this.link.update?.v);

  constructor(
    readonly link: Target,
    private readonly ui: Pick<GameUi, "isOnBoard" | "listsAnswers" | "explainAnswer">,
  ) {}

  get isBusy(): boolean {
    return this.link.pending !== null;
  }

  /** Give an answer, or hold it until it is confirmed. */
  answer(token: string, oncancel?: () => void): void {
    // A board may answer from an effect, which is not to run again when something changes here.
    untrack(() => {
      if (this.isBusy || this.link.isHeld || this.held?.token === token) return;
      this.cancel();
      if (settings.confirm || this.findWarning(token)?.needsYes) this.hold(token, oncancel);
      else this.send(token);
    });
  }

  /** What is to be known before this answer is given, if there is something. */
  findWarning(token: string): AnswerWarning | null {
    const view = this.link.update?.view as View | undefined;
    return (view && this.ui.explainAnswer?.(token, view)) ?? null;
  }

  confirm(): void {
    if (this.held) this.send(this.held.token);
  }

  cancel(): void {
    const held = this.held;
    this.held = null;
    held?.oncancel?.();
  }

  /** Drop an answer to a question that is not asked any more; to be called while a component is
   *  made. */
  watch(): void {
    $effect(() => {
      const { version } = this;
      untrack(() => this.held?.version !== version && this.cancel());
    });
  }

  private hold(token: string, oncancel: (() => void) | undefined): void {
    const label = this.link.legal.find((choice) => choice.token === token)?.label;
    const really = label ? t("really", { what: label }) : t("really-this");
    const question = [really, this.findWarning(token)?.warn ?? ""].join(" ").trim();
    this.held = { token, question, version: this.version, oncancel };
  }

  private send(token: string): void {
    this.held = null;
    this.link.play(token);
    // After an answer the board is what one wants to see.
    if (this.isOpen) this.opener?.focus({ preventScroll: true });
    this.isOpen = false;
  }
}
