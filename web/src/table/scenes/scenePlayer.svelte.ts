/** Plays out what others do, one action after the other, while the newest update is the truth. Nothing
 *  of it is sent, and its timing comes from what this viewer was sent alone. */
import { getContext, setContext } from "svelte";
import type { View } from "../../games/contract";
import type { Speed } from "../../ui/settings.svelte";
import type { Told, Update } from "../../wire";
import { findActor, findScene, makeBeats, measureBeat, type Beat, type SceneUi } from "./beats";

/** What the player needs of a table. */
export interface Stage {
  readonly me: number | null;
  /** Whether a bot plays for me. */
  readonly isAway: boolean;
  update: Update | null;
  /** Whether what I am asked has to wait. */
  isHeld: boolean;
  log: { limit: number | null; isInSight: boolean };
  readonly names: string[];
}

/** What surrounds it, which tests replace. */
export interface Surroundings {
  speed: () => Speed;
  isHidden: () => boolean;
  /** Whether something lies over the table that is read first. */
  isCovered: () => boolean;
  /** Calls back when what is shown now has been painted, however long that takes; gives how to call
   *  that off. */
  afterPaint: (then: () => void) => () => void;
}

/** With more than that waiting, nobody wants to see all of it. */
const TOO_MANY = 120;
/** My own time is not to be used up: all ends within that. */
const RUSH = 1000;
/** With so many seconds left there is no hurry. */
const PLENTY = 3600;
/** A click that comes so soon after the end was meant to skip. */
const TOO_LATE = 250;
/** So often it is looked whether the table is in sight again. */
const COVERED = 200;
/** So long the last words stay when nobody asks me anything. */
const LINGER = 1500;

export class ScenePlayer {
  /** What the board shows. */
  shown = $state.raw<Update | null>(null);
  /** The moment that is being shown, if one is. */
  beat = $state.raw<Beat | null>(null);
  /** How many come after it. */
  waiting = $state(0);
  /** The moment shown last, as long as nothing else is to be said. */
  past = $state.raw<Beat | null>(null);
  /** How many things others did since I did something. */
  othersCount = 0;
  /** Whether some of it was not shown. */
  hasMissed = false;
  /** Called when there is nothing more to show. */
  onpresent: () => void = () => undefined;

  private queue: Beat[] = [];
  private callOff: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pastTimer: ReturnType<typeof setTimeout> | undefined;
  private rushEnd: number | null = null;
  private endedAt = -Infinity;

  constructor(
    readonly stage: Stage,
    readonly ui: SceneUi,
    private readonly around: Surroundings,
  ) {
    this.shown = stage.update;
  }

  /** Whether what I am asked waits for the end of what is shown. */
  get isPlaying(): boolean {
    return this.stage.isHeld;
  }

  /** Whether each moment waits for a key or a tap. */
  get isStepping(): boolean {
    return this.around.speed() === "steps" && !this.isRushed();
  }

  /** Whether a click now is meant to skip, or was when it was over a moment ago. */
  catchesClick(): boolean {
    return this.isPlaying || performance.now() - this.endedAt < TOO_LATE;
  }

  /** Whether an event begins a turn. */
  startsTurn(told: Told): boolean {
    if (!this.ui.sceneOf || !this.shown) return told.event["event"] === "turn";
    return findScene(this.ui, told, this.shown.view)?.tone === "turn";
  }

  /** Show an update when its time has come. */
  receive(update: Update, previous: Update | null): void {
    // The same again, as a table sends it to whoever asks whether there is something newer.
    if (previous?.v === update.v) return this.refresh(update);
    const actor = findActor(update.events.find((told) => findActor(told) !== null));
    const by = actor ?? findAsked(previous);
    const isMine = this.isMine(by, previous);
    const beats = makeBeats(update, this.ui, isMine, by);
    this.countOthers(beats, isMine);
    if (!previous || !follows(update, previous))
      return this.jump(!!previous && update.before > countLines(previous));
    if (this.around.isHidden()) return this.jump(this.othersCount > 0);
    if (this.around.speed() === "instant") return this.jump(false);
    const isAtOnce = isMine && !this.isPlaying;
    this.queue = isAtOnce ? beats : [...this.queue, ...beats];
    if (this.queue.length > TOO_MANY) return this.jump(true);
    this.waiting = this.queue.length;
    if (!this.beat || isAtOnce) return this.playNext();
    this.hold();
    if (this.isRushed()) this.startTimer(this.beat);
  }

  /** Go to the present. */
  skip(): void {
    if (this.beat) this.jump(false);
  }

  /** Go to the present while nobody looks. */
  leave(): void {
    if (this.beat) this.jump(this.waiting > 0);
  }

  /** Go on to the next moment, for who goes step by step. */
  advance(): void {
    if (this.beat) this.playNext();
  }

  /** Follow a key or a tap: on to the next moment step by step, else to the present. */
  goOn(): void {
    if (this.isStepping && this.queue.length) this.advance();
    else this.skip();
  }

