import type { Database } from "#api/platform/database/port.ts";
import { readScheduledDiscounts, type ScheduledDiscount, type ShopDiscount } from "./rule-rows.ts";

const everyMilliseconds = 1_000;

/**
 * Discounts that need no code, kept in memory: a cart is read on every page view, and should not ask for them each time. At
 * most a second old; what is charged is read again when an order is placed.
 */
export interface RunningDiscounts {
  /** Those that run at this moment. */
  now(): readonly ShopDiscount[];
  /** After a change of this process. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** @param onFault what to do with a failed reading; the next one follows all the same */
export async function openDiscounts(
  db: Database,
  onFault: (fault: unknown) => void,
): Promise<RunningDiscounts> {
  let kept: readonly ScheduledDiscount[] = await readScheduledDiscounts(db);
  let last: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function read(): Promise<void> {
    if (!isStopped) kept = await readScheduledDiscounts(db);
  }
  function refresh(): Promise<void> {
    // One after the other, so that an older reading never follows a newer one.
    const next = last.then(read);
    last = next.catch(() => undefined);
    return next;
  }

  let isReading = false;
  const timer = setInterval(() => {
    if (isReading) return; // a slow database is not asked more often than it answers
    isReading = true;
    void refresh()
      .catch((fault: unknown) => {
        // The caller that stops the watch closes the database next: what fails then is no fault.
        if (!isStopped) onFault(fault);
      })
      .finally(() => {
        isReading = false;
      });
  }, everyMilliseconds);
  timer.unref();

  return {
    now() {
      if (kept.length === 0) return kept;
      const at = Date.now();
      return kept.filter(
        ({ startsAt, endsAt }) => startsAt.getTime() <= at && (endsAt === null || at < endsAt.getTime()),
      );
    },
    refresh,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await last;
    },
  };
}
