import type { GameInBrowser } from "../contract";
import { addWords } from "../../words/index.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { onBoard } from "./answers";
import { cardsIn, flights } from "./moves";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addWords({ en, fr });

const game: GameInBrowser = { Board, Face, onBoard, flights, cardsIn };
export default game;
