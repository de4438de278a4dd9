// Generated from docs/wire.schema.json by npm run types.

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  | Sit
  | Stand
  | Ready
  | Play
  | WhyNot
  | Know
  | Hint
  | Undo
  | Consent
  | Standing
  | Leave
  | Back
  | Say
  | Mute
  | Hush
  | Resume
  | Rematch
  | Ping;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = Room | Update | Accepted | Refused | Reasons | Known | Hinted | Said | Pong | Stalled;

export interface Wire {
  [k: string]: unknown;
}
/**
 * What the client asked under this id is done and kept.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  id: string;
  t: "accepted";
  v: number;
}
/**
 * A decision in words: what was played after `step`, what the bot would have, and the cost.
 *
 * `why` is what the bot's move keeps or gains; `error` is two standard errors; `sure` says that
 * the cost is more than that.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  better: string;
  cost: number;
  error: number;
  played: string;
  same: boolean;
  step: number;
  sure: boolean;
  why: string;
}
/**
 * What wins the game for whoever asks, at a version; empty before the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Aim".
 */
export interface Aim {
  lines: string[];
  v: number;
}
/**
 * A finished game in one file: its record, and all it takes to check the shuffles.
 *
 * `practice` is there, and true, where moves could be taken back at will.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Archive".
 */
export interface Archive {
  commitment: string;
  entropy: string[];
  format?: string;
  practice?: boolean;
  record: Record;
  secret: string;
  table: string;
}
/**
 * Game, rules version, seats, options, deck, seed and actions: all it takes to replay.
 *
 * What was taken back, and that a game is for practice, is only there where it is so: the check
 * of every other record stays as it was before these were kept.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Record".
 */
export interface Record {
  actions?: string[];
  check?: string;
  deck?: string | null;
  format?: string;
  game: string;
  options?: {
    [k: string]: string;
  };
  players?: string[];
  practice?: boolean;
  rng?: string;
  rules: string;
  seats: number;
  seed: string;
  taken_back?: TakenBack[];
}
/**
 * That a seat took so many actions back, and how many were left after it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TakenBack".
 */
export interface TakenBack {
  actions: number;
  seat: number;
  step: number;
}
/**
 * Take one's seat over from the bot again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  t: "back";
}
/**
 * The same words in both languages.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Bilingual".
 */
export interface Bilingual {
  en: string;
  fr: string;
}
/**
 * A program that can be invited; `online` if it has called just now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotAccount".
 */
export interface BotAccount {
  name: string;
  online: boolean;
}
/**
 * A program says what it can be invited by, and at how many tables it plays at once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotCall".
 */
export interface BotCall {
  name: string;
  tables?: number;
}
/**
 * A bot that may sit at a table, the simplest first: what people call it, and how it plays.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BotInfo".
 */
export interface BotInfo {
  name: string;
  text: Bilingual;
  title: Bilingual;
}
/**
 * Something that happens to a player for the first time, in words, with the rules of it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BubbleText".
 */
export interface BubbleText {
  name: string;
  rules: string[];
  text: string;
}
/**
 * One line of a card list: the card, how many there are, and where each figure comes from.
 *
 * `icons` are those parts of the card that are shown by signs: its `effect`, its `cost` and so on.
 * `drawing` is how the game's own client draws a card that it does not know by itself.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardLine".
 */
export interface CardLine {
  confidence: string;
  copies: number;
  drawing?: {
    /**
     * any JSON
     */
    [k: string]: unknown;
  } | null;
  effect: {
    [k: string]: string;
  };
  figures: {
    [k: string]: string;
  };
  group: {
    [k: string]: string;
  };
  icons?: {
    [k: string]: Icon[];
  };
  key: string;
  names: {
    [k: string]: string;
  };
  source: string;
}
/**
 * A sign on a card, with its number if it has one; `of` says whose it is, such as a clan's.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Icon".
 */
export interface Icon {
  number?: number | null;
  of?: string;
  sign: string;
}
/**
 * A seat as everybody sees it; `away` means that a bot plays for whoever holds it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chair".
 */
export interface Chair {
  away: boolean;
  bot: string | null;
  here: boolean;
  name: string | null;
  ready: boolean;
  seat: number;
}
/**
 * A legal answer, and what it does.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  label: string;
  token: string;
}
/**
 * What an account shall be signed in to with from now on, and the password it has now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  login: string;
  password: string;
  present?: string;
}
/**
 * Take a free seat, and add some chance of one's own to the shuffle.
 *
 * What has an `id` is acknowledged, and does nothing when it comes again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sit".
 */
