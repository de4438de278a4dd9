/** The table in words, for boards that show it; fetched again after every update. */
import type { TableZones, Zone } from "../wire";
import type { Lang } from "../words/index.svelte";
import { get } from "./api";

const RETRY = 1000;

export class ZoneLoader {
  /** The newest zones; those of the version before until newer ones are here. */
  zones = $state.raw<Zone[]>([]);
  private wanted = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    table: string,
    private readonly fetchZones = (lang: Lang): Promise<TableZones> =>
      get<TableZones>(`/api/tables/${table}/zones/${lang}`),
  ) {}

  /** Fetch the zones of a version, or of one that came since. An answer that comes after the next
   *  request is out of date, and one that is older than the update is asked for again. */
  async load(version: number, lang: Lang): Promise<void> {
    this.stop();
    const request = (this.wanted = `${version} ${lang}`);
    const found = await this.fetchZones(lang).catch(() => null);
    if (this.wanted !== request) return;
    if (found && found.v >= version) this.zones = found.zones;
    else this.timer = setTimeout(() => void this.load(version, lang), RETRY);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.wanted = "";
  }
}
