import type { Database } from "../database/port.ts";
import { keptAnswers } from "./kept-answers.ts";
import type { ItemCache } from "./listing/load-items.ts";
import type { CatalogueIndex } from "./memory/catalogue-index.ts";
import { type CatalogueState, loadIndex } from "./memory/load-index.ts";
import { refreshSearchRows } from "./search/refresh-search-rows.ts";
import { watchVersion } from "./version.ts";

/** What the api keeps of the catalogue in memory, always of one version. */
export interface CatalogueAnswers {
  /** catalogue_state.version that everything here is of. */
  version(): number;
  index(): CatalogueIndex;
  readonly items: ItemCache;
  readonly kept: ReturnType<typeof keptAnswers>;
  /** Reads the version now, and all that changed with it; resolves when what is answered is of now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads the catalogue into memory and keeps it up to date: after an import all of it, after a sale that shoppers can see
 * ("3 left") only the stock. While a new version is being read, the last one answers.
 * @param onFault told of a failed check of the version; checking goes on
 * @source D17
 */
export async function openAnswers(options: {
  db: Database;
  onFault(fault: unknown): void;
}): Promise<CatalogueAnswers> {
  const { db, onFault } = options;
  await refreshSearchRows(db);
  let { index, state } = await loadIndex(db);
  const kept = keptAnswers();
  const items: ItemCache = new Map();

  async function onChange(now: CatalogueState): Promise<void> {
    if (now.contentVersion === state.contentVersion) {
      await readStock(db, index, state.version);
      state = now;
    } else {
      ({ index, state } = await loadIndex(db));
    }
    items.clear();
    kept.clear();
  }
  const watch = watchVersion({ db, seen: state, onChange, onFault });
  return {
    version: () => state.version,
    index: () => index,
    items,
    kept,
    refresh: watch.checkNow,
    close: watch.stop,
  };
}

/** Locking the version row gives changes one order, so nothing that was committed later can have an older version. */
async function readStock(db: Database, index: CatalogueIndex, since: number): Promise<void> {
  const changed = await db.query<{ id: number; stock_qty: number }>(
    "select id, stock_qty from product where stock_version > $1",
    [since],
  );
  for (const { id, stock_qty } of changed) {
    const ordinal = index.ordinalOfId(id);
    if (ordinal !== undefined) index.shownStock[ordinal] = Math.min(stock_qty, 6);
  }
}
