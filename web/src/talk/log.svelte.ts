/** The log of a table: new lines come over its socket, earlier ones are fetched. */
import type { Told, Update } from "../wire";

/** Something that happened, and its place in the log. */
export interface Line extends Told {
  n: number;
}

export class Log {
  /** How many lines are told so far, while what happened is played out; null: all. */
  limit = $state<number | null>(null);
  /** Whether somebody has the log before their eyes. */
  isInSight = $state(false);
  private all = $state.raw<Line[]>([]);
  /** How many lines the table has, whether they came here or not. */
  private length = 0;
  /** All lines from here on came here; earlier ones may be missing, or in another language. */
  private knownFrom = 0;
  private loading = $state.raw<Promise<Told[]> | null>(null);

  constructor(private readonly fetchPast: () => Promise<Told[]>) {}

  /** What is told so far. */
  get lines(): Line[] {
    const { all, limit } = this;
    return limit === null ? all : all.filter(({ n }) => n < limit);
  }

  /** Whether earlier lines are on their way. */
  get isLoading(): boolean {
    return this.loading !== null;
  }

  /** Add what happened; what was taken back goes. */
  addUpdate({ before, events }: Pick<Update, "before" | "events">): void {
    this.knownFrom = before > this.length ? before : Math.min(this.knownFrom, before);
    this.all = [...this.all.filter(({ n }) => n < before), ...numberLines(events, before)];
    this.length = before + events.length;
    void this.loadMissing();
  }

  /** Fetch all lines again: some may have been missed, or the language has changed. */
  reload(): void {
    this.knownFrom = this.length;
    this.loading = null;
    void this.loadMissing();
  }

  /** Fetch the lines that did not come here; after a failure, the next update tries again. */
  private async loadMissing(): Promise<void> {
    const wanted = this.knownFrom;
    if (wanted === 0 || this.loading) return;
    const asked = (this.loading = this.fetchPast());
    const past = await asked.catch(() => null);
    if (this.loading !== asked) return;
    this.loading = null;
    if (past && past.length >= this.knownFrom) this.insertPast(past);
    else if (past && this.knownFrom > wanted) void this.loadMissing();
  }

  private insertPast(past: Told[]): void {
    const known = this.all.filter(({ n }) => n >= this.knownFrom);
    this.all = [...numberLines(past.slice(0, this.knownFrom), 0), ...known];
    this.knownFrom = 0;
  }
}

function numberLines(told: Told[], first: number): Line[] {
  return told.map((each, place) => ({ ...each, n: first + place }));
}
