import type { GameInBrowser } from "../contract";
import { addWords } from "../../words/index.svelte";
import Board from "./Board.svelte";
import { cardsIn, flights } from "./events";
import Face from "./Face.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addWords({ en, fr });

const game: GameInBrowser = { Board, Face, onBoard: () => true, flights, cardsIn };
export default game;
