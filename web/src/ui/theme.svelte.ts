/** Light or dark: as the system says until somebody chooses. */

export type Theme = "light" | "dark";
const KEPT = "chabudai.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

class ThemeSetting {
  chosen = $state<Theme | null>(localStorage.getItem(KEPT) as Theme | null);
  system = $state<Theme>(system.matches ? "dark" : "light");

  constructor() {
    system.addEventListener("change", () => (this.system = system.matches ? "dark" : "light"));
  }

  get current(): Theme {
    return this.chosen ?? this.system;
  }

  toggle(): void {
    this.chosen = this.current === "dark" ? "light" : "dark";
    localStorage.setItem(KEPT, this.chosen);
  }
}

export const theme = new ThemeSetting();
