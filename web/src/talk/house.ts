/** What the house offers: games, tables, and a quick way to a first game. */
import type { GameInfo, TableInfo, Terms } from "../wire";
import { get, post } from "./api";

let asked: Promise<GameInfo[]> | undefined;

/** The games that can be played here; asked for once, and again if there was no answer. */
export async function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/api/games");
  try {
    return await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
}

export async function gameNamed(name: string): Promise<GameInfo | null> {
  return (await games()).find((game) => game.name === name) ?? null;
}

/** Tables that wait for players, and one's own. */
export const tables = (): Promise<TableInfo[]> => get("/api/tables");

/** All tables that one has ever sat at, the newest first. */
export const myGames = (): Promise<TableInfo[]> => get("/api/me/games");

/** Open a table on these terms, and give its id. */
export async function openTable(terms: Terms): Promise<string> {
  return (await post<TableInfo>("/api/tables", terms)).id;
}

/** Good defaults for a first game: the usual number of seats, and bots on all but one. */
export function quickTerms(game: GameInfo, seats = game.usual): Terms {
  const bot = game.bots.find((each) => each.name === "novice") ?? game.bots[0]!;
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? bot.name : null));
  return { game: game.name, seats, bots };
}
