/** What each event is to who watches: a raid past each guard, a token taken, a card bought. */
import type { Scene } from "../../contract";

type Event = Record<string, unknown>;

const GAIN: Scene = { tone: "gain" };
const PLAIN: Scene = { tone: "plain" };

const SCENES: Record<string, (event: Event) => Scene> = {
  turn: () => ({ tone: "turn" }),
  played: ({ won, late }) => (won && !late ? { tone: "attack" } : PLAIN),
  defeated: () => GAIN,
  token: () => ({ tone: "gain", banner: true }),
  ending: () => ({ tone: "end", banner: true }),
  failed: () => ({ tone: "loss", banner: true }),
  took: () => GAIN,
  bought: () => GAIN,
  dropped: () => ({ tone: "loss" }),
  ended: () => ({ tone: "end", banner: true }),
};
/** What is seen to happen beside something else, or is nothing to wait for. */
const UNSEEN = new Set(["reshuffled", "house_reshuffled", "guards_reshuffled", "passed"]);

export function sceneOf(event: Event): Scene | null {
  const name = event["event"] as string;
  if (UNSEEN.has(name)) return null;
  const scene = SCENES[name]?.(event) ?? PLAIN;
  const seat = event["seat"];
  return typeof seat === "number" ? { ...scene, seat } : scene;
}
