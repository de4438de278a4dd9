/** What an event is to who watches, and what to know before an answer. */
import type { Told } from "../../../wire";
import { t } from "../../../words/index.svelte";
import type { AnswerWarning, Scene, View } from "../../contract";
import type { DuoView } from "./view";

interface Happening {
  event: string;
  seat?: number;
  from?: number | null;
  points?: number;
}

/** Sealed answers need no time of their own: there is nothing to see. */
const UNSEEN = new Set(["dealt", "decided", "took_up", "picked", "chose_kodama", "hid"]);

const REVEALED = new Set(["grew", "decree_points", "lap", "stuck", "discarded"]);

export function sceneOf(told: Told, view: View): Scene | null {
  const it = told.event as unknown as Happening;
  if (UNSEEN.has(it.event)) return null;
  const scene = findScene(it, view);
  return isRevealed(it, view) ? { ...scene, waits: true } : scene;
}

/** Whether what both chose in secret comes to light, or a season begins: nobody answers before that
 *  was seen, whoever answered last. */
function isRevealed({ event, seat }: Happening, view: View): boolean {
  if (event === "season" || event === "scored") return true;
  return REVEALED.has(event) && seat !== view["viewer"];
}

function findScene(it: Happening, view: View): Scene {
  const seat = it.seat === undefined ? {} : { seat: it.seat };
  switch (it.event) {
    case "season":
      return { tone: "turn", banner: true };
    case "grew":
    case "decree_points":
    case "lap":
    case "put":
      return { tone: "gain", ...seat };
    case "scored":
      return { tone: "gain", banner: true, ...seat };
    case "claimed":
      if (typeof it.from !== "number" || it.from === it.seat) return { tone: "gain", ...seat };
      return { tone: "attack", banner: it.from === view["viewer"], seat: it.from };
    case "stuck":
    case "gave_up":
      return { tone: "loss", ...seat };
    case "ended":
      return { tone: "end", banner: true };
    default:
      return { tone: "plain", ...seat };
  }
}

/** A Kodama that scores nothing while another would, a token that costs points. */
export function explainAnswer(token: string, view: View): AnswerWarning | null {
  const { hand, asked } = view as unknown as DuoView;
  const [verb, card] = token.split(" ");
  if (verb === "score") {
    const worth = hand?.find((each) => each.card === card)?.worth ?? 0;
    const most = Math.max(0, ...(hand ?? []).map((each) => each.worth));
    if (worth > 0 || most === 0) return null;
    return { warn: t("kodama-warn-nothing", { most }), needsYes: true };
  }
  const lost = -(asked?.slots?.find((each) => each.put === token)?.kodama ?? 0);
  return lost > 0 ? { warn: t("kodama-warn-less", { points: lost }) } : null;
}
