import type { Told } from "../../wire";
import type { Flight, GameInBrowser, View } from "../contract";
import { addWords } from "../../words/index.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { cardsIn, flights } from "./movements";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addWords({ en, fr });

const game: GameInBrowser = {
  Board,
  Face,
  onBoard: () => true,
  flights: (told: Told, view: View): Flight[] => flights(told.event, view),
  cardsIn: (told: Told): string[] => cardsIn(told.event),
};
export default game;
