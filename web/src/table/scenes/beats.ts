/** What happened, cut into moments that are shown one after the other, and how long each takes. */
import type { GameUi, Scene, View } from "../../games/contract";
import type { Told, Update } from "../../wire";
import type { Speed } from "../../ui/settings.svelte";

/** One moment: an event that is told, with those beside it that need no time of their own. */
export interface Beat {
  id: number;
  /** What the board shows meanwhile. */
  update: Update;
  /** What is told; null where nothing is. */
  told: Told | null;
  scene: Scene;
  /** Whose action it comes of, where that is known. */
  by: number | null;
  /** Whether that action is my own, and nothing that waits to be seen. */
  isMine: boolean;
  /** All events of this moment, for what they move. */
  events: Told[];
  /** How many lines the log has then. */
  lines: number;
  /** Whether the action has been shown already, of which this is one more consequence. */
  follows: boolean;
}

export type SceneUi = Pick<GameUi, "sceneOf" | "viewBefore" | "listFlights" | "listCards">;

const PLAIN: Scene = { tone: "plain" };
/** Milliseconds at normal speed. */
const LENGTHS: Record<Scene["tone"], number> = {
  plain: 850,
  turn: 900,
  gain: 1000,
  loss: 1250,
  attack: 1250,
  end: 1500,
};
const BANNER = 600;
/** A consequence takes less: who acts is known already. */
const CONSEQUENCE = 0.75;
/** So long it takes to read a letter, at normal speed. */
const LETTER = 18;
const LONGEST = 2600;
/** What is only seen to move. */
const UNTOLD = 350;
const SHARE: Record<Speed, number> = { calm: 1.9, normal: 1, quick: 0.4, steps: 1, instant: 0 };
/** No moment is shorter than what moves in it, by speed. */
const SHORTEST: Record<Speed, number> = {
  calm: 900,
  normal: 500,
  quick: 300,
  steps: 0,
  instant: 0,
};
const FLIGHT: Record<Speed, number> = {
  calm: 600,
  normal: 420,
  quick: 240,
  steps: 420,
  instant: 260,
};

let count = 0;

/** How an event is shown; null if it needs no time of its own. */
export function findScene(ui: SceneUi, told: Told, view: View): Scene | null {
  if (!told.text) return null;
  return ui.sceneOf ? ui.sceneOf(told, view) : PLAIN;
}

/** The moments of an update, in order; at least one. */
export function makeBeats(update: Update, ui: SceneUi, isMine: boolean, by: number | null): Beat[] {
  const beats: Beat[] = [];
  let beside: Told[] = [];
  const add = (told: Told | null, scene: Scene, place: number): void => {
    const follows = beats.length > 0;
    const lines = update.before + place;
    beats.push({
      id: count++,
      update: cutUpdate(update, ui, place),
      told,
      scene,
      by: findActor(told) ?? by,
      isMine: isMine && !scene.waits,
      events: beside,
      lines,
      follows,
    });
    beside = [];
  };
  update.events.forEach((told, place) => {
    beside.push(told);
    const scene = findScene(ui, told, update.view);
    if (scene) add(told, scene, place + 1);
  });
  const last = beats.at(-1);
  if (last) {
    last.update = update;
    last.events = [...last.events, ...beside];
    last.lines = update.before + update.events.length;
  } else {
    // Whatever somebody does is seen, be it ever so small.
    add(update.events.find(({ text }) => text) ?? null, PLAIN, update.events.length);
  }
  return beats;
}

/** An update as it is seen when only so many of its events have been told. */
function cutUpdate(update: Update, ui: SceneUi, told: number): Update {
  if (!ui.viewBefore) return update;
  return { ...update, view: ui.viewBefore(update.view, update.events.slice(told)) };
}

/** Whose action an event comes of, if the table says so. */
export function findActor(told: Told | null | undefined): number | null {
  return told?.by ?? null;
}

/** How long a moment is shown, in milliseconds. With many more waiting, each takes less. */
export function measureBeat(beat: Beat, ui: SceneUi, speed: Speed, waiting: number): number {
  if (speed === "instant") return 0;
  if (!beat.told) {
    const moves = beat.events.some((told) => ui.listFlights(told, beat.update.view).length > 0);
    return moves ? UNTOLD * SHARE[speed] : 0;
  }
  if (beat.isMine && !beat.scene.banner) return FLIGHT[speed];
  const { tone, banner } = beat.scene;
  const shown = LENGTHS[tone] + (banner ? BANNER : 0);
  const read = Math.min(LONGEST, beat.told.text.length * LETTER);
  const whole = Math.max(shown * (beat.follows ? CONSEQUENCE : 1), read);
  return Math.max(SHORTEST[speed], whole * SHARE[speed] * findHaste(speed, waiting));
}

/** How long a card is in the air. */
export const measureFlight = (speed: Speed): number => FLIGHT[speed];

function findHaste(speed: Speed, waiting: number): number {
  if (speed === "calm") return 1;
  return waiting > 24 ? 0.6 : waiting > 10 ? 0.8 : 1;
}
