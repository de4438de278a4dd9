/** The table as it was before what is yet to be told: no score and no branch is seen ahead of the
 *  sentence that explains it. */
import type { Told } from "../../../wire";
import type { View } from "../../contract";
import type { DuoView, Player, Season } from "./view";

const SEASONS: Season[] = ["spring", "summer", "fall"];
const ROUNDS = 4;

interface Happening {
  event: string;
  seat: number;
  card: number | string;
  points: number;
  score: number;
}

export function viewBefore(view: View, later: Told[]): View {
  const before = later.reduceRight(
    (after, told) => takeBack(after, told.event as unknown as Happening),
    view as unknown as DuoView,
  );
  return before as unknown as View;
}

function takeBack(view: DuoView, it: Happening): DuoView {
  const score = it.score - it.points;
  const change = (changed: (player: Player) => Partial<Player>): DuoView => ({
    ...view,
    players: view.players.map((player) =>
      player.seat === it.seat ? { ...player, score, ...changed(player) } : player,
    ),
  });
  switch (it.event) {
    case "grew":
      return change(({ tree }) => ({ tree: without(tree, String(it.card)) }));
    case "scored":
      return change(({ scored }) => ({ scored: without(scored, it.card) }));
    case "decree_points":
      return change(() => ({}));
    case "revealed":
      return { ...view, revealed: [] };
    case "season":
      return turnSeasonBack(view);
    default:
      return view;
  }
}

/** The last round of the season before, with its Decree. */
function turnSeasonBack(view: DuoView): DuoView {
  const season = SEASONS[SEASONS.indexOf(view.season) - 1];
  const decrees = view.decrees.slice(0, -1);
  const decree = decrees.at(-1);
  return season && decree ? { ...view, season, decree, decrees, round: ROUNDS } : view;
}

/** Each card is laid or scored only once. */
const without = <T extends { card: string }>(cards: T[], gone: number | string): T[] =>
  cards.filter(({ card }) => card !== gone);
