/** Who is surely on my side: from the roles that are seen, and from how many are dealt. */
import type { SamuraiView } from "./view";

type Team = "shogun" | "ninja" | "ronin";

function teamOfRole(role: string): Team {
  if (role === "shogun" || role === "samurai") return "shogun";
  return role === "ronin" ? "ronin" : "ninja";
}

/** The teams that the roles hidden from me are of. */
function hiddenTeams({ players, setup }: SamuraiView): Team[] {
  const seen = (team: string): number =>
    players.filter(({ role }) => role?.split("-")[0] === team).length;
  const left: [Team, number][] = [
    ["shogun", setup.samurai - seen("samurai")],
    ["ninja", setup.ninja - seen("ninja")],
    ["ronin", setup.ronin - seen("ronin")],
  ];
  return left.filter(([, count]) => count > 0).map(([team]) => team);
}

function teamOf(view: SamuraiView, seat: number): Team | null {
  const role = view.players[seat]?.role;
  if (role) return teamOfRole(role);
  const [only, ...more] = hiddenTeams(view);
  return only && !more.length ? only : null;
}

/** Whether a seat wins with me for sure. */
export function isFriend(view: SamuraiView, seat: number): boolean {
  if (view.viewer === null || view.viewer === seat) return false;
  const mine = teamOf(view, view.viewer);
  return mine !== null && mine !== "ronin" && mine === teamOf(view, seat);
}
