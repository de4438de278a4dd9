/** What I have selected before I answer: one card, or several to discard. */
import type { Choice } from "../../../wire";
import type { BoardProps } from "../../contract";
import { nextStep } from "./tokens";
import type { KodachiView } from "./view";

/** A card that was chosen: where it lies, and which one of the row it is. */
export interface Picked {
  zone: "hand" | "house" | "guard";
  card: string;
  place: number;
}

export class KodachiSelection {
  picked = $state.raw<Picked | null>(null);
  /** The payment chosen for a house card; null for the one that is proposed. */
  paying = $state<string | null>(null);
  /** Places in the hand, or among the treasures, that are to go. */
  going = $state.raw<ReadonlySet<number>>(new Set());
  /** What is still to be said, one answer after the other. */
  private plan = $state.raw<string[] | null>(null);
  private last = "";
  private shown: KodachiView | null = null;
  private answered: KodachiView | null = null;

  get isBusy(): boolean {
    return this.plan !== null;
  }

  /** A new look at the table: what was chosen for the old one is let go. */
  resetOnNewView(table: KodachiView): void {
    const before = this.shown;
    this.shown = table;
    if (before === null || before === table) return;
    this.picked = null;
    this.paying = null;
    if (this.plan === null && questionOf(before) !== questionOf(table)) this.going = new Set();
  }

  clear(): void {
    this.picked = null;
    this.paying = null;
  }

  togglePicked(picked: Picked): void {
    const same = this.picked?.zone === picked.zone && this.picked.place === picked.place;
    this.clear();
    if (!same) this.picked = picked;
  }

  isPicked(zone: Picked["zone"], place: number): boolean {
    return this.picked?.zone === zone && this.picked.place === place;
  }

  toggleGoing(place: number): void {
    const next = new Set(this.going);
    if (!next.delete(place)) next.add(place);
    this.going = next;
  }

  /** Say all of these, in whatever order the questions come, then the last word if there is one. */
  planAnswers(tokens: string[], last = ""): void {
    this.plan = tokens;
    this.last = last;
    this.answered = null;
  }

  /** Give the next answer of the plan as soon as it is asked for. */
  sendNextAnswer(table: KodachiView, legal: Choice[], busy: boolean, act: BoardProps["act"]): void {
    if (this.plan === null || busy || table === this.answered) return;
    const next = nextStep(this.plan, legal);
    const token = next?.token ?? (this.plan.length ? "" : this.last);
    this.plan = next && (next.rest.length || this.last) ? next.rest : null;
    this.answered = table;
    if (legal.some((choice) => choice.token === token)) act(token, () => (this.plan = null));
    if (this.plan === null) this.going = new Set();
  }
}

const questionOf = (table: KodachiView): string =>
  `${table.asked?.question} ${table.asked?.seat} ${table.turn}`;
