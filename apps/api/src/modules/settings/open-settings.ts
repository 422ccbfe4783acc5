import type { ShopContent } from "#api/modules/company/content.ts";
import { withAddedVisits } from "#api/modules/company/showroom-visits.ts";
import type { Database } from "#api/platform/database/port.ts";
import { type CurrentSettings, nextChange, settingsAt } from "./current-settings.ts";
import { type DefaultSettings, defaultSettings } from "./default-settings.ts";
import { readStanding, readVersion, type SettingRow } from "./setting-rows.ts";

const everyMilliseconds = 1_000;

/** What the shop has set, kept in memory: reading it costs no query. */
export interface ShopSettings {
  now(): CurrentSettings;
  /** What will hold at a moment, by what is set today. */
  at(moment: Date): CurrentSettings;
  /** What holds where nobody set anything. */
  readonly defaults: DefaultSettings;
  /** Reads what was set meanwhile; this process answers by it at once, others within two seconds. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads the settings and keeps them up to date: their version is read every second. What is to come is known before, and holds
 * from its moment on by this machine's clock.
 * @param file the content file with the environment's times: what holds where nothing was set
 * @param onFault called with a failed reading; the last values stay, and the next reading follows
 * @source decision 066
 */
export async function openSettings(options: {
  readonly db: Database;
  readonly file: ShopContent;
  /** Visitors are real: what still is the sample's stops transfers. Not on someone's own computer. */
  readonly isOpenToWorld?: boolean;
  onFault(fault: unknown): void;
  readonly clock?: () => Date;
}): Promise<ShopSettings> {
  const { db, file, isOpenToWorld = false, onFault, clock = () => new Date() } = options;
  const valuesAt = (at: Date) => settingsAt(file, defaults, rows, at, isOpenToWorld);
  const defaults = defaultSettings(file);
  let version = await readVersion(db);
  let rows: readonly SettingRow[] = await readStanding(db);
  let current = valuesAt(clock());
  let until = nextChange(rows, clock());

  function evaluate(): void {
    const at = clock();
    current = valuesAt(at);
    until = nextChange(rows, at);
  }
  async function check(): Promise<void> {
    const found = await readVersion(db);
    if (found === version) return;
    rows = await readStanding(db);
    version = found;
    evaluate();
  }
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;
  // One after the other: a check that starts now sees what was committed before now.
  const refresh = () => {
    const next = last.then(() => (isStopped ? undefined : check()));
    last = next.catch(() => undefined);
    return next;
  };
  let isChecking = false;
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void refresh()
      .catch((fault: unknown) => {
        if (!isStopped) onFault(fault);
      })
      .finally(() => {
        isChecking = false;
      });
  }, everyMilliseconds);
  timer.unref();

  return {
    now() {
      if (until !== undefined && clock() >= until) evaluate();
      return current;
    },
    at: valuesAt,
    defaults,
    refresh,
    async close() {
      isStopped = true;
      clearInterval(timer);
      await last;
    },
  };
}

/** The content file, with what was set at the desk in the place of what the file says: read it when it is needed. */
export function contentNow(file: ShopContent, settings: Pick<ShopSettings, "now">): ShopContent {
  return {
    get company() {
      return settings.now().company;
    },
    get appointments() {
      return withAddedVisits(file, settings.now().showrooms);
    },
    pageFiles: file.pageFiles,
    get showrooms() {
      return settings.now().showrooms;
    },
    get closed_days() {
      return settings.now().closed_days;
    },
    get home() {
      return settings.now().home;
    },
    get promo() {
      return settings.now().promo;
    },
    get pages() {
      return settings.now().pages;
    },
    get look() {
      return settings.now().look;
    },
    get vatPerThousand() {
      return settings.now().vatPerThousand;
    },
    get deliveryTiers() {
      return settings.now().deliveryTiers;
    },
    get deliveryZones() {
      return settings.now().deliveryZones;
    },
    get deliveryDays() {
      return settings.now().deliveryDays;
    },
    get limits() {
      return settings.now().limits;
    },
    get transferStops() {
      return settings.now().transferStops;
    },
  };
}
