import type { Result } from "@precise/cart-core/result";
import type { Sql } from "#api/platform/database/port.ts";
import { queueAppointmentMails } from "./appointment-mails.ts";
import { noteMoved } from "./appointment-rows.ts";
import type { Scheduling, SlotRefusal, StoredAppointment } from "./scheduling-port.ts";

/**
 * Moves an appointment to another free time and mails everyone concerned.
 * @param note what else is written down in the transaction of the change
 * @returns `ok(undefined)` where it was changed since it was read: nothing was moved
 */
export function moveStored(
  deps: {
    readonly scheduling: Scheduling;
    readonly shopEmail?: string | undefined;
    readonly now: () => Date;
  },
  held: StoredAppointment,
  startsAt: Date,
  note: (tx: Sql, stored: StoredAppointment) => Promise<void> = async () => undefined,
): Promise<Result<StoredAppointment | undefined, SlotRefusal>> {
  const { scheduling, shopEmail, now } = deps;
  return scheduling.move(held, startsAt, async (tx, place) => {
    const stored = await noteMoved(tx, held, place);
    if (!stored) return undefined;
    await queueAppointmentMails(tx, stored, "moved", shopEmail, now());
    await note(tx, stored);
    return stored;
  });
}
