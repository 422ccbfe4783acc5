import { sweepAppointmentKeys } from "#api/modules/appointments/appointment-keys.ts";
import { sweepAppointments } from "#api/modules/appointments/appointment-rows.ts";
import { sweepCarts } from "#api/modules/cart/cart-rows.ts";
import { sweepCouponEmails } from "#api/modules/coupons/unbind-coupons.ts";
import { sweepPictureFiles, sweepPictures } from "#api/modules/messages/brief-pictures.ts";
import { sweepMessages } from "#api/modules/messages/message-rows.ts";
import { sweepSubscriptions } from "#api/modules/newsletter/subscriptions.ts";
import {
  forgetDoneOrders,
  forgetGuestContacts,
  forgetOrderNames,
} from "#api/modules/orders/forget-orders.ts";
import { sweepOrderKeys } from "#api/modules/orders/order-keys.ts";
import { sweepSessions } from "#api/modules/sessions/session-rows.ts";
import { sweepUsedSignIns } from "#api/modules/sessions/sign-in-acts.ts";
import { sweepApplications } from "#api/modules/trade/application-rows.ts";
import { sweepAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database } from "#api/platform/database/port.ts";
import { sweepMails } from "#api/platform/mail/outbox-rows.ts";
import type { Metrics } from "#api/platform/monitoring/metrics.ts";
import { runSweeps, type Sweep } from "#api/platform/retention/run-sweeps.ts";

const everyMilliseconds = 60 * 60_000;
/** Also soon after a start, for a shop that is restarted every night. */
const firstAfterMilliseconds = 5 * 60_000;

/** Everything that outlives its use, and what removes it. How long each is kept: `platform/retention/retention-periods.ts`. */
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
