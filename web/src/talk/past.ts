/** A game that has been, or one's own past of one that runs: from a table, or from a file. */
import type { Archive, CardLine, Step, TableInfo } from "../wire";
import { t, type Lang } from "../words/index.svelte";
import { get, post } from "./api";

export interface Past {
  game: string;
  names: string[];
  /** The seat one had in it. */
  you: number | null;
  over: boolean;
  cards: () => Promise<CardLine[]>;
  /** Everything step by step, as a seat (by number) or a "spectator" saw it. */
  steps: (viewer: string, lang: Lang) => Promise<Step[]>;
  /** Go on from a step in some seat; gives the new table. A file has no table to go on from. */
  goOn?: (step: number, seat: number) => Promise<string>;
}

export async function pastOfTable(id: string): Promise<Past> {
  const table = await get<TableInfo>(`/api/tables/${id}`);
  return {
    game: table.game,
    names: table.players.map((name) => name ?? "—"),
    you: table.you,
    over: table.phase === "over",
    cards: () => get(`/api/tables/${id}/cards`),
    steps: (viewer, lang) => get(`/api/tables/${id}/replay/${viewer}/${lang}`),
    goOn: async (step, seat) =>
      (await post<TableInfo>(`/api/tables/${id}/what-if`, { step, seat })).id,
  };
}

/** A game from an exported file; the server checks its shuffles before it shows anything. */
export function pastOfFile(archive: Archive): Past {
  const { game, seats, players = [] } = archive.record;
  return {
    game,
    names: Array.from({ length: seats }, (_, seat) => players[seat] ?? "—"),
    you: null,
    over: true,
    cards: () => get(`/api/games/${game}/cards`),
    steps: (viewer, lang) => post(`/api/archives/${viewer}/${lang}`, archive),
  };
}

/** The file that was opened last on this page. */
let opened: Archive | null = null;

export async function readFile(file: File): Promise<void> {
  opened = JSON.parse(await file.text()) as Archive;
}

export async function pastOf(id: string): Promise<Past> {
  if (id !== "file") return pastOfTable(id);
  if (!opened) throw new Error(t("no-file"));
  return pastOfFile(opened);
}
