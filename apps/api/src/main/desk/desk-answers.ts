import { deskCalls } from "@precise/contract/desk/desk-calls";
import type { FastifyInstance } from "fastify";
import { callPermissions } from "#api/modules/desk/call-permissions.ts";
import { operatorTable } from "../ops/operator-commands.ts";
import { deskAppointmentAnswers } from "./appointments.calls.ts";
import { backupAnswers } from "./backup.calls.ts";
import { couponAnswers } from "./coupons/coupon.calls.ts";
import { discountAnswers } from "./coupons/discount.calls.ts";
import { customerAnswers } from "./customers/customer.calls.ts";
import { serveNewsletterFile } from "./customers/newsletter-file.ts";
import { deliveryAnswers } from "./deliveries/deliveries.calls.ts";
import { approvalAnswers } from "./desk-approvals.calls.ts";
import { auditAnswers } from "./desk-audit.calls.ts";
import type { DeskParts } from "./desk-parts.ts";
import { deskReturnAnswers } from "./desk-returns.calls.ts";
import { sessionAnswers } from "./desk-session.calls.ts";
import { staffAnswers } from "./desk-staff.calls.ts";
import { importAnswers } from "./imports/imports.calls.ts";
import { serveImports } from "./imports/serve-imports.ts";
import { inboxAnswers } from "./inbox.calls.ts";
import { jobAnswers } from "./jobs/job.calls.ts";
import { mailAnswers } from "./mail/mail.calls.ts";
import { serveMailPreview } from "./mail/preview-route.ts";
import { orderChangeAnswers } from "./order-changes.calls.ts";
import { orderAnswers } from "./orders/desk-order.calls.ts";
import { orderListAnswers } from "./orders/order-list.calls.ts";
import { serveOrderPapers } from "./orders/paper-routes.ts";
import { bankStatementAnswers } from "./payments/bank-statements.calls.ts";
import { cashUpAnswers } from "./payments/cash-up.calls.ts";
import { deskPaymentAnswers } from "./payments/desk-payments.calls.ts";
import { serveExports } from "./payments/serve-exports.ts";
import { phoneMessageAnswers } from "./phone-messages.calls.ts";
import { pictureAnswers, servePictures } from "./pictures/pictures.calls.ts";
import { priceAnswers } from "./prices/prices.calls.ts";
import { productAnswers } from "./products/products.calls.ts";
import { reportAnswers } from "./reports/report.calls.ts";
import { deskReviewAnswers } from "./reviews.calls.ts";
import { type DeskAnswers, serveDesk } from "./serve-desk.ts";
import { shopSettingAnswers } from "./shop-settings.calls.ts";
import { stockAnswers } from "./stock.calls.ts";
import { structureAnswers } from "./structure/structure.calls.ts";
import { telephoneOrderAnswers } from "./telephone-orders.calls.ts";
import { todayAnswers } from "./today/today.calls.ts";
import { companyAnswers } from "./trade/companies.calls.ts";
import { priceListAnswers } from "./trade/price-lists.calls.ts";
import { tradeApplicationAnswers } from "./trade/trade-applications.calls.ts";
import { viewAnswers } from "./views/view.calls.ts";

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
    ...telephoneOrderAnswers(parts),
    ...orderChangeAnswers(parts),
  };
  serveExports(app, parts.db);
  servePictures(app, parts);
  serveImports(app, parts);
  serveDesk(app, deskCalls, answers, callPermissions);
  serveOrderPapers(app, parts);
  serveMailPreview(app, parts);
  serveNewsletterFile(app, parts);
}
