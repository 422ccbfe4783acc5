import { sweepAppointmentKeys } from "./appointments/appointment-keys.ts";
import { sweepAppointments } from "./appointments/appointment-rows.ts";
import { sweepAudit } from "./audit/audit-entries.ts";
import { sweepCarts } from "./cart/cart-rows.ts";
import { sweepApplications } from "./clients/application-rows.ts";
import { sweepCouponEmails } from "./coupons/unbind-coupons.ts";
import type { Database } from "./database/port.ts";
import type { Metrics } from "./http/metrics.ts";
import { sweepMails } from "./mail/outbox-rows.ts";
import { sweepPictureFiles, sweepPictures } from "./messages/brief-pictures.ts";
import { sweepMessages } from "./messages/message-rows.ts";
import { sweepSubscriptions } from "./newsletter/subscriptions.ts";
import { forgetDoneOrders, forgetGuestContacts, forgetOrderNames } from "./orders/forget-orders.ts";
import { sweepOrderKeys } from "./orders/order-keys.ts";
import { runSweeps, type Sweep } from "./retention/run-sweeps.ts";
import { sweepSessions } from "./sessions/session-rows.ts";
import { sweepUsedSignIns } from "./sessions/sign-in-acts.ts";

const everyMilliseconds = 60 * 60_000;
/** Also soon after a start, for a shop that is started anew every night. */
const firstAfterMilliseconds = 5 * 60_000;

/** Everything that outlives its use, and what removes it. How long each is kept: `retention/kept-for.ts`. */
export function allSweeps(dataFolder: string): readonly Sweep[] {
  return [
    { name: "carts", batch: sweepCarts },
    { name: "order_keys", batch: sweepOrderKeys },
    { name: "sessions", batch: sweepSessions },
    { name: "sign_ins", batch: sweepUsedSignIns },
    { name: "deleted_accounts", batch: forgetDoneOrders },
    { name: "guest_contacts", batch: forgetGuestContacts },
    { name: "order_names", batch: forgetOrderNames },
    { name: "coupon_emails", batch: sweepCouponEmails },
    { name: "newsletter", batch: sweepSubscriptions },
    { name: "applications", batch: sweepApplications },
    { name: "mails", batch: sweepMails },
    { name: "appointments", batch: sweepAppointments },
    { name: "appointment_keys", batch: sweepAppointmentKeys },
    { name: "messages", batch: sweepMessages },
    { name: "pictures", batch: sweepPictures },
    { name: "picture_files", batch: (tx, most) => sweepPictureFiles(tx, dataFolder, most) },
    { name: "audit", batch: sweepAudit },
  ];
}

/** Runs all sweeps once an hour, one after the other. */
export function startSweeps(
  db: Database,
  options: {
    readonly dataFolder: string;
    readonly metrics: Pick<Metrics, "swept">;
    readonly onFault: (fault: unknown) => void;
  },
): { stop(): Promise<void> } {
  const sweeps = allSweeps(options.dataFolder);
  for (const { name } of sweeps) options.metrics.swept(name, 0);
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  function sweep(): void {
    running = running.then(() => runSweeps(db, sweeps, { ...options, isStopped: () => isStopped }));
  }
  const first = setTimeout(sweep, firstAfterMilliseconds).unref();
  const timer = setInterval(sweep, everyMilliseconds).unref();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(first);
      clearInterval(timer);
      await running;
    },
  };
}
