/** What every game gives to the page. Boards hold no rules: they show a view and light what is
 *  legal. */
import type { Component } from "svelte";
import type { CardLine, Choice, Told, Zone } from "../wire";

export type { CardLine, Zone };

export type View = Record<string, unknown>;

/** All a board is given. It marks each seat by `data-seat` or `data-place="seat-N"`, so that who acts
 *  can be ringed. It fills the place it gets and never scrolls sideways at 390 px. */
export interface BoardProps {
  /** The table as this viewer may see it; each game has a type of its own for it. */
  view: View;
  /** What I may answer now; empty when I am not asked, in replays and for spectators. */
  legal: Choice[];
  /** The names of the seats. */
  names: string[];
  /** My seat; null for a spectator. */
  me: number | null;
  /** The table's cards by key. */
  cards: Map<string, CardLine>;
  /** Whether an answer is on its way: nothing glows. */
  busy: boolean;
  /** Answer with one of the legal tokens (or, in Kodama Duo, any pose). Who wants to be asked before
   *  every answer may still cancel it: `oncancel` is called then. */
  act: (token: string, oncancel?: () => void) => void;
  /** Ask why something is not allowed; the table shows the rule. */
  explain: (token: string) => void;
  /** Whether the table allows hints, such as odds; it does unless it says otherwise. */
  aids?: boolean;
  /** The table in words, for a board that uses it. */
  zones?: Zone[];
  /** Whether what I am asked waits until what others did has been shown: it is not to be seen yet. */
  isHeld?: boolean;
}

/** A card that moves: from one place to another, both named by `data-place` in the board. */
export interface Flight {
  card: string | null;
  from: string;
  to: string;
}

/** What an event is to who watches it. Its words are those of the log: `told.text`. */
export interface Scene {
  tone: "attack" | "loss" | "gain" | "turn" | "end" | "plain";
  /** Whether it is said in large letters over the board. */
  banner?: boolean;
  /** Whom it happens to. */
  seat?: number;
  /** Whether nothing is asked before it was seen, though an answer of my own brought it about: what
   *  others chose in secret, say. */
  waits?: boolean;
}

/** What to know before giving an answer that is easily regretted. */
export interface AnswerWarning {
  /** Shown on the answer. */
  warn?: string;
  /** Whether it is asked about once before it is sent. */
  needsYes?: boolean;
}

/** A card to draw. */
export interface FaceProps {
  /** The key; null is a back. */
  card: string | null;
  /** A "thumb" leaves out small print. */
  size?: "thumb" | "full";
  line?: CardLine | undefined;
}

/** A game in the browser. Its index adds the words of its en.ftl and fr.ftl to the catalogs. */
export interface GameUi {
  Board: Component<BoardProps>;
  /** One card as SVG, filling its box. */
  Face: Component<FaceProps>;
  /** Whether the board itself offers this answer (a card, a seat, a pose to click). The table shows
   *  a button for every other one, and a list of all of them for who wants words. */
  isOnBoard: (token: string, view: View) => boolean;
  /** Which cards an event moves. */
  listFlights: (told: Told, view: View) => Flight[];
  /** The cards an event speaks of, to be looked at from the log. */
  listCards: (told: Told) => string[];
  /** What an event is to who watches it; null if it needs no time of its own. Without this, every
   *  event that is told in words is a plain scene. */
  sceneOf?: (told: Told, view: View) => Scene | null;
  /** The table before these events, where one action has several that are told one after the other:
   *  what is not told yet is not to be seen. Without this, all of them are seen at once. */
  viewBefore?: (view: View, later: Told[]) => View;
  /** What is to be known before this answer is given; null if there is nothing to warn of. */
  explainAnswer?: (token: string, view: View) => AnswerWarning | null;
  /** Whether the board shows the table in words, which the page then fetches. */
  usesZones?: boolean;
  /** Whether the board lists all answers in words, so that no other list is needed. */
  listsAnswers?: boolean;
}
