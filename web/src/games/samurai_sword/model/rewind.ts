/** The table as it was before what is yet to be told: no honor, no wound and no role is seen ahead of
 *  the sentence that explains it. */
import type { Told } from "../../../wire";
import type { View } from "../../contract";
import { asSamurai, type Player, type SamuraiView } from "./view";

interface Happening {
  event: string;
  seat: number;
  by: number;
  wounds: number;
  left: number;
  lost: number;
}

export function viewBefore(view: View, later: Told[]): View {
  const before = later.reduceRight(
    (after, told) => takeBack(after, told.event as unknown as Happening),
    asSamurai(view),
  );
  return before as unknown as View;
}

function takeBack(view: SamuraiView, it: Happening): SamuraiView {
  const give = (seat: number, more: Partial<Player>): SamuraiView => changeSeat(view, seat, more);
  const honorOf = (seat: number): number => view.players[seat]!.honor;
  switch (it.event) {
    case "wounded":
      return give(it.seat, setResilience(view.players[it.seat]!, it.left + it.wounds));
    case "recovered":
      return give(it.seat, setResilience(view.players[it.seat]!, 0));
    case "defeated":
      return changeSeat(give(it.seat, { honor: honorOf(it.seat) + 1 }), it.by, {
        honor: honorOf(it.by) - 1,
      });
    case "bushido_lost":
      return { ...give(it.seat, { honor: honorOf(it.seat) + it.lost }), bushido: it.seat };
    case "bushido_passed":
      return { ...view, bushido: it.seat };
    case "reshuffled":
      return {
        ...view,
        players: view.players.map((player) => ({ ...player, honor: player.honor + 1 })),
      };
    case "ended":
      return turnRolesDown(view);
    default:
      return view;
  }
}

function changeSeat(view: SamuraiView, seat: number, more: Partial<Player>): SamuraiView {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, ...more } : player,
  );
  return { ...view, players };
}

const setResilience = ({ cards }: Player, resilience: number): Partial<Player> => ({
  resilience,
  harmless: resilience === 0 || cards === 0,
});

/** Nobody has won yet, and only the Shogun’s role is known besides one’s own. */
function turnRolesDown({ breakdown, box_roles, hands, ...view }: SamuraiView): SamuraiView {
  void [breakdown, box_roles, hands];
  const players = view.players.map((player) => {
    const isKnown = player.seat === view.viewer || player.role === "shogun";
    return isKnown ? player : { ...player, role: null };
  });
  return { ...view, over: false, winners: [], players };
}
