import { forgetDoneOrders } from "./account/delete-customer.ts";
import { sweepAppointmentKeys } from "./appointments/appointment-keys.ts";
import { sweepAppointments } from "./appointments/appointment-rows.ts";
import { sweepCarts } from "./cart/cart-rows.ts";
import type { Sql } from "./database/port.ts";
import { sweepSentMails } from "./mail/outbox-rows.ts";
import { sweepOrderKeys } from "./orders/order-keys.ts";
import { sweepSessions } from "./sessions/session-rows.ts";

const everyMilliseconds = 60 * 60_000;

/** Once an hour removes what has outlived its use: carts after 60 days, answers to orders after two, what sent mails said after 90, appointments a year after them. */
export function startSweeps(sql: Sql, onFault: (fault: unknown) => void): { stop(): void } {
  async function sweep(): Promise<void> {
    await sweepCarts(sql);
    await sweepOrderKeys(sql);
    await sweepSessions(sql);
    await forgetDoneOrders(sql);
    await sweepSentMails(sql);
    await sweepAppointments(sql);
    await sweepAppointmentKeys(sql);
  }
  const timer = setInterval(() => void sweep().catch(onFault), everyMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}
