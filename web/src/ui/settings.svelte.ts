/** Settings that this browser remembers. */

type Name = "sound" | "confirm" | "notify";

function readSetting(name: Name): boolean {
  return localStorage.getItem(`chabudai.${name}`) === "yes";
}

class Settings {
  sound = $state(readSetting("sound"));
  confirm = $state(readSetting("confirm"));
  notify = $state(readSetting("notify"));

  toggle(name: Name): void {
    this[name] = !this[name];
    localStorage.setItem(`chabudai.${name}`, this[name] ? "yes" : "no");
  }
}

export const settings = new Settings();
