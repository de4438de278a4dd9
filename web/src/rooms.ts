/** Which screen a path leads to, each loaded when somebody goes there. */
import type { Component } from "svelte";
import { gameNamed } from "./talk/house";

interface Room {
  Screen: Component<any>;
  told: object;
}

function room<Told extends object>(screen: { default: Component<Told> }, told: Told): Room {
  return { Screen: screen.default, told };
}

/** The room behind a path in parts, or the code of the words that say why there is none. */
export async function enter([door, which, further]: string[]): Promise<Room | string> {
  if (door === "account") return room(await import("./screens/Account.svelte"), {});
  if (!which) return "no-such-page";
  switch (door) {
    case "t":
      return room(await import("./screens/Table.svelte"), { id: which });
    case "replay":
      return room(await import("./screens/Replay.svelte"), { id: which });
    case "review":
      return room(await import("./screens/Review.svelte"), { id: which });
    case "new":
    case "rules":
      return aboutGame(door, which, further);
    default:
      return "no-such-page";
  }
}

async function aboutGame(door: "new" | "rules", name: string, rule = ""): Promise<Room | string> {
  const game = await gameNamed(name);
  if (!game) return "no-such-game";
  return door === "new"
    ? room(await import("./screens/NewTable.svelte"), { game })
    : room(await import("./screens/RulesPage.svelte"), { game: name, rule });
}
