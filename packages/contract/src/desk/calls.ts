import type { NamedRoute } from "../wire/route.ts";
import { deskAppointmentCalls } from "./appointments.ts";
import { deskCouponCalls } from "./coupons/coupons.ts";
import { deskDiscountCalls } from "./coupons/discounts.ts";
import { deskDeliveryCalls } from "./deliveries.ts";
import { deskInboxCalls } from "./inbox/inbox.ts";
import { deskQuestionCalls } from "./inbox/questions.ts";
import { deskReviewCalls } from "./inbox/reviews.ts";
import { deskJobCalls } from "./kit/jobs.ts";
import { deskViewCalls } from "./kit/views.ts";
import { deskMailCalls } from "./mail/mail.ts";
import { deskPhoneMessageCalls } from "./mail/phone-messages.ts";
import { bankStatementCalls } from "./money/bank-statements.ts";
import { cashUpCalls } from "./money/cash-up.ts";
import { deskPaymentCalls } from "./money/payments.ts";
import { deskAuditCalls } from "./operations/audit.ts";
import { deskBackupCalls } from "./operations/backups.ts";
import { deskWorkCalls } from "./operations/work.ts";
import { cancelRestCalls } from "./orders/cancel-rest.ts";
import { deskOrderChangeCalls } from "./orders/order-changes.ts";
import { deskOrderListCalls } from "./orders/order-list.ts";
import { deskOrderCalls } from "./orders/orders.ts";
import { telephoneOrderCalls } from "./orders/telephone-orders.ts";
import { deskCustomerCalls } from "./people.ts";
import { deskPriceCalls } from "./prices/prices.ts";
import { deskAttributeCalls } from "./products/attributes.ts";
import { deskCategoryCalls } from "./products/categories.ts";
import { deskImportCalls } from "./products/imports.ts";
import { deskPictureCalls } from "./products/pictures.ts";
import { deskProductCalls } from "./products/products.ts";
import { deskReportCalls } from "./reports.ts";
import { deskReturnCalls } from "./returns.ts";
import { shopSettingCalls } from "./settings/shop-settings.ts";
import { deskApprovalCalls } from "./staff/approvals.ts";
import { deskSessionCalls } from "./staff/session.ts";
import { deskStaffCalls } from "./staff/staff.ts";
import { deskStockCalls } from "./stock.ts";
import { deskTodayCalls } from "./today.ts";
import { deskCompanyCalls } from "./trade/companies.ts";
import { deskPriceListCalls } from "./trade/price-lists.ts";
import { deskTradeApplicationCalls } from "./trade/trade-applications.ts";

/** Every call of the desk by its operation id, in the order of its OpenAPI document, which is one of its own. */
export const deskCalls = {
  ...deskSessionCalls,
  ...deskStaffCalls,
  ...deskApprovalCalls,
  ...deskAuditCalls,
  ...deskDeliveryCalls,
  ...deskImportCalls,
  ...deskPictureCalls,
  ...deskStockCalls,
  ...deskAppointmentCalls,
  ...deskInboxCalls,
  ...deskQuestionCalls,
  ...deskProductCalls,
  ...deskCategoryCalls,
  ...deskAttributeCalls,
  ...deskCustomerCalls,
  ...deskMailCalls,
  ...deskCouponCalls,
  ...deskDiscountCalls,
  ...deskPriceCalls,
  ...shopSettingCalls,
  ...deskPhoneMessageCalls,
  ...deskTodayCalls,
  ...deskOrderListCalls,
  ...deskOrderCalls,
  ...deskJobCalls,
  ...deskViewCalls,
  ...deskTradeApplicationCalls,
  ...deskCompanyCalls,
  ...deskPriceListCalls,
  ...deskReturnCalls,
  ...deskReviewCalls,
  ...deskPaymentCalls,
  ...bankStatementCalls,
  ...cashUpCalls,
  ...deskReportCalls,
  ...deskBackupCalls,
  ...deskWorkCalls,
  ...telephoneOrderCalls,
  ...deskOrderChangeCalls,
  ...cancelRestCalls,
};

/** The same as a list. */
export const deskRoutes: readonly NamedRoute[] = Object.values(deskCalls);
