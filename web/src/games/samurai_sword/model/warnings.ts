/** Answers that are easily regretted: one's last honor, blows at one's own side, an empty deck. */
import { t } from "../../../words/index.svelte";
import type { AnswerWarning, View } from "../../contract";
import { guard } from "../../guard";
import { isFriend } from "./sides";
import { asSamurai, type Player, type SamuraiView } from "./view";

/** How many cards a card lets people draw. */
const DRAWN: Record<string, (seats: number) => number> = {
  daimyo: () => 2,
  breathing: () => 1,
  "tea-ceremony": (seats) => seats + 2,
};

/** The board says it as well, and goes on without where this fails. */
export const explainAnswer = guard(findWarning, null);

function findWarning(token: string, given: View): AnswerWarning | null {
  const view = asSamurai(given);
  if (view.viewer === null) return null;
  const me = view.players[view.viewer]!;
  const [verb = "", card = "", seat = ""] = token.split(" ");
  switch (verb) {
    case "take":
      return warnOfTaking(view, me);
    case "lose":
      return warnOfLosing(view, me);
    case "strike":
      return warnOfStriking(view, card, Number(seat));
    case "spend":
      return warnOfDrawing(view, me, 1);
    case "play":
      if (card === "battle-cry" || card === "jujutsu") return warnOfWounding(view);
      return card in DRAWN ? warnOfDrawing(view, me, DRAWN[card]!(view.seats)) : null;
    default:
      return null;
  }
}

/** Whether these wounds end the game: the last honor, or one player left standing. */
function doesEnd(view: SamuraiView, player: Player, wounds: number): boolean {
  if (wounds < player.resilience) return false;
  const standing = view.players.filter(({ resilience }) => resilience > 0).length;
  return player.honor === 1 || (view.seats > 3 && standing === 2);
}

const hasWeapon = (view: SamuraiView): boolean => Object.keys(view.landing ?? {}).length > 0;

function canAnswer(view: SamuraiView, me: Player): boolean {
  if (view.asked?.card === "jujutsu") return hasWeapon(view);
  const hand = view.hand ?? [];
  return hand.includes("parry") || (me.character === "hanzo" && hand.length > 1 && hasWeapon(view));
}

/** The answer itself says what it costs; nobody is to end the game by a slip. */
function warnOfTaking(view: SamuraiView, me: Player): AnswerWarning | null {
  const ends = doesEnd(view, me, view.asked?.wounds ?? 1);
  return ends && canAnswer(view, me) ? { warn: "", needsYes: true } : null;
}

function warnOfLosing(view: SamuraiView, me: Player): AnswerWarning | null {
  const isSpared = view.seats === 3 && me.role === "shogun";
  if (isSpared || me.honor > 1) return null;
  return hasWeapon(view) ? { warn: "", needsYes: true } : null;
}

function warnOfStriking(view: SamuraiView, weapon: string, seat: number): AnswerWarning | null {
  const target = view.players[seat];
  const wounds = view.landing?.[weapon]?.[seat] ?? 0;
  if (!target) return null;
  const ends = doesEnd(view, target, wounds);
  if (!isFriend(view, seat)) return ends ? { warn: t("samurai-warn-ends") } : null;
  if (ends) return { warn: t("samurai-warn-deadly"), needsYes: true };
  if (wounds >= target.resilience) return { warn: t("samurai-warn-friend-defeat"), needsYes: true };
  return { warn: t("samurai-warn-friend") };
}

/** Battle Cry and Jujutsu wound friends as well. */
function warnOfWounding(view: SamuraiView): AnswerWarning | null {
  const weak = view.players.filter(
    (player) =>
      isFriend(view, player.seat) &&
      !player.harmless &&
      player.resilience === 1 &&
      player.character !== "chiyome",
  );
  if (!weak.length) return null;
  const needsYes = weak.some((player) => doesEnd(view, player, 1));
  return { warn: t("samurai-warn-friend-weak"), needsYes };
}

/** A deck that runs out costs everybody 1 honor. */
function warnOfDrawing(view: SamuraiView, me: Player, drawn: number): AnswerWarning | null {
  if (view.deck >= drawn || !view.discard.length) return null;
  if (me.honor === 1) return { warn: t("samurai-warn-deck-me"), needsYes: true };
  const ends = view.players.some(({ honor }) => honor === 1);
  return { warn: t(ends ? "samurai-warn-deck-end" : "samurai-warn-deck") };
}
