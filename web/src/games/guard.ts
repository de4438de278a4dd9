/** What a game says about its board is a help: a mistake in it must not stop the board. */
import type { GameUi } from "./contract";

/** The same function; where it fails, that is logged, and this is found instead. */
export function guard<Given extends unknown[], Found>(
  find: (...given: Given) => Found,
  otherwise: Found,
): (...given: Given) => Found {
  return (...given) => {
    try {
      return find(...given);
    } catch (mistake) {
      console.error(mistake);
      return otherwise;
    }
  };
}

/** The same game; without help where its own fails: a plain scene, no warning, no cards. */
export function guardGame(ui: GameUi): GameUi {
  return {
    ...ui,
    listFlights: guard(ui.listFlights, []),
    listCards: guard(ui.listCards, []),
    ...(ui.sceneOf && { sceneOf: guard(ui.sceneOf, { tone: "plain" }) }),
    ...(ui.explainAnswer && { explainAnswer: guard(ui.explainAnswer, null) }),
  };
}
