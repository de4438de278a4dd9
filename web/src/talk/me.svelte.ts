/** Who I am on this server: a guest with a nickname, or somebody who signed in. */
import type { Person } from "../wire";
import { get, post } from "./api";

class CurrentPerson {
  person = $state.raw<Person | null>(null);
  /** Whether the server has said who the cookie stands for. */
  isLoaded = $state(false);
  /** The nickname that was typed on this page, before there is a person to bear it. */
  typedName = $state("");

  private loading: Promise<void> | null = null;

  /** Ask the server who the cookie stands for, if anybody. */
  load(): Promise<void> {
    this.loading ??= this.fetchPerson().finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetchPerson(): Promise<void> {
    if (this.isLoaded) return;
    this.person = await get<Person | null>("/api/me");
    this.isLoaded = true;
  }

  /** Become a guest by the nickname typed or else by this one, unless I am somebody already. */
  async ensurePerson(otherwise: string): Promise<Person> {
    await this.load();
    const name = this.typedName.trim() || otherwise;
    this.person ??= await post<Person>("/api/guests", { name });
    return this.person;
  }

  async rename(name: string): Promise<void> {
    this.person = await post<Person>("/api/me", { name });
  }

  /** Set who I am after signing in or out. */
  setPerson(person: Person | null): void {
    this.person = person;
    this.isLoaded = true;
  }
}

export const me = new CurrentPerson();