export interface Sit {
  entropy?: string;
  id?: string;
  seat: number;
  t: "sit";
}
/**
 * Give the seat up again, before the game starts.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stand".
 */
export interface Stand {
  t: "stand";
}
/**
 * Say whether the game may start; it does when all seats are taken and ready.
 *
 * What has an `id` is acknowledged, and does nothing when it comes again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  id?: string;
  ready?: boolean;
  t: "ready";
}
/**
 * Answer the question asked; `v` is the version seen, `id` the client's own name for it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  id: string;
  t: "play";
  token: string;
  v: number;
}
/**
 * Ask which rules forbid an action.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  id: string;
  t: "whynot";
  token: string;
}
/**
 * Ask what one can work out from what one sees, where the table allows aids.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Know".
 */
export interface Know {
  id: string;
  t: "know";
}
/**
 * Ask what a strong player would answer now, where the table allows aids.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  id: string;
  t: "hint";
}
/**
 * Ask to take back the last actions.
 *
 * At a practice table where only bots play besides, one's own are counted, and what bots answered
 * since goes with them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  actions?: number;
  id: string;
  t: "undo";
  v: number;
}
/**
 * Agree, or not, to what another seat asked to take back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  t: "consent";
  v: number;
  yes: boolean;
}
/**
 * Answer a question always with this token, as long as it is legal; null asks again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  question: string;
  t: "standing";
  token?: string | null;
}
/**
 * Go away from a running game; a bot plays until one is back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  t: "leave";
}
/**
 * Say something to everybody at the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  t: "say";
  text: string;
}
/**
 * Hear no more of what a speaker says here, or hear it again; `speaker` is their id.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  muted?: boolean;
  speaker: string;
  t: "mute";
}
/**
 * Ask those who watch to be silent, as the host, or let them speak again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hush".
 */
export interface Hush {
  quiet?: boolean;
  t: "hush";
}
/**
 * Let a paused table go on, as its host, once what went wrong is mended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  t: "resume";
}
/**
 * Open another table for the same people on the same terms.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  t: "rematch";
}
/**
 * Ask for a sign of life, and for the newest frames if those seen are older than the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  n?: number;
  t: "ping";
  v?: number | null;
}
/**
 * The seconds that seats have left; `running` is the seat whose clock runs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clocks".
 */
export interface Clocks {
  left: number[];
  running: number | null;
}
/**
 * What the browser's passkey answered, as its `toJSON()` gives it, to one challenge.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Credential".
 */
export interface Credential {
  challenge: string;
  credential: {
    /**
     * any JSON
     */
    [k: string]: unknown;
  };
}
/**
 * An example that stands under a rule: where it begins, and what comes of it.
 *
 * It can be taken as a lesson of this name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ExampleInfo".
 */
export interface ExampleInfo {
  name: string;
  picture: Picture;
  rule: string;
  tells: string[];
  title: string;
}
/**
 * A table as one seat sees it, to be drawn by the game's own board; `say` is told beside it.
 *
 * `look` names places of the board.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Picture".
 */
export interface Picture {
  look: string[];
  names: string[];
  say: string;
  seat: number;
  view: {
    /**
     * any JSON
     */
    [k: string]: unknown;
  };
  zones: Zone[];
}
/**
 * A part of the table: a seat, the hand, the middle. `mark` says how it stands out.
 *
 * Marks are `hand` (it lies nearest to the viewer), `asked`, `turn`, `winner`, `me`, or none.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Zone".
 */
export interface Zone {
  mark?: string;
  rows?: string[];
  title: string;
}
/**
 * A game that can be played here; `usual` is how many sit down if nobody says.
 *
 * `lessons` is how many of them teach it, `puzzles` how many there are to solve.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  bots: BotInfo[];
  fewest: number;
  lessons: number;
  minutes: string;
  most: number;
  name: string;
  options: OptionInfo[];
  pitch: Bilingual;
  puzzles: number;
  title: Bilingual;
  usual: number;
  version: string;
}
/**
 * A disputed rule as a question; the first reading is the usual one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  name: string;
  readings: ReadingInfo[];
  ruling: string;
  text: Bilingual;
}
/**
 * One way to read a disputed rule.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ReadingInfo".
 */
export interface ReadingInfo {
  name: string;
  text: Bilingual;
}
/**
 * What is to be said to whoever asks, at a version; nothing to those who watch.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Guide".
 */
