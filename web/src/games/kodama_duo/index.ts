import type { GameUi } from "../contract";
import { addMessages } from "../../words/index.svelte";
import Board from "./board/Board.svelte";
import { listCards, listFlights } from "./model/flights";
import { viewBefore } from "./model/rewind";
import { explainAnswer, sceneOf } from "./model/scenes";
import Face from "./faces/Face.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addMessages({ en, fr });

const game: GameUi = {
  Board,
  Face,
  isOnBoard: () => true,
  listFlights,
  listCards,
  sceneOf,
  viewBefore,
  explainAnswer,
};
export default game;
