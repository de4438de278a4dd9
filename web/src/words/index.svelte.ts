/** The page's own messages in every language; what games say comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export type Lang = "en" | "fr";

const CATALOGS: Record<Lang, FluentBundle> = { en: makeBundle("en", en), fr: makeBundle("fr", fr) };
const KEPT = "chabudai.lang";

function makeBundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Add the words of a game, when its table is loaded. */
export function addMessages(game: Record<Lang, string>): void {
  CATALOGS.en.addResource(new FluentResource(game.en));
  CATALOGS.fr.addResource(new FluentResource(game.fr));
}

function preferredLanguage(): Lang {
  const kept = localStorage.getItem(KEPT) ?? navigator.language;
  return kept.startsWith("fr") ? "fr" : "en";
}

class Locale {
  lang = $state<Lang>(preferredLanguage());

  setLanguage(lang: Lang): void {
    this.lang = lang;
    localStorage.setItem(KEPT, lang);
    document.documentElement.lang = lang;
  }
}

/** The language spoken now; components that read it are redrawn when it changes. */
export const locale = new Locale();

/** A message of the catalog in the language spoken now. */
export function t(code: string, figures: Record<string, FluentVariable> = {}): string {
  const catalog = CATALOGS[locale.lang];
  const message = catalog.getMessage(code);
  if (!message?.value) throw new Error(`no words for ${code}`);
  return catalog.formatPattern(message.value, figures);
}

/** The words of this language, of something that comes in all of them. */
export function localize(words: Partial<Record<Lang, string>>): string {
  return words[locale.lang] ?? words.en ?? "";
}
