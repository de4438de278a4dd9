import type { GameUi } from "../contract";
import { addMessages } from "../../words/index.svelte";
import Board from "./board/Board.svelte";
import Face from "./faces/Face.svelte";
import { isOnBoard } from "./model/answers";
import { listCards, listFlights } from "./model/flights";
import { viewBefore } from "./model/rewind";
import { sceneOf } from "./model/scenes";
import { explainAnswer } from "./model/warnings";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addMessages({ en, fr });

const game: GameUi = {
  Board,
  Face,
  isOnBoard,
  listFlights,
  listCards,
  sceneOf,
  viewBefore,
  explainAnswer,
};
export default game;
