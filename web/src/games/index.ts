/** The games, each loaded when it is needed. */
import type { Component } from "svelte";
import type { GameInBrowser } from "./contract";

const GAMES: Record<string, () => Promise<{ default: GameInBrowser }>> = {
  samurai_sword: () => import("./samurai_sword"),
  kodachi: () => import("./kodachi"),
  kodama_duo: () => import("./kodama_duo"),
};

const COVERS: Record<string, () => Promise<{ default: Component }>> = {
  samurai_sword: () => import("./samurai_sword/Cover.svelte"),
  kodachi: () => import("./kodachi/Cover.svelte"),
  kodama_duo: () => import("./kodama_duo/Cover.svelte"),
};

/** The picture of a game, without its table; none of a game from elsewhere. */
export async function loadCover(name: string): Promise<Component | null> {
  const load = COVERS[name];
  return load ? (await load()).default : null;
}

export async function loadGame(name: string): Promise<GameInBrowser> {
  const load = GAMES[name];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).default;
}