export interface Guide {
  bubbles: BubbleText[];
  v: number;
}
/**
 * The pictures that a game brings beside its rules, with their words in one language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Handbook".
 */
export interface Handbook {
  examples: ExampleInfo[];
  overview: OverviewInfo | null;
}
/**
 * A game on one page: the aim, a turn in pictures, and what wins.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OverviewInfo".
 */
export interface OverviewInfo {
  aim: string;
  title: string;
  turn: Picture[];
  wins: string;
}
/**
 * The answer to Hint: what the bot would play at this version first, then what came close.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  bot: string;
  id: string;
  moves: Proposal[];
  t: "hinted";
  v: number;
  worlds: number;
}
/**
 * An answer that a bot thought about: its share of the thoughts, and the chance it gives.
 *
 * `reason` says what speaks for it, `difference` what the first answer has over this one, as far
 * as the seat can see; both may be empty.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  chance: number | null;
  difference?: string;
  label: string;
  reason: string;
  share: number;
  token: string;
}
/**
 * The answer to Know: what follows from the view at this version, in words and in figures.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Known".
 */
export interface Known {
  figures: {
    /**
     * any JSON
     */
    [k: string]: unknown;
  };
  id: string;
  lines: string[];
  t: "known";
  v: number;
}
/**
 * From the share that everybody starts with to the outcome: the parts add up.
 *
 * `deal`, `play` and `others` are known to a standard error each, `draws` to all three together.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ledger".
 */
export interface Ledger {
  deal: number;
  deal_error: number;
  draws: number;
  others: number;
  others_error: number;
  outcome: number;
  play: number;
  play_error: number;
  prior: number;
}
/**
 * The answers given so far in a lesson, or to a puzzle.
 *
 * Null stands for a step that was only read; or for the wish to be told the answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonAnswers".
 */
export interface LessonAnswers {
  /**
   * @maxItems 40
   */
  answers?: (string | null)[];
}
/**
 * A lesson of a game, with the numbers of the rules that it teaches.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonInfo".
 */
export interface LessonInfo {
  name: string;
  rules: string[];
  steps: number;
  title: Bilingual;
}
/**
 * A lesson after some answers.
 *
 * `step` is how many steps are behind the learner; `say` what is to be done now, `remark` what is
 * to be said to the last answer, `verdict` what it was (none at the beginning). A step that
 * `reads` is answered with null. `look` names places of the board. What happened since the last
 * step is in `update`, whose version is the number of right answers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LessonMoment".
 */
export interface LessonMoment {
  look: string[];
  names: string[];
  over: boolean;
  reads: boolean;
  reasons: Reason[];
  remark: string;
  say: string;
  seat: number;
  step: number;
  steps: number;
  update: Update;
  verdict: ("refused" | "right" | "wrong") | null;
  zones: Zone[];
}
/**
 * A rule that forbids something: its number and a sentence.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  rule: string;
  text: string;
}
/**
 * The game at a version: the view is the truth, events only tell how it came about.
 *
 * `before` is how many events the log has before these; `undo` is how many of the last actions
 * were this seat's own, where any may be taken back (of all actions, at a practice table where
 * only bots play besides).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  before: number;
  clocks: Clocks | null;
  events: Told[];
  legal: Choice[];
  prompt: string;
  result: Result | null;
  t: "update";
  undo: number;
  v: number;
  view: {
    /**
     * any JSON
     */
    [k: string]: unknown;
  };
}
/**
 * Something that happened, as this viewer may know it, and as a sentence.
 *
 * `by` is the seat whose action caused it, null for the deal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  by: number | null;
  event: {
    /**
     * any JSON
     */
    [k: string]: unknown;
  };
  text: string;
}
/**
 * The headline says who won, `why` by what; `lines` tell the score in whole sentences.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  columns: string[];
  headline: string;
  lines: string[];
  rows: ScoreRow[];
  why: string;
}
/**
 * One player's line of the score table: a cell for each column, then the total.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ScoreRow".
 */
export interface ScoreRow {
  cells: string[];
  name: string;
  seat: number;
  total: string;
  won: boolean;
}
/**
 * Whether there is a review, how far it is (0 to 1), and what it found for a seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lookback".
 */
export interface Lookback {
  found?: SeatLookback | null;
  progress: number;
  state: "failed" | "making" | "none" | "ready";
}
/**
 * A game as one seat could know it: chances, what turned it, advice, luck and play.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatLookback".
 */
