import type { Result } from "@precise/cart-core/result";
import type { Sql } from "#api/platform/database/port.ts";
import { queueAppointmentMails } from "./appointment-mails.ts";
import { insertAppointment } from "./appointment-rows.ts";
import type { Scheduling, SlotRefusal, StoredAppointment, Visitor } from "./scheduling-port.ts";

/**
 * Books a free time and mails everyone concerned.
 * @param note what else is written down in the transaction of the booking
 */
export function bookVisit(
  deps: {
    readonly scheduling: Scheduling;
    readonly shopEmail?: string | undefined;
    readonly now: () => Date;
  },
  visit: { readonly typeId: string; readonly startsAt: Date; readonly visitor: Visitor },
  note: (tx: Sql, stored: StoredAppointment) => Promise<void>,
): Promise<Result<StoredAppointment, SlotRefusal>> {
  const { scheduling, shopEmail, now } = deps;
  return scheduling.book(visit, async (tx, held) => {
    const stored = await insertAppointment(tx, held, visit.visitor);
    await queueAppointmentMails(tx, stored, "booked", shopEmail, now());
    await note(tx, stored);
    return stored;
  });
}
