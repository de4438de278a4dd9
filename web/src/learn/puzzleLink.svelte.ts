/** A puzzle on the server: it judges every answer, and says what is right only at the end. */
import { post } from "../talk/api";
import type { Choice, PuzzleMoment, Update } from "../wire";
import { locale } from "../words/index.svelte";

type Answers = (string | null)[];

export class PuzzleLink {
  moment = $state.raw<PuzzleMoment | null>(null);
  /** What was said to an answer that was not right; gone with the next one. */
  objection = $state.raw<PuzzleMoment | null>(null);
  /** The answer that is on its way. */
  pending = $state<string | null>(null);
  failed = $state("");
  readonly isHeld = false;
  private answers: Answers = [];

  constructor(
    readonly game: string,
    readonly puzzle: string,
  ) {}

  get update(): Update | null {
    return this.moment?.update ?? null;
  }

  get legal(): Choice[] {
    return this.update?.legal ?? [];
  }

  /** Show the puzzle, or the same moment of it in another language. */
  async load(): Promise<void> {
    this.objection = null;
    this.moment = (await this.ask(this.answers)) ?? this.moment;
  }

  play(token: string): void {
    void this.answer(token);
  }

  showAnswer(): Promise<void> {
    return this.answer(null);
  }

  /** Begin once more, as if nothing had been answered. */
  retry(): Promise<void> {
    this.answers = [];
    return this.load();
  }

  /** Ask why something is not allowed: it is judged like an answer. */
  async explain(token: string): Promise<void> {
    const moment = await this.ask([token]);
    if (moment?.verdict === "refused") this.objection = moment;
  }

  private async answer(token: string | null): Promise<void> {
    if (this.pending !== null) return;
    this.pending = token ?? "";
    this.objection = null;
    const moment = await this.ask([token]);
    this.pending = null;
    if (moment?.over) [this.moment, this.answers] = [moment, [token]];
    else this.objection = moment;
  }

  private async ask(answers: Answers): Promise<PuzzleMoment | null> {
    try {
      this.failed = "";
      const path = `/api/games/${this.game}/puzzles/${this.puzzle}/${locale.lang}`;
      return await post<PuzzleMoment>(path, { answers });
    } catch (error) {
      this.failed = (error as Error).message;
      return null;
    }
  }
}