export interface SeatLookback {
  bot: string;
  curve: Point[];
  decisions: Advised[];
  ledger: Ledger;
  names: string[];
  seat: number;
  thinking: string;
  turning: Turn[];
  worlds: number;
}
/**
 * A moment of a curve: after so many actions, every seat's chance as one seat could know it.
 *
 * `errors` are the standard errors of the chances.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Point".
 */
export interface Point {
  chances: number[];
  errors: number[];
  step: number;
}
/**
 * Between two steps the chance changed much, or decisions of the seat cost much.
 *
 * `told` is what happened there, `decisions` what cost most, `again` the step to try again from.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Turn".
 */
export interface Turn {
  after: number;
  again: number | null;
  before: number;
  decisions: Advised[];
  first: number;
  last: number;
  told: string[];
}
/**
 * Somebody whose lines are not sent, because one asked for that.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MutedSpeaker".
 */
export interface MutedSpeaker {
  name: string;
  speaker: string;
}
/**
 * A nickname.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Name".
 */
export interface Name {
  name: string;
}
/**
 * The puzzle that comes next; none when all of its kind are done.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NextPuzzle".
 */
export interface NextPuzzle {
  name: string | null;
}
/**
 * What a what-if goes on from, and its name; only its host is told the other table's id.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Origin".
 */
export interface Origin {
  step: number;
  table: string | null;
  text: Bilingual;
}
/**
 * How long a seat may think: a bank with an increment, so many seconds a move, or no limit.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pace".
 */
export interface Pace {
  increment?: number;
  kind?: "live" | "none" | "relaxed";
  seconds?: number;
}
/**
 * What an account is signed in to with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Password".
 */
export interface Password {
  login: string;
  password: string;
}
/**
 * Somebody the server knows; `login` is set once the account is claimed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  id: string;
  login?: string | null;
  name: string;
}
/**
 * A sign of life.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  n: number;
  t: "pong";
}
/**
 * Why a request was not done; `code` is for programs, `text` for people.
 *
 * `extra` may say which part of the request was wrong.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  extra?:
    | {
        [k: string]: string;
      }[]
    | null;
  text: string;
}
/**
 * A program and the token it shows from now on; it is told only here.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Program".
 */
export interface Program {
  person: Person;
  token: string;
}
/**
 * How the seed came about; secret, entropy and seed are told when the game is over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Proof".
 */
export interface Proof {
  commitment: string;
  entropy?: string[] | null;
  secret?: string | null;
  seed?: string | null;
}
/**
 * Why an answer is right: only for who has found it, or wants to be told.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PuzzleExplanation".
 */
export interface PuzzleExplanation {
  answer: string;
  line: string[];
  sentences: string[];
  themes: string[];
  worlds: WorldInfo[];
}
/**
 * A deal that a puzzle was judged in, in words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WorldInfo".
 */
export interface WorldInfo {
  holds: string[];
  verdict: string;
}
/**
 * A puzzle before an answer, or after one.
 *
 * `say` is the question, `before` what the seat saw before it; `remark` what is to be said to the
 * last answer, `verdict` what it was. `update` is the position as the seat sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PuzzleMoment".
 */
export interface PuzzleMoment {
  before: string[];
  explanation: PuzzleExplanation | null;
  level: number;
  names: string[];
  over: boolean;
  puzzle: string;
  reasons: Reason[];
  remark: string;
  say: string;
  seat: number;
  update: Update;
  verdict: ("refused" | "right" | "shown" | "wrong") | null;
  zones: Zone[];
}
/**
 * The puzzles of a game: how many of each level, by theme, that of today, and what I have done.
 *
 * `streak` counts the days in a row on which I solved the puzzle of the day.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PuzzleShelf".
 */
export interface PuzzleShelf {
  count: number;
  daily: string | null;
  day: string;
  levels: number[];
  shown: string[];
  solved: string[];
  streak: number;
  themes: ThemeInfo[];
}
/**
 * A theme of puzzles, in the language that was asked for, and how many puzzles have it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ThemeInfo".
 */
export interface ThemeInfo {
  count: number;
  name: string;
  title: string;
}
/**
 * The answer to WhyNot: every rule that forbids the action, none if it is legal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reasons".
 */
export interface Reasons {
  id: string;
  reasons: Reason[];
  t: "reasons";
  token: string;
}
/**
 * What the client asked is not done; `code` is for programs, `text` for people.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  code: string;
  id: string;
  reasons?: Reason[];
  t: "refused";
  text: string;
}
/**
 * What somebody asked to take back, and who has not agreed yet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Request".
 */
