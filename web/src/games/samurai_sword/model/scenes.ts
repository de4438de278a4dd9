/** What an event is to who watches it: which ones get a banner, and whom they happen to. */
import type { Told } from "../../../wire";
import type { Scene, View } from "../../contract";

interface Happening {
  event: string;
  seat?: number;
  target?: number;
  to?: number;
  card?: string;
}

/** Cards that reach everybody. */
const AT_ALL = new Set(["battle-cry", "jujutsu"]);

export function sceneOf(told: Told, view: View): Scene | null {
  const { event, seat, target, to, card = "" } = told.event as unknown as Happening;
  const at = (who: number | undefined): { seat?: number } =>
    who === undefined ? {} : { seat: who };
  switch (event) {
    case "dealt":
      return null;
    case "turn":
      return { tone: "turn", banner: seat === view["viewer"], ...at(seat) };
    case "struck":
      return { tone: "attack", banner: true, ...at(target) };
    case "parried":
      return { tone: "gain", banner: true, ...at(seat) };
    case "wounded":
      return { tone: "loss", banner: seat === view["viewer"], ...at(seat) };
    case "defeated":
      return { tone: "loss", banner: true, ...at(seat) };
    case "played":
      if (AT_ALL.has(card)) return { tone: "attack", banner: true };
      return { tone: "plain", banner: card === "bushido", ...at(target ?? seat) };
    case "flipped":
      return { tone: "plain", banner: true, ...at(seat) };
    case "bushido_passed":
      return { tone: "plain", banner: to === view["viewer"], ...at(to) };
    case "bushido_lost":
    case "dismissed":
      return { tone: "loss", banner: event === "bushido_lost", ...at(seat) };
    case "diverted":
      return { tone: "loss", ...at(target) };
    case "reshuffled":
      return { tone: "loss", banner: true };
    case "recovered":
      return { tone: "gain", ...at(seat) };
    case "ended":
      return { tone: "end", banner: true };
    default:
      return told.text ? { tone: "plain", ...at(seat) } : null;
  }
}
