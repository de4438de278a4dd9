/** What this browser remembers of how somebody likes to play. */

type Name = "sound" | "confirm" | "notify";

function kept(name: Name): boolean {
  return localStorage.getItem(`chabudai.${name}`) === "yes";
}

class Settings {
  sound = $state(kept("sound"));
  confirm = $state(kept("confirm"));
  notify = $state(kept("notify"));

  turn(name: Name): void {
    this[name] = !this[name];
    localStorage.setItem(`chabudai.${name}`, this[name] ? "yes" : "no");
  }
}

export const settings = new Settings();
