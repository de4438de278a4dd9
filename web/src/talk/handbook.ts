/** What a game brings beside its rules; each is fetched once per language. */
import type { Handbook, TermInfo } from "../wire";
import { get } from "./api";

const NOTHING: Handbook = { overview: null, examples: [] };
const glossaries = new Map<string, Promise<TermInfo[]>>();

/** Pictures of real tables: a game on one page, and the examples of its rules. */
export const loadHandbook = (game: string, lang: string): Promise<Handbook> =>
  get<Handbook>(`/api/games/${game}/handbook/${lang}`).catch(() => NOTHING);

/** The words of a game that one has to know. */
export function loadGlossary(game: string, lang: string): Promise<TermInfo[]> {
  const path = `/api/games/${game}/glossary/${lang}`;
  let found = glossaries.get(path);
  if (!found) {
    found = get<TermInfo[]>(path).catch(() => {
      glossaries.delete(path);
      return [];
    });
    glossaries.set(path, found);
  }
  return found;
}
