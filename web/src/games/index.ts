/** The games of this page, each loaded when it is needed. A folder with an index.ts is a game; a game
 *  without a folder has the generic board. */
import type { Component } from "svelte";
import type { GameUi } from "./contract";
import { guardGame } from "./guard";

const UIS = import.meta.glob<{ default: GameUi }>("./*/index.ts");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export async function loadCover(name: string): Promise<Component> {
  const load = COVERS[`./${name}/Cover.svelte`] ?? (() => import("./generic/GenericCover.svelte"));
  return (await load()).default;
}

export async function loadGameUi(name: string): Promise<GameUi> {
  const load = UIS[`./${name}/index.ts`] ?? (() => import("./generic/ui"));
  return guardGame((await load()).default);
}
