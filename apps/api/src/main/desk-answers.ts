import { deskCalls } from "@precise/contract/desk/calls";
import type { FastifyInstance } from "fastify";
import { deskAppointmentAnswers } from "#api/desk/appointments/appointments.calls.ts";
import { couponAnswers } from "#api/desk/coupons/coupon.calls.ts";
import { discountAnswers } from "#api/desk/coupons/discount.calls.ts";
import { deliveryAnswers } from "#api/desk/deliveries/deliveries.calls.ts";
import { inboxAnswers } from "#api/desk/inbox/inbox.calls.ts";
import { deskReviewAnswers } from "#api/desk/inbox/reviews.calls.ts";
import type { DeskParts } from "#api/desk/kit/desk-parts.ts";
import { type DeskAnswers, serveDesk } from "#api/desk/kit/serve-desk.ts";
import { mailAnswers } from "#api/desk/mail/mail.calls.ts";
import { phoneMessageAnswers } from "#api/desk/mail/phone-messages.calls.ts";
import { serveMailPreview } from "#api/desk/mail/preview-route.ts";
import { bankStatementAnswers } from "#api/desk/money/bank-statements.calls.ts";
import { cashUpAnswers } from "#api/desk/money/cash-up.calls.ts";
import { deskPaymentAnswers } from "#api/desk/money/desk-payments.calls.ts";
import { serveExports } from "#api/desk/money/serve-exports.ts";
import { backupAnswers } from "#api/desk/operations/backup.calls.ts";
import { auditAnswers } from "#api/desk/operations/desk-audit.calls.ts";
import { workAnswers } from "#api/desk/operations/work.calls.ts";
import { orderAnswers } from "#api/desk/orders/desk-order.calls.ts";
import { orderChangeAnswers } from "#api/desk/orders/order-changes.calls.ts";
import { orderListAnswers } from "#api/desk/orders/order-list.calls.ts";
import { serveOrderPapers } from "#api/desk/orders/paper-routes.ts";
import { cancelRestAnswers } from "#api/desk/orders/rest/cancel-rest.calls.ts";
import { telephoneOrderAnswers } from "#api/desk/orders/telephone-orders.calls.ts";
import { customerAnswers } from "#api/desk/people/customer.calls.ts";
import { serveNewsletterFile } from "#api/desk/people/newsletter-file.ts";
import { priceAnswers } from "#api/desk/prices/prices.calls.ts";
import { importAnswers } from "#api/desk/products/imports/imports.calls.ts";
import { serveImports } from "#api/desk/products/imports/serve-imports.ts";
import { pictureAnswers, servePictures } from "#api/desk/products/pictures.calls.ts";
import { productAnswers } from "#api/desk/products/products.calls.ts";
import { structureAnswers } from "#api/desk/products/structure/structure.calls.ts";
import { reportAnswers } from "#api/desk/reports/report.calls.ts";
import { deskReturnAnswers } from "#api/desk/returns/desk-returns.calls.ts";
import { serveLogos } from "#api/desk/settings/logo.calls.ts";
import { shopSettingAnswers } from "#api/desk/settings/shop-settings.calls.ts";
import { approvalAnswers } from "#api/desk/staff/desk-approvals.calls.ts";
import { sessionAnswers } from "#api/desk/staff/desk-session.calls.ts";
import { staffAnswers } from "#api/desk/staff/desk-staff.calls.ts";
import { stockAnswers } from "#api/desk/stock/stock.calls.ts";
import { todayAnswers } from "#api/desk/today/today.calls.ts";
import { companyAnswers } from "#api/desk/trade/companies.calls.ts";
import { priceListAnswers } from "#api/desk/trade/price-lists.calls.ts";
import { tradeApplicationAnswers } from "#api/desk/trade/trade-applications.calls.ts";
import { jobAnswers } from "./job.calls.ts";
import { operatorTable } from "./operator-commands.ts";
import { viewAnswers } from "./view.calls.ts";

/** Registers every call of the desk. A call of the contract without an answer here is a type error. */
export function serveDeskCalls(app: FastifyInstance, parts: DeskParts): void {
  const answers: DeskAnswers<typeof deskCalls> = {
    ...sessionAnswers(parts),
    ...staffAnswers(parts),
    ...approvalAnswers(parts, operatorTable),
    ...auditAnswers(parts),
    ...deliveryAnswers(parts),
    ...importAnswers(parts),
    ...pictureAnswers(parts),
    ...stockAnswers(parts),
    ...deskAppointmentAnswers(parts),
    ...inboxAnswers(parts),
    ...productAnswers(parts),
    ...structureAnswers(parts),
    ...customerAnswers(parts),
    ...mailAnswers(parts),
    ...couponAnswers(parts),
    ...discountAnswers(parts),
    ...priceAnswers(parts),
    ...shopSettingAnswers(parts),
    ...phoneMessageAnswers(parts),
    ...todayAnswers(parts),
    ...orderListAnswers(parts),
    ...orderAnswers(parts),
    ...jobAnswers(parts),
    ...viewAnswers(parts),
    ...tradeApplicationAnswers(parts),
    ...companyAnswers(parts),
    ...priceListAnswers(parts),
    ...deskReturnAnswers(parts),
    ...deskReviewAnswers(parts),
    ...deskPaymentAnswers(parts),
    ...bankStatementAnswers(parts),
    ...cashUpAnswers(parts),
    ...reportAnswers(parts),
    ...backupAnswers(parts),
    ...workAnswers(parts),
    ...telephoneOrderAnswers(parts),
    ...orderChangeAnswers(parts),
    ...cancelRestAnswers(parts),
  };
  serveExports(app, parts.db);
  servePictures(app, parts);
  serveLogos(app, parts);
  serveImports(app, parts);
  serveDesk(app, deskCalls, answers);
  serveOrderPapers(app, parts);
  serveMailPreview(app, parts);
  serveNewsletterFile(app, parts);
}
