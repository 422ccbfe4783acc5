import { readStockCursor } from "../wire/stock-cursor.ts";
import { possibleSkus } from "./shown-articles.ts";
import type { StockChanges } from "./stock-changes.ts";

/** Another replica of the API learns of a change of stock this much later at most: it looks every second. */
const settleMs = 2_000;
/** More articles than that are not remembered one by one. */
const mostRemembered = 5_000;

/** What this process knows of changed stock, by article. Times are those of a clock that is never set back. */
export interface ArticleWatch {
  /** What to ask the API with: the cursor of its last answer, "0" before the first answer. */
  since(): string;
  /** Takes an answer of the API in. */
  learn(changes: StockChanges): void;
  /** Rises with everything that is learned. */
  revision(): number;
  /**
   * How long something of this process may be shown.
   * @param shown what it shows, by `shownArticles`
   * @param begunAt when its making began
   * @returns a time: of the past when something that it shows changed since, a while after a change that another replica
   * of the API may not have known when this was made, else never
   */
  goodUntil(shown: readonly string[], begunAt: number): number;
  /** The cursor up to which every replica of the API answers by now; null while that is not known. */
  vouched(): string | null;
  /** Whether nothing that a page of an earlier process shows has changed since the cursor that it was made under. */
  isUnchangedSince(shown: readonly string[], cursor: string | null): boolean;
}

interface Change {
  /** The API's number of it. */
  readonly at: number;
  readonly learnedAt: number;
}

/** @param now milliseconds of a clock that is never set back */
export function articleWatch(now: () => number): ArticleWatch {
  const changes = new Map<string, Change>();
  let cursors: { readonly cursor: string; readonly learnedAt: number }[] = [];
  let revision = 0;
  /** Everything may have changed then; null while every change is known by its article. */
  let allChangedAt: number | null = null;

  function forgetAll(learnedAt: number): void {
    changes.clear();
    allChangedAt = learnedAt;
  }
  function learnCursor(cursor: string, learnedAt: number): void {
    const last = cursors.at(-1);
    // A replica that is behind reported nothing new.
    if (last !== undefined && isBefore(cursor, last.cursor)) return;
    cursors.push({ cursor, learnedAt });
    const settled = cursors.findLastIndex((one) => one.learnedAt <= learnedAt - settleMs);
    cursors = cursors.slice(Math.max(0, settled));
  }
  function* changesOf(shown: readonly string[]): Generator<Change> {
    for (const segment of shown) {
      for (const sku of possibleSkus(segment)) {
        const change = changes.get(sku);
        if (change) yield change;
      }
    }
  }
  function goodAfter(learnedAt: number, begunAt: number): number {
    if (begunAt < learnedAt) return Number.NEGATIVE_INFINITY;
    return begunAt < learnedAt + settleMs ? learnedAt + settleMs : Number.POSITIVE_INFINITY;
  }

  return {
    since: () => cursors.at(-1)?.cursor ?? "0",
    learn({ cursor, changed }) {
      const learnedAt = now();
      if (changed === null) {
        forgetAll(learnedAt);
        cursors = [];
        revision += 1;
      }
      for (const { sku, at } of changed ?? []) {
        const key = sku.toUpperCase();
        if (changes.get(key)?.at === at) continue;
        changes.set(key, { at, learnedAt });
        revision += 1;
      }
      if (changes.size > mostRemembered) forgetAll(learnedAt);
      learnCursor(cursor, learnedAt);
    },
    revision: () => revision,
    goodUntil(shown, begunAt) {
      let until = allChangedAt === null ? Number.POSITIVE_INFINITY : goodAfter(allChangedAt, begunAt);
      for (const { learnedAt } of changesOf(shown)) until = Math.min(until, goodAfter(learnedAt, begunAt));
      return until;
    },
    vouched: () => cursors.findLast(({ learnedAt }) => learnedAt <= now() - settleMs)?.cursor ?? null,
    isUnchangedSince(shown, cursor) {
      const read = cursor === null ? undefined : readStockCursor(cursor);
      if (allChangedAt !== null || cursors.length === 0) return false;
      if (cursor !== null && read?.cluster !== readStockCursor(cursors.at(-1)?.cursor ?? "")?.cluster)
        return false;
      for (const { at } of changesOf(shown)) if (read?.isTold(at) !== true) return false;
      return true;
    },
  };
}

/** Cursors of different clusters follow each other as they come. */
function isBefore(one: string, other: string): boolean {
  const [first, second] = [readStockCursor(one), readStockCursor(other)];
  return first?.cluster === second?.cluster && (first?.next ?? 0) < (second?.next ?? 0);
}
