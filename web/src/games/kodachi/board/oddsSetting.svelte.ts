/** Whether I want to see the odds; this browser remembers it. */
const KEPT = "chabudai.kodachi.odds";

class OddsSetting {
  isOn = $state(localStorage.getItem(KEPT) === "yes");

  toggle(): void {
    this.isOn = !this.isOn;
    localStorage.setItem(KEPT, this.isOn ? "yes" : "no");
  }
}

export const oddsSetting = new OddsSetting();
