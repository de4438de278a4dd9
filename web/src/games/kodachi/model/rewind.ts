/** The table as it was before what is yet to be told: no token, no column and no winner is seen ahead
 *  of the sentence that explains it. */
import type { Told } from "../../../wire";
import type { View } from "../../contract";
import { asKodachi, type KodachiView, type Player } from "./view";

type Event = Record<string, unknown>;

export function viewBefore(view: View, later: Told[]): View {
  const before = later.reduceRight((after, told) => takeBack(after, told.event), asKodachi(view));
  return before as unknown as View;
}

function takeBack(view: KodachiView, it: Event): KodachiView {
  switch (it["event"]) {
    case "token":
      return putBackToken(view, it["seat"] as number, it["token"] as string);
    case "ending":
      return { ...view, ending: false };
    case "revealed":
      return {
        ...view,
        house_row: view.house_row.slice(0, -1),
        guard_row: view.guard_row.slice(0, -1),
      };
    case "ended":
      return { ...view, over: false, winners: [] };
    default:
      return view;
  }
}

/** Lay a token, such as "red-4", on its stack again. */
function putBackToken(view: KodachiView, seat: number, token: string): KodachiView {
  const [clan, points] = [token.slice(0, token.lastIndexOf("-")), Number(token.split("-").at(-1))];
  return {
    ...view,
    players: view.players.map((player) =>
      player.seat === seat ? withoutToken(player, token, points) : player,
    ),
    stacks: view.stacks.map((stack) =>
      stack.clan === clan ? { ...stack, tokens: [points, ...stack.tokens] } : stack,
    ),
  };
}

function withoutToken(player: Player, token: string, worth: number): Player {
  const { tokens, score } = player;
  const place = tokens.lastIndexOf(token);
  return {
    ...player,
    tokens: tokens.filter((_, nth) => nth !== place),
    score: { ...score, tokens: score.tokens - worth, points: score.points - worth },
  };
}
