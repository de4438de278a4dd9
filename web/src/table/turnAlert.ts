/** A sound and a notification when it is my turn, for those who want them. */
import { t } from "../words/index.svelte";
import { settings } from "../ui/settings.svelte";

let before = false;

/** Tell about a turn that has just come. */
export function announceTurn(asked: boolean, game: string): void {
  if (asked && !before) {
    if (settings.sound) playChime();
    if (settings.notify && document.hidden && Notification.permission === "granted")
      new Notification(t("your-turn-at", { game }), { icon: "/icon.svg", tag: "chabudai" });
  }
  before = asked;
}

/** Ask once whether notifications are welcome; gives whether they are. */
export async function requestNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

/** Two soft tones, as of a wooden block. */
export function playChime(): void {
  const audio = new AudioContext();
  for (const [start, pitch] of [
    [0, 660],
    [0.12, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, audio.currentTime + start);
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.35);
    tone.connect(loudness).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.4);
  }
}
