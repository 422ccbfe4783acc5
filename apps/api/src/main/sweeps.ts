import { sweepCustomerNotes } from "#api/modules/accounts/customer-notes.ts";
import { sweepCustomerTags } from "#api/modules/accounts/customer-tags.ts";
import { sweepAppointments } from "#api/modules/appointments/appointment-rows.ts";
import { sweepImports } from "#api/modules/catalogue/desk-import/drop-imports.ts";
import { sweepCouponEmails } from "#api/modules/coupons/unbind-coupons.ts";
import { sweepMessages } from "#api/modules/messages/message-rows.ts";
import { forgetBankCredits } from "#api/modules/money/forget-payers.ts";
import {
  forgetDoneOrders,
  forgetGuestContacts,
  forgetOrderNames,
} from "#api/modules/orders/forget-orders.ts";
import { forgetClaimWords } from "#api/modules/returns/forget-claims.ts";
import { sweepSessions } from "#api/modules/sessions/session-rows.ts";
import { sweepStaffSessions } from "#api/modules/staff/open-staff-session.ts";
import { sweepAudit } from "#api/platform/audit/audit-entries.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";
import { sweepMails } from "#api/platform/mail/outbox-rows.ts";
import type { Sweep } from "#api/platform/retention/run-sweep.ts";
import { sweepPictureFiles } from "#api/platform/sent-pictures/brief-pictures.ts";
import { tableSweeps } from "#api/tables/table-sweeps.ts";

/**
 * Everything that outlives its use, and what removes it: what its table declares, or code that has to choose. How long each is
 * kept: `platform/retention/retention-periods.ts`.
 */
export function allSweeps(files: ShopFiles): readonly Sweep[] {
  return [
    ...tableSweeps,
    { name: "bank_credits", batch: forgetBankCredits },
    { name: "sessions", batch: sweepSessions },
    { name: "staff_sessions", batch: sweepStaffSessions },
    { name: "deleted_accounts", batch: forgetDoneOrders },
    { name: "guest_contacts", batch: forgetGuestContacts },
    { name: "order_names", batch: forgetOrderNames },
    { name: "customer_notes", batch: sweepCustomerNotes },
    { name: "customer_tags", batch: sweepCustomerTags },
    { name: "coupon_emails", batch: sweepCouponEmails },
    { name: "mails", batch: (tx, most) => sweepMails(tx, most) },
    { name: "phone_messages", batch: (tx, most) => sweepMails(tx, most, "message") },
    { name: "appointments", batch: sweepAppointments },
    { name: "messages", batch: sweepMessages },
    { name: "returns", batch: forgetClaimWords },
    { name: "picture_files", batch: (tx, most) => sweepPictureFiles(tx, files, most) },
    { name: "catalogue_imports", batch: sweepImports },
    { name: "audit", batch: sweepAudit },
  ];
}