export interface Request {
  actions: number;
  seat: number;
  v: number;
  waiting: number[];
}
/**
 * Whether one's finished games may be used for research, without one's name.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Research".
 */
export interface Research {
  agreed: boolean;
}
/**
 * What happened since the last own answer of whoever asks, and what it changed for them.
 *
 * Empty before the game, and for those who watch.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Retold".
 */
export interface Retold {
  change: string[];
  lines: Told[];
  v: number;
}
/**
 * The table around the game: who sits where, what was agreed, what has been asked.
 *
 * A deck of the table's own is not in the terms here: `/api/tables/ID/cards` lists its cards.
 * `origin` is there for a what-if; `notice` says why a table cannot go on, where it cannot;
 * `quiet` says that those who watch may not speak, `muted` whom one does not hear.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Room".
 */
export interface Room {
  chairs: Chair[];
  host: boolean;
  muted: MutedSpeaker[];
  notice: string;
  origin: Origin | null;
  own_deck: boolean;
  phase: "over" | "paused" | "playing" | "waiting";
  proof: Proof | null;
  quiet: boolean;
  rematch: string | null;
  request: Request | null;
  standing: {
    [k: string]: Choice;
  };
  t: "room";
  table: string;
  terms: Terms;
  v: number;
  watching: number;
  you: number | null;
}
/**
 * What a table agrees on before anybody sits down.
 *
 * `bots` has a kind or null for each seat; `aids` allows hints and what one knows to be looked up;
 * at a `practice` table aids are always allowed, and whatever one did may be taken back, also what
 * showed a card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Terms".
 */
export interface Terms {
  aids?: boolean;
  /**
   * @maxItems 32
   */
  bots?: (string | null)[];
  deck?: string | null;
  game: string;
  open?: boolean;
  options?: {
    [k: string]: string;
  };
  pace?: Pace1;
  practice?: boolean;
  seats: number;
  undo?: "consent" | "never" | "own";
}
/**
 * How long a seat may think: a bank with an increment, so many seconds a move, or no limit.
 */
export interface Pace1 {
  increment?: number;
  kind?: "live" | "none" | "relaxed";
  seconds?: number;
}
/**
 * Somebody said something; `seat` is null for whoever only watches.
 *
 * `line` numbers what was said at the table: a line that comes again has the same number.
 * `speaker` is an id that a person has at this table, whatever they are called.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  line: number;
  name: string;
  seat: number | null;
  speaker: string;
  t: "said";
  text: string;
}
/**
 * The server cannot save what was done last, and the table waits; or it goes on (`false`).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stalled".
 */
export interface Stalled {
  stalled: boolean;
  t: "stalled";
  text: string;
}
/**
 * A sign that cards show: a letter for text, a drawing for pictures, and what it means.
 *
 * The drawing is SVG for a square from -50 to 50.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sign".
 */
export interface Sign {
  drawing: string;
  key: string;
  letter: string;
  means: {
    [k: string]: string;
  };
}
/**
 * A moment of a game, as a viewer saw it then; `token` is the action that led to it.
 *
 * `seat` decided it; `v` is the version that the table had; `result` is told at the last one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  events: Told[];
  prompt: string;
  result: Result | null;
  seat: number | null;
  token: string | null;
  v: number;
  view: {
    /**
     * any JSON
     */
    [k: string]: unknown;
  };
}
/**
 * A table in a line; `waiting` says that the one who asks is asked for something there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  free: number[];
  game: string;
  host: boolean;
  id: string;
  moved: number;
  open: boolean;
  opened: number;
  origin: Origin | null;
  pace: Pace;
  phase: "over" | "paused" | "playing" | "waiting";
  players: (string | null)[];
  seats: number;
  waiting: boolean;
  you: number | null;
}
/**
 * The table in words as a viewer sees it; `v` is the version of the update it goes with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableZones".
 */
export interface TableZones {
  v: number;
  zones: Zone[];
}
/**
 * A word of the game in all its forms, what it means, and the rule that says more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TermInfo".
 */
export interface TermInfo {
  forms: string[];
  rule: string;
  say: string;
}
/**
 * Names of what the guide has said and need not say again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Understood".
 */
export interface Understood {
  /**
   * @maxItems 40
   */
  names?: string[];
}
/**
 * Go on from a step of a game in some seat, against bots.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhatIf".
 */
export interface WhatIf {
  bot?: string;
  seat: number;
  step: number;
}
