/** Settings that this browser remembers. */

type Name = "sound" | "confirm" | "notify";

/** How fast the page plays out what others do: `steps` waits for a key or a tap each time, `instant`
 *  does not wait at all. */
export const SPEEDS = ["calm", "normal", "quick", "steps", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

function readSetting(name: Name): boolean {
  return localStorage.getItem(`chabudai.${name}`) === "yes";
}

function readSpeed(): Speed {
  const kept = localStorage.getItem("chabudai.speed");
  return SPEEDS.find((speed) => speed === kept) ?? "normal";
}

class Settings {
  sound = $state(readSetting("sound"));
  confirm = $state(readSetting("confirm"));
  notify = $state(readSetting("notify"));
  speed = $state<Speed>(readSpeed());
  /** Whether the page retells by itself what happened since my last move. */
  retell = $state(localStorage.getItem("chabudai.retell") !== "no");

  toggle(name: Name): void {
    this[name] = !this[name];
    localStorage.setItem(`chabudai.${name}`, this[name] ? "yes" : "no");
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("chabudai.speed", speed);
  }

  setRetell(retell: boolean): void {
    this.retell = retell;
    localStorage.setItem("chabudai.retell", retell ? "yes" : "no");
  }
}

export const settings = new Settings();
