/** Light or dark: as the system says until somebody chooses. */

export type Theme = "light" | "dark";
const KEPT = "chabudai.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

class Light {
  chosen = $state<Theme | null>(localStorage.getItem(KEPT) as Theme | null);
  system = $state<Theme>(system.matches ? "dark" : "light");

  constructor() {
    system.addEventListener("change", () => (this.system = system.matches ? "dark" : "light"));
  }

  get now(): Theme {
    return this.chosen ?? this.system;
  }

  turn(): void {
    this.chosen = this.now === "dark" ? "light" : "dark";
    localStorage.setItem(KEPT, this.chosen);
  }
}

export const light = new Light();