  /** Follow another speed at once. */
  changeSpeed(): void {
    if (!this.beat) return;
    if (this.around.speed() === "instant") this.skip();
    else this.startTimer(this.beat);
  }

  stop(): void {
    this.stopTimer();
    clearTimeout(this.pastTimer);
    this.queue = [];
    this.stage.isHeld = false;
    this.stage.log.limit = null;
  }

  private refresh(update: Update): void {
    if (!this.beat) this.shown = update;
  }

  private isMine(by: number | null, previous: Update | null): boolean {
    const { me, isAway } = this.stage;
    if (me === null || isAway) return false;
    return by === null ? (previous?.legal.length ?? 0) > 0 : by === me;
  }

  private countOthers(beats: Beat[], isMine: boolean): void {
    if (isMine) {
      this.othersCount = 0;
      this.hasMissed = false;
    }
    this.othersCount += beats.filter((beat) => beat.told && !beat.isMine).length;
  }

  private playNext(): void {
    this.stopTimer();
    clearTimeout(this.pastTimer);
    let next = this.queue.shift();
    while (next && this.measure(next) === 0) next = this.queue.shift();
    if (!next) return this.finish();
    this.waiting = this.queue.length;
    this.beat = next;
    this.past = null;
    this.shown = next.update;
    this.stage.log.limit = next.lines;
    this.hold();
    this.startTimer(next);
  }

  /** My own action shows at once, and what I am asked next too, unless more is to be seen first. */
  private hold(): void {
    const { update } = this.stage;
    const isLast = this.beat?.update.v === update?.v;
    const isOwn = isLast && [this.beat, ...this.queue].every((beat) => beat?.isMine);
    this.stage.isHeld = !(isOwn && update && update.legal.length > 0);
    if (!this.stage.isHeld) this.shown = update; // what I am asked is about the table as it is
  }

  private startTimer(beat: Beat): void {
    this.stopTimer();
    if (this.isStepping && !beat.isMine) return;
    const length = this.isRushed() ? this.measureRush(beat) : this.measure(beat);
    this.callOff = this.around.afterPaint(() => {
      this.timer = setTimeout(() => this.end(beat), length);
    });
  }

  /** Go on after a moment; one that was covered is shown again as long. */
  private end(beat: Beat): void {
    if (!this.around.isCovered() || this.isRushed()) return this.playNext();
    const wait = (): void => {
      if (this.around.isCovered()) this.timer = setTimeout(wait, COVERED);
      else this.startTimer(beat);
    };
    wait();
  }

  private stopTimer(): void {
    this.callOff();
    clearTimeout(this.timer);
  }

  private measure(beat: Beat): number {
    return measureBeat(beat, this.ui, this.around.speed(), this.queue.length);
  }

  private isRushed(): boolean {
    const clocks = this.stage.update?.clocks;
    const me = this.stage.me;
    if (!clocks || me === null || clocks.running !== me) return false;
    return (clocks.left[me] ?? 0) < PLENTY;
  }

  /** A share of what is left of the time that all may take together. */
  private measureRush(beat: Beat): number {
    const now = performance.now();
    this.rushEnd ??= now + RUSH;
    const all = [beat, ...this.queue].reduce((sum, each) => sum + this.measure(each), 0);
    return this.measure(beat) * Math.min(1, Math.max(0, this.rushEnd - now) / all);
  }

  private finish(): void {
    const last = this.beat;
    this.showPresent();
    this.endedAt = last && !last.isMine ? performance.now() : -Infinity;
    const isSilent = this.stage.update?.legal.length === 0 && !this.stage.update.result;
    if (last && isSilent) {
      this.past = last;
      this.pastTimer = setTimeout(() => (this.past = null), LINGER);
    }
    this.onpresent();
  }

  private jump(hasMissed: boolean): void {
    this.hasMissed ||= hasMissed;
    this.showPresent();
    this.onpresent();
  }

  private showPresent(): void {
    this.stopTimer();
    clearTimeout(this.pastTimer);
    this.queue = [];
    this.waiting = 0;
    this.beat = this.past = null;
    this.rushEnd = null;
    this.shown = this.stage.update;
    this.stage.log.limit = null;
    this.stage.isHeld = false;
  }
}

/** Whether one update is what came after the other, with nothing missed and nothing taken back. */
function follows(update: Update, previous: Update): boolean {
  const isNext = update.before === countLines(previous);
  const isBack = update.events.some((told) => told.event["event"] === "took_back");
  return update.v > previous.v && isNext && !isBack;
}

const countLines = ({ before, events }: Update): number => before + events.length;

/** The seat that was asked, as the view tells it. */
function findAsked(update: Update | null): number | null {
  const asked = (update?.view as View | undefined)?.["asked"] as { seat?: number } | null;
  return asked?.seat ?? null;
}

/** A frame is on the screen when the next one is made. */
export function afterPaint(then: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(then)));
  return () => cancelAnimationFrame(frame);
}

const KEY = "scenes";
export const provideScenes = (player: ScenePlayer): ScenePlayer => setContext(KEY, player);
export const useScenes = (): ScenePlayer => getContext<ScenePlayer>(KEY);
