/** The games of this page, each loaded when it is needed. A folder with an index.ts is a game. */
import type { Component } from "svelte";
import type { GameUi } from "./contract";

const UIS = import.meta.glob<{ default: GameUi }>("./*/index.ts");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** The cover picture of a game; null if it has none. */
export async function loadCover(name: string): Promise<Component | null> {
  const load = COVERS[`./${name}/Cover.svelte`];
  return load ? (await load()).default : null;
}

export async function loadGameUi(name: string): Promise<GameUi> {
  const load = UIS[`./${name}/index.ts`];
  if (!load) throw new Error(`no board for ${name}`);
  return (await load()).default;
}
