import { sweepDeskKeys } from "#api/desk/kit/once-for-key.ts";
import { sweepCustomerNotes } from "#api/modules/accounts/customer-notes.ts";
import { sweepAppointmentKeys } from "#api/modules/appointments/appointment-keys.ts";
import { sweepAppointments } from "#api/modules/appointments/appointment-rows.ts";
import { sweepCarts } from "#api/modules/cart/cart-rows.ts";
import { sweepImports } from "#api/modules/catalogue/desk-import/drop-imports.ts";
import { sweepCouponEmails } from "#api/modules/coupons/unbind-coupons.ts";
import { sweepMessages } from "#api/modules/messages/message-rows.ts";
import { sweepStops } from "#api/modules/messaging/stop-words.ts";
import { forgetBankCredits } from "#api/modules/money/forget-payers.ts";
import { sweepPaymentEvents } from "#api/modules/money/online-events.ts";
import { sweepSubscriptions } from "#api/modules/newsletter/subscriptions.ts";
import {
  forgetDoneOrders,
  forgetGuestContacts,
  forgetOrderNames,
} from "#api/modules/orders/forget-orders.ts";
import { forgetClaimWords } from "#api/modules/returns/forget-claims.ts";
import { sweepReviews } from "#api/modules/reviews/review-rows.ts";
import { sweepSessions } from "#api/modules/sessions/session-rows.ts";
import { sweepUsedSignIns } from "#api/modules/sessions/sign-in-acts.ts";
import { sweepApprovals } from "#api/modules/staff/approval-rows.ts";
import { sweepStaffSessions } from "#api/modules/staff/open-staff-session.ts";
import { sweepStockNotices } from "#api/modules/stock-notices/stock-notice-rows.ts";
import { sweepApplications } from "#api/modules/trade/application-rows.ts";
import { sweepAudit } from "#api/platform/audit/audit-entries.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { sweepMails } from "#api/platform/mail/outbox-rows.ts";
import { sweepOrderKeys } from "#api/platform/once/order-keys.ts";
import type { Sweep } from "#api/platform/retention/run-sweep.ts";
import { sweepPictureFiles, sweepPictures } from "#api/platform/sent-pictures/brief-pictures.ts";

/** Everything that outlives its use, and what removes it. How long each is kept: `platform/retention/retention-periods.ts`. */
export function allSweeps(files: ShopFiles): readonly Sweep[] {
  return [
    { name: "carts", batch: sweepCarts },
    { name: "order_keys", batch: sweepOrderKeys },
    { name: "payment_events", batch: sweepPaymentEvents },
    { name: "desk_keys", batch: sweepDeskKeys },
    { name: "bank_credits", batch: forgetBankCredits },
    { name: "sessions", batch: sweepSessions },
    { name: "staff_sessions", batch: sweepStaffSessions },
    { name: "sign_ins", batch: sweepUsedSignIns },
    { name: "deleted_accounts", batch: forgetDoneOrders },
    { name: "guest_contacts", batch: forgetGuestContacts },
    { name: "order_names", batch: forgetOrderNames },
    { name: "customer_notes", batch: sweepCustomerNotes },
    { name: "coupon_emails", batch: sweepCouponEmails },
    { name: "newsletter", batch: sweepSubscriptions },
    { name: "stock_notices", batch: sweepStockNotices },
    { name: "applications", batch: sweepApplications },
    { name: "approvals", batch: sweepApprovals },
    { name: "mails", batch: sweepMails },
    { name: "phone_messages", batch: (tx, most) => sweepMails(tx, most, "message") },
    { name: "message_stops", batch: sweepStops },
    { name: "appointments", batch: sweepAppointments },
    { name: "appointment_keys", batch: sweepAppointmentKeys },
    { name: "messages", batch: sweepMessages },
    { name: "returns", batch: forgetClaimWords },
    { name: "reviews", batch: sweepReviews },
    { name: "pictures", batch: sweepPictures },
    { name: "picture_files", batch: (tx, most) => sweepPictureFiles(tx, files, most) },
    { name: "catalogue_imports", batch: sweepImports },
    { name: "audit", batch: sweepAudit },
  ];
}
