/** Who I am here: a guest with a nickname, at once and without an account. */
import type { Person } from "../wire";
import { get, post, Refusal } from "./api";

class Me {
  person = $state.raw<Person | null>(null);
  /** Whether it is known yet who the cookie stands for. */
  known = $state(false);

  private asked: Promise<void> | null = null;

  /** Learn who the cookie stands for, if for anybody. */
  remember(): Promise<void> {
    this.asked ??= this.ask().finally(() => (this.asked = null));
    return this.asked;
  }

  private async ask(): Promise<void> {
    if (this.known) return;
    try {
      this.person = await get<Person>("/api/me");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.known = true;
  }

  /** Be somebody before something is done that needs it. */
  async beSomebody(name: string): Promise<Person> {
    await this.remember();
    this.person ??= await post<Person>("/api/guests", { name });
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = await post<Person>("/api/me", { name });
  }

  /** Take what the server says after signing in or out. */
  become(person: Person | null): void {
    this.person = person;
    this.known = true;
  }
}

export const me = new Me();
