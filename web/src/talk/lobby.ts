/** The games and tables of this server, and how to open a table. */
import type { GameInfo, TableInfo, Terms } from "../wire";
import { get, getPages, post, type Paged } from "./api";

let fetched: Promise<GameInfo[]> | undefined;

/** The games of this server; fetched once, and again after a failure. */
export async function loadGames(): Promise<GameInfo[]> {
  fetched ??= get<GameInfo[]>("/api/games");
  try {
    return await fetched;
  } catch (error) {
    fetched = undefined;
    throw error;
  }
}

export async function findGame(name: string): Promise<GameInfo | null> {
  return (await loadGames()).find((game) => game.name === name) ?? null;
}

/** Tables that wait for players, and my own. */
export const loadTables = (pages: number): Promise<Paged<TableInfo>> =>
  getPages("/api/tables", pages);

/** My newest tables, the newest first. */
export const loadMyGames = (pages: number): Promise<Paged<TableInfo>> =>
  getPages("/api/me/games", pages);

/** Open a table on these terms, and give its id. */
export async function openTable(terms: Terms): Promise<string> {
  return (await post<TableInfo>("/api/tables", terms)).id;
}

/** Terms for a first game: the usual number of seats, and bots on all but one. */
export function makeQuickTerms(game: GameInfo, seats = game.usual): Terms {
  const bot = game.bots.find((each) => each.name === "novice") ?? game.bots[0]!;
  const bots = Array.from({ length: seats }, (_, seat) => (seat ? bot.name : null));
  return { game: game.name, seats, bots };
}

/** The levels of bots that I have won against, by game. */
export const loadWins = (): Promise<Record<string, string[]>> => get("/api/me/wins");

/** The lessons that I have done, by game. */
export const loadLessonsDone = (): Promise<Record<string, string[]>> => get("/api/me/lessons");
