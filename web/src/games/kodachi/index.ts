import type { Told } from "../../wire";
import type { Flight, GameUi, View } from "../contract";
import { addMessages } from "../../words/index.svelte";
import Board from "./board/Board.svelte";
import Face from "./faces/Face.svelte";
import { listCards, listFlights } from "./model/flights";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addMessages({ en, fr });

const game: GameUi = {
  Board,
  Face,
  isOnBoard: () => true,
  listFlights: (told: Told, view: View): Flight[] => listFlights(told.event, view),
  listCards: (told: Told): string[] => listCards(told.event),
};
export default game;
