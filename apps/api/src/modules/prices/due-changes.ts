import { Refused } from "#api/platform/admin/refused.ts";
import type { Database } from "#api/platform/database/port.ts";
import { applyChange, takeBack } from "./apply-change.ts";
import { type ChangeRecord, closeChange, lockChange } from "./price-change-rows.ts";

/** After so many attempts a change is given up; someone has to look. */
const mostAttempts = 5;

/** Applies the changes whose time has come, the earliest first, and ends the sales that are over; each in its own transaction. */
export async function runDueChanges(
  db: Database,
  isStopped: () => boolean = () => false,
  now: Date = new Date(),
): Promise<void> {
  const due = await db.query<{ id: number }>(
    `select id from (
       select id, effective_at as at from price_change where state = 'scheduled' and effective_at <= $1
       union all
       select id, ends_at from price_change where state = 'applied' and kind = 'sale' and ends_at <= $1
     ) due order by at, id`,
    [now],
  );
  const faults: unknown[] = [];
  for (const { id } of due) {
    if (isStopped()) return;
    try {
      await db.transaction(async (tx) => {
        const change = await lockChange(tx, id);
        if (change) await runChange(tx, change, now);
      });
    } catch (fault) {
      await noteFault(db, id, fault);
      faults.push(fault);
    }
  }
  // The engine tells of it, and tries again.
  if (faults.length > 0) throw faults[0];
}

async function runChange(
  tx: Parameters<typeof applyChange>[0],
  change: ChangeRecord,
  now: Date,
): Promise<void> {
  const isOver = change.ends_at !== null && change.ends_at <= now;
  if (change.state === "scheduled" && change.effective_at <= now) {
    if (isOver) return fail(tx, change.id, "Its time was over before it could begin.");
    await applyChange(tx, change, false);
  } else if (change.state === "applied" && isOver) await takeBack(tx, change, null, null);
}

async function fail(tx: Parameters<typeof applyChange>[0], id: number, reason: string): Promise<void> {
  await closeChange(tx, id, "failed", null, reason);
  await tx.query("update price_change set needs_look_since = now() where id = $1", [id]);
}

/** What cannot be done at all fails at once; a fault of ours after some attempts. */
async function noteFault(db: Database, id: number, fault: unknown): Promise<void> {
  await db.transaction(async (tx) => {
    const change = await lockChange(tx, id);
    if (!change) return;
    await tx.query("update price_change set attempts = attempts + 1 where id = $1", [id]);
    // Someone changed a product at this very moment: the next attempt sees it.
    const isForGood = change.attempts + 1 >= mostAttempts;
    if (!isForGood || change.state !== "scheduled") return;
    await fail(
      tx,
      id,
      fault instanceof Refused ? fault.message : "It failed again and again through a fault of ours.",
    );
  });
}
