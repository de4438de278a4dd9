/** Which screen a path leads to. Each screen is loaded when somebody goes there. */
import type { Component } from "svelte";
import { findGame } from "./talk/lobby";

interface Route {
  Screen: Component<any>;
  props: object;
}

function makeRoute<Props extends object>(
  screen: { default: Component<Props> },
  props: Props,
): Route {
  return { Screen: screen.default, props };
}

/** The screen for the parts of a path, or the code of the message that says why there is none. */
export async function findScreen([name, id, further]: string[]): Promise<Route | string> {
  if (name === "account") return makeRoute(await import("./screens/Account.svelte"), {});
  if (!id) return "no-such-page";
  switch (name) {
    case "t":
      return makeRoute(await import("./screens/Table.svelte"), { id });
    case "replay":
      return makeRoute(await import("./screens/Replay.svelte"), {
        id: id === "file" ? `file/${further ?? ""}` : id,
      });
    case "review":
      return makeRoute(await import("./screens/Review.svelte"), { id });
    case "learn":
    case "new":
    case "puzzles":
    case "rules":
      return findGameScreen(name, id, further);
    default:
      return "no-such-page";
  }
}

async function findGameScreen(
  screen: "learn" | "new" | "puzzles" | "rules",
  name: string,
  further = "",
): Promise<Route | string> {
  const game = await findGame(name);
  if (!game) return "no-such-game";
  switch (screen) {
    case "learn":
      return makeRoute(await import("./screens/Learn.svelte"), { game, lesson: further });
    case "new":
      return makeRoute(await import("./screens/NewTable.svelte"), { game });
    case "puzzles":
      return makeRoute(await import("./screens/Puzzles.svelte"), { game, puzzle: further });
    case "rules":
      return makeRoute(await import("./screens/RulesPage.svelte"), { game, rule: further });
  }
}
