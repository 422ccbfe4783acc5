import { err, ok, type Result } from "@precise/cart-core/result";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { queueAppointmentMails } from "./appointment-mails.ts";
import { findAppointment, noteCancelled } from "./appointment-rows.ts";
import type { Scheduling, SchedulingDown, StoredAppointment } from "./scheduling-port.ts";

/**
 * Takes an appointment off its calendar, frees its place and mails everyone concerned; a second one in the same moment changes
 * nothing.
 * @param note what else is written down in the transaction of the change
 */
export async function cancelStored(
  deps: {
    readonly db: Database;
    readonly scheduling: Scheduling;
    readonly shopEmail?: string | undefined;
    readonly now: () => Date;
  },
  held: StoredAppointment,
  reason: string,
  note: (tx: Sql, stored: StoredAppointment) => Promise<void> = async () => undefined,
): Promise<Result<StoredAppointment, SchedulingDown>> {
  const { db, scheduling, shopEmail, now } = deps;
  const done = await scheduling.cancel(held, reason, async (tx) => {
    const stored = await noteCancelled(tx, held);
    if (!stored) return undefined;
    await queueAppointmentMails(tx, stored, "cancelled", shopEmail, now());
    await note(tx, stored);
    return stored;
  });
  if (!done.ok) return err(done.code);
  return ok(done.value ?? (await findAppointment(db, held.reference)) ?? held);
}
