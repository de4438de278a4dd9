/** The history of a game, from a table or from an exported file. */
import type { Archive, CardLine, Step, TableInfo, TableZones } from "../wire";
import { t, type Lang } from "../words/index.svelte";
import { get, getPages, post } from "./api";
import { findFile, keepFile } from "./files";

export interface GameHistory {
  game: string;
  names: string[];
  /** My seat in it. */
  you: number | null;
  over: boolean;
  cards: () => Promise<CardLine[]>;
  /** Everything step by step, as a seat (by number) or a "spectator" saw it. */
  steps: (viewer: string, lang: Lang) => Promise<Step[]>;
  /** The table in words at each of these steps, for boards that show it. */
  zones: (viewer: string, lang: Lang) => Promise<TableZones[]>;
  /** Open a new table that continues from a step; gives its id. A file has no table to continue. */
  continueFrom?: (step: number, seat: number) => Promise<string>;
}

const getAll = async <T>(path: string, body?: unknown): Promise<T[]> =>
  (await getPages<T>(path, Infinity, body)).items;

/** Open a practice table that goes on from a step of another one, as one of its seats; gives its id. */
export const continueTable = async (id: string, step: number, seat: number): Promise<string> =>
  (await post<TableInfo>(`/api/tables/${id}/what-if`, { step, seat })).id;

export async function loadTableHistory(id: string): Promise<GameHistory> {
  const table = await get<TableInfo>(`/api/tables/${id}`);
  return {
    game: table.game,
    names: table.players.map((name) => name ?? "—"),
    you: table.you,
    over: table.phase === "over",
    cards: () => get(`/api/tables/${id}/cards`),
    steps: (viewer, lang) => getAll(`/api/tables/${id}/replay/${viewer}/${lang}`),
    zones: (viewer, lang) => getAll(`/api/tables/${id}/zones/${viewer}/${lang}`),
    continueFrom: (step, seat) => continueTable(id, step, seat),
  };
}

/** A game from an exported file; the server checks its shuffles before it shows anything. */
export function makeFileHistory(archive: Archive): GameHistory {
  const { game, seats, players = [] } = archive.record;
  return {
    game,
    names: Array.from({ length: seats }, (_, seat) => players[seat] ?? "—"),
    you: null,
    over: true,
    cards: () => get(`/api/games/${game}/cards`),
    steps: (viewer, lang) => getAll(`/api/archives/${viewer}/${lang}`, archive),
    zones: (viewer, lang) => getAll(`/api/archives/${viewer}/${lang}/zones`, archive),
  };
}

export async function loadHistory(id: string): Promise<GameHistory> {
  if (!isOfFile(id)) return loadTableHistory(id);
  const archive = findFile(id.replace(FILE, ""));
  if (!archive) throw new Error(t("no-file"));
  return makeFileHistory(JSON.parse(archive) as Archive);
}

/** Whether an address is that of an opened file. */
export const isOfFile = (id: string): boolean => id.startsWith(FILE);
const FILE = "file/";

/** Open an exported game; gives the part of an address that leads to it in this browser. */
export async function openArchive(file: File): Promise<string> {
  const text = await file.text();
  if (!(JSON.parse(text) as Partial<Archive>).record) throw new Error(t("bad-file"));
  return FILE + keepFile(text);
}
