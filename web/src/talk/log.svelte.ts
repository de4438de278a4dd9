/** What happened at a table: its socket tells it live, and what it told before is asked for. */
import type { Told, Update } from "../wire";

/** Something that happened, and its place in the log. */
export interface Line extends Told {
  n: number;
}

export class Log {
  lines = $state.raw<Line[]>([]);
  /** How many lines the table has told so far, heard here or not. */
  private told = 0;
  /** From here on all lines were heard; what came before may be missing, or be told otherwise. */
  private heard = 0;
  private asked: Promise<Told[]> | null = null;

  constructor(private readonly past: () => Promise<Told[]>) {}

  /** Add what happened; what was taken back goes. */
  hear({ before, events }: Pick<Update, "before" | "events">): void {
    this.heard = before > this.told ? before : Math.min(this.heard, before);
    this.lines = [...this.lines.filter(({ n }) => n < before), ...numbered(events, before)];
    this.told = before + events.length;
    void this.recall();
  }

  /** Have all of it told again: something may have been missed, or is to be said otherwise. */
  retell(): void {
    this.heard = this.told;
    this.asked = null;
    void this.recall();
  }

  /** Ask for what was not heard; without an answer, whatever is heard next asks again. */
  private async recall(): Promise<void> {
    const wanted = this.heard;
    if (wanted === 0 || this.asked) return;
    const asked = (this.asked = this.past());
    const past = await asked.catch(() => null);
    if (this.asked !== asked) return;
    this.asked = null;
    if (past && past.length >= this.heard) this.remember(past);
    else if (past && this.heard > wanted) void this.recall();
  }

  private remember(past: Told[]): void {
    const heard = this.lines.filter(({ n }) => n >= this.heard);
    this.lines = [...numbered(past.slice(0, this.heard), 0), ...heard];
    this.heard = 0;
  }
}

function numbered(told: Told[], first: number): Line[] {
  return told.map((each, place) => ({ ...each, n: first + place }));
}
