/** What a player wants to be helped with; kept for the next time. */
const KEPT = "chabudai.kodachi.odds";

class Aids {
  odds = $state(localStorage.getItem(KEPT) === "yes");

  turn(): void {
    this.odds = !this.odds;
    localStorage.setItem(KEPT, this.odds ? "yes" : "no");
  }
}

export const wanted = new Aids();
