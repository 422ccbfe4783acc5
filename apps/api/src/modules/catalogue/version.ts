import type { Database } from "#api/platform/database/port.ts";
import { type CatalogueState, readState } from "./memory/load-index.ts";

const everyMilliseconds = 1_000;

/**
 * Reports whenever the catalogue may have changed: version and stock cursor are read every second, which is the truth, and
 * at once on NOTIFY, which is a hint that may be lost; only imports send it, for it would make the ends of orders wait
 * for each other. `onChange` is not called again before it has ended.
 * @param onFault what to do with a failed reading; the next one follows all the same
 * @source design D17, design "Database"
 */
export function watchVersion(options: {
  db: Database;
  seen: CatalogueState;
  onChange(now: CatalogueState): Promise<void>;
  onFault(fault: unknown): void;
}): { checkNow(): Promise<void>; stop(): Promise<void> } {
  const { db, onChange, onFault } = options;
  let seen = options.seen;
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function check(): Promise<void> {
    if (isStopped) return;
    const now = await readState(db);
    if (now.contentVersion === seen.contentVersion && now.stockCursor === seen.stockCursor) return;
    await onChange(now);
    seen = now;
  }
  function checkNow(): Promise<void> {
    // One after the other: a check that starts now sees what was committed before now.
    const next = last.then(check);
    last = next.catch(() => undefined);
    return next;
  }

  /** The caller that stops the watch closes the database next: what fails then is no fault. */
  function report(fault: unknown): void {
    if (!isStopped) onFault(fault);
  }

  let isChecking = false;
  function checkQuietly(): void {
    if (isChecking) return; // a slow database is not asked more often than it answers
    isChecking = true;
    void checkNow()
      .catch(report)
      .finally(() => {
        isChecking = false;
      });
  }
  const timer = setInterval(checkQuietly, everyMilliseconds);
  timer.unref();
  void db.listen("catalogue", checkQuietly).catch(report);

  return {
    checkNow,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await last;
    },
  };
}
