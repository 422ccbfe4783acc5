import type { StockChanges } from "@precise/contract/door/stock-changes";
import type { Database } from "#api/platform/database/port.ts";
import { giveBackMemory } from "#api/platform/memory/give-back-memory.ts";
import { answerCache } from "./answer-cache.ts";
import { type ArticleChange, type ChangeHistory, changeHistory } from "./change-history.ts";
import { type ItemCache, itemCache } from "./listing/load-items.ts";
import type { CatalogueIndex } from "./memory/catalogue-index.ts";
import { type CatalogueState, loadIndex } from "./memory/load-index.ts";
import { refreshSearchRows } from "./search/refresh-search-rows.ts";
import { clusterOf, readStockChanges, type StockChangeRow, shownStock } from "./stock-changes.ts";
import { openStockLog } from "./stock-log.ts";
import { watchVersion } from "./version.ts";

/** From so many products on an index weighs 10 MB and more. */
const largeCatalogue = 20_000;

/** What the api keeps of the catalogue in memory, always of one version. */
export interface CatalogueAnswers {
  /** catalogue_state.version that everything here is of. */
  version(): number;
  index(): CatalogueIndex;
  readonly items: ItemCache;
  readonly kept: ReturnType<typeof answerCache>;
  /** What changed while an answer was made; both of the above go by it. */
  readonly history: Pick<ChangeHistory, "mark">;
  /** Articles whose shown stock changed since a cursor that was given out before, or "0" for all. */
  stockSince(cursor: string): StockChanges;
  /** Reads the version now, and all that changed with it; resolves when what is answered is of now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads the catalogue into memory and keeps it up to date: after an import all of it, after a sale that shoppers can see
 * ("3 left") only what shows that article. While a new version is being read, the last one answers.
 * @param onFault called with a failed check of the version; checking goes on
 * @source design D17, D32
 */
export async function openAnswers(options: {
  db: Database;
  onFault(fault: unknown): void;
}): Promise<CatalogueAnswers> {
  const { db, onFault } = options;
  await refreshSearchRows(db);
  let { index, state } = await loadIndex(db);
  let log = await openStockLog(db, state.stockCursor);
  const history = changeHistory();
  const kept = answerCache(history);
  const items = itemCache(history);

  async function onChange(now: CatalogueState): Promise<void> {
    const isOtherCluster = clusterOf(now.stockCursor) !== log.cluster;
    const isReadAnew = isOtherCluster || now.contentVersion !== state.contentVersion;
    const loaded = isReadAnew ? await loadIndex(db, index) : { index, state: now };
    // Read after the cursor from which the next reading goes on: nothing falls in between.
    const changed = isOtherCluster ? [] : await readStockChanges(db, state.stockCursor);
    if (isOtherCluster) log = await openStockLog(db, loaded.state.stockCursor);
    ({ index, state } = loaded);
    log.note(changed);
    if (isReadAnew) {
      // What was copied of the last index may have older stock.
      for (const row of changed) takeIn(row, index);
      giveUpAll();
      letGo();
    } else giveUp(changed);
  }
  /** What a reading leaves behind: after this turn nothing holds the index before it. */
  function letGo(): void {
    if (index.ids.length >= largeCatalogue) setImmediate(giveBackMemory);
  }
  letGo();
  function giveUpAll(): void {
    history.noteEverything();
    items.clear();
    kept.clear();
  }
  function giveUp(changed: readonly StockChangeRow[]): void {
    if (changed.length === 0) return;
    const changes = changed.map((row) => takeIn(row, index));
    history.note(changes);
    items.giveUp(changes.map(({ id }) => id));
    kept.giveUp(changes);
  }
  const watch = watchVersion({ db, seen: state, onChange, onFault });
  return {
    version: () => state.version,
    index: () => index,
    items,
    kept,
    history,
    stockSince: (cursor) => log.since(cursor, state.stockCursor),
    refresh: watch.checkNow,
    close: watch.stop,
  };
}

function takeIn({ id, stock_qty }: StockChangeRow, index: CatalogueIndex): ArticleChange {
  const ordinal = index.ordinalOfId(id);
  if (ordinal === undefined) return { id, ordinal, isRanked: false };
  const wasSoldOut = index.shownStock[ordinal] === 0;
  index.setShownStock(ordinal, shownStock(stock_qty));
  return { id, ordinal, isRanked: wasSoldOut !== (stock_qty === 0) };
}
