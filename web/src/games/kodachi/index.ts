import type { Told } from "../../wire";
import type { AnswerWarning, Flight, GameUi, Scene, View } from "../contract";
import { addMessages } from "../../words/index.svelte";
import Board from "./board/Board.svelte";
import Face from "./faces/Face.svelte";
import { listCards, listFlights } from "./model/flights";
import { viewBefore } from "./model/rewind";
import { sceneOf } from "./model/scenes";
import { asKodachi } from "./model/view";
import { explainAnswer } from "./model/warnings";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addMessages({ en, fr });

const game: GameUi = {
  Board,
  Face,
  isOnBoard: () => true,
  listFlights: (told: Told, view: View): Flight[] => listFlights(told.event, view),
  listCards: (told: Told): string[] => listCards(told.event),
  viewBefore,
  sceneOf: (told: Told): Scene | null => sceneOf(told.event),
  explainAnswer: (token: string, view: View): AnswerWarning | null =>
    explainAnswer(token, asKodachi(view)),
};
export default game;
