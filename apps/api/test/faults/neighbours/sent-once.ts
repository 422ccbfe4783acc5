import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#api/platform/database/port.ts";

/** A failed attempt is made again after half a minute, a claim whose sender died after three. */
const patienceMs = 5 * 60_000;

interface SentRow {
  readonly key: string;
  readonly state: string;
  readonly attempts: number;
}

/**
 * Waits until everything was sent, and holds what was queued against what the other side has taken: each at least once, and again only
 * where an attempt got no answer.
 * @param taken keys of what the other side has taken, one for each time
 */
export async function judgeSending(
  db: Database,
  outbox: "mail" | "message",
  key: string,
  taken: () => readonly string[],
): Promise<{ readonly words: string; readonly broken: readonly string[] }> {
  const read = () =>
    db.query<SentRow>(`select ${key} as key, state, attempts::int as attempts from ${outbox}_outbox`, []);
  const begunAt = performance.now();
  let rows = await read();
  while (rows.some(({ state }) => state === "waiting") && performance.now() - begunAt < patienceMs) {
    await wait(500);
    rows = await read();
  }
  const seconds = ((performance.now() - begunAt) / 1000).toFixed(0);
  const times = new Map<string, number>();
  for (const each of taken()) times.set(each, (times.get(each) ?? 0) + 1);
  const again = rows.filter((row) => (times.get(row.key) ?? 0) > 1).length;
  return {
    words: `${rows.length} queued, the last sent ${seconds} s after everything was whole; ${again} taken again after their answer was lost`,
    broken: rows.flatMap((row) => {
      const count = times.get(row.key) ?? 0;
      if (row.state !== "sent") return [`the ${outbox} ${row.key} is ${row.state}`];
      if (count === 0) return [`the ${outbox} ${row.key} counts as sent and was not taken`];
      return count > row.attempts
        ? [`the ${outbox} ${row.key} was taken ${count} times in ${row.attempts} attempts`]
        : [];
    }),
  };
}
