/** A lesson on the server: every request says all answers given so far, so nothing can get lost. */
import { post } from "../talk/api";
import type { Choice, LessonMoment, Update } from "../wire";
import { locale } from "../words/index.svelte";

type Answers = (string | null)[];

export class LessonLink {
  moment = $state.raw<LessonMoment | null>(null);
  /** What was said to an answer that does not go on; gone with the next one. */
  objection = $state.raw<LessonMoment | null>(null);
  /** The answer that is on its way. */
  pending = $state<string | null>(null);
  failed = $state("");
  readonly isHeld = false;
  private answers: Answers;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    this.answers = readKept(this.key);
  }

  get update(): Update | null {
    return this.moment?.update ?? null;
  }

  get legal(): Choice[] {
    return this.update?.legal ?? [];
  }

  get hasBegun(): boolean {
    return this.answers.length > 0;
  }

  /** Show the moment that was left, or the beginning where that does not lead anywhere. */
  async load(): Promise<void> {
    const moment = await this.ask(this.answers);
    if (!moment) return;
    if (moment.over || (moment.verdict && moment.verdict !== "right")) return this.restart();
    this.moment = moment;
  }

  /** The same moment in another language. */
  async translate(): Promise<void> {
    this.objection = null;
    this.moment = (await this.ask(this.answers)) ?? this.moment;
  }

  play(token: string): void {
    void this.answer(token);
  }

  readOn(): Promise<void> {
    return this.answer(null);
  }

  /** Ask why something is not allowed: it is judged like an answer. */
  async explain(token: string): Promise<void> {
    const moment = await this.ask([...this.answers, token]);
    if (moment?.verdict === "refused") this.objection = moment;
  }

  goBack(): Promise<void> {
    return this.goTo(this.answers.slice(0, -1));
  }

  restart(): Promise<void> {
    return this.goTo([]);
  }

  private async answer(token: string | null): Promise<void> {
    if (this.pending !== null) return;
    this.pending = token ?? "";
    this.objection = null;
    const answers = [...this.answers, token];
    const moment = await this.ask(answers);
    this.pending = null;
    if (moment?.verdict === "right") this.show(answers, moment);
    else this.objection = moment;
  }

  private async goTo(answers: Answers): Promise<void> {
    this.objection = null;
    const moment = await this.ask(answers);
    if (moment) this.show(answers, moment);
  }

  private show(answers: Answers, moment: LessonMoment): void {
    this.answers = answers;
    this.moment = moment;
    if (moment.over) localStorage.removeItem(this.key);
    else localStorage.setItem(this.key, JSON.stringify(answers));
  }

  private async ask(answers: Answers): Promise<LessonMoment | null> {
    try {
      this.failed = "";
      const path = `/api/games/${this.game}/lessons/${this.lesson}/${locale.lang}`;
      return await post<LessonMoment>(path, { answers });
    } catch (error) {
      this.failed = (error as Error).message;
      return null;
    }
  }

  private get key(): string {
    return `chabudai.lesson.${this.game}.${this.lesson}`;
  }
}

function readKept(key: string): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as Answers) : [];
  } catch {
    return [];
  }
}
