/** The page of a game that brings no board of its own: its table in words, and all answers. */
import type { Told } from "../../wire";
import type { GameUi } from "../contract";
import GenericBoard from "./GenericBoard.svelte";
import GenericFace from "./GenericFace.svelte";

/** The cards that an event names, if it does so under the usual names. */
export function listCards({ event }: Told): string[] {
  return [event["card"], event["cards"]]
    .flat()
    .filter((card): card is string => typeof card === "string");
}

const ui: GameUi = {
  Board: GenericBoard,
  Face: GenericFace,
  isOnBoard: () => true,
  listFlights: () => [],
  listCards,
  usesZones: true,
  listsAnswers: true,
};
export default ui;
