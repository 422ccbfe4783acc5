import { forgetDoneOrders } from "./account/delete-customer.ts";
import { sweepAppointmentKeys } from "./appointments/appointment-keys.ts";
import { sweepAppointments } from "./appointments/appointment-rows.ts";
import { sweepCarts } from "./cart/cart-rows.ts";
import { sweepApplications } from "./clients/application-rows.ts";
import type { Sql } from "./database/port.ts";
import { sweepSentMails } from "./mail/outbox-rows.ts";
import { sweepPictures } from "./messages/brief-pictures.ts";
import { sweepMessages } from "./messages/message-rows.ts";
import { sweepOrderKeys } from "./orders/order-keys.ts";
import { sweepSessions } from "./sessions/session-rows.ts";
import { sweepUsedSignIns } from "./sessions/sign-in-acts.ts";

const everyMilliseconds = 60 * 60_000;

/**
 * Once an hour removes what has outlived its use: carts after 60 days, answers to orders after two, what sent mails said
 * after 90; appointments a year after them, messages to the shop after a year, applications after two, pictures of briefs that did not come after a day.
 */
export function startSweeps(
  sql: Sql,
  dataFolder: string,
  onFault: (fault: unknown) => void,
): { stop(): void } {
  async function sweep(): Promise<void> {
    await sweepCarts(sql);
    await sweepOrderKeys(sql);
    await sweepSessions(sql);
    await sweepUsedSignIns(sql);
    await forgetDoneOrders(sql);
    await sweepApplications(sql);
    await sweepSentMails(sql);
    await sweepAppointments(sql);
    await sweepAppointmentKeys(sql);
    await sweepMessages(sql);
    await sweepPictures(sql, dataFolder);
  }
  const timer = setInterval(() => void sweep().catch(onFault), everyMilliseconds).unref();
  return { stop: () => clearInterval(timer) };
}
