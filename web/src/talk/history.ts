/** The history of a game, from a table or from an exported file. */
import type { Archive, CardLine, Step, TableInfo, TableZones } from "../wire";
import { t, type Lang } from "../words/index.svelte";
import { get, post } from "./api";

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

export async function loadTableHistory(id: string): Promise<GameHistory> {
  const table = await get<TableInfo>(`/api/tables/${id}`);
  return {
    game: table.game,
    names: table.players.map((name) => name ?? "—"),
    you: table.you,
    over: table.phase === "over",
    cards: () => get(`/api/tables/${id}/cards`),
    steps: (viewer, lang) => get(`/api/tables/${id}/replay/${viewer}/${lang}`),
    zones: (viewer, lang) => get(`/api/tables/${id}/zones/${viewer}/${lang}`),
    continueFrom: async (step, seat) =>
      (await post<TableInfo>(`/api/tables/${id}/what-if`, { step, seat })).id,
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
    steps: (viewer, lang) => post(`/api/archives/${viewer}/${lang}`, archive),
    zones: (viewer, lang) => post(`/api/archives/${viewer}/${lang}/zones`, archive),
  };
}

/** The file that was opened last on this page. */
let opened: Archive | null = null;

export async function openArchive(file: File): Promise<void> {
  opened = JSON.parse(await file.text()) as Archive;
}

export async function loadHistory(id: string): Promise<GameHistory> {
  if (id !== "file") return loadTableHistory(id);
  if (!opened) throw new Error(t("no-file"));
  return makeFileHistory(opened);
}
