import type { NamedRoute } from "../route.ts";
import { deskBackupCalls } from "./backups.ts";
import { bankStatementCalls } from "./bank-statements.ts";
import { cashUpCalls } from "./cash-up.ts";
import { deskAttributeCalls } from "./catalogue/attributes.ts";
import { deskCategoryCalls } from "./catalogue/categories.ts";
import { deskCompanyCalls } from "./companies.ts";
import { deskCouponCalls } from "./coupons.ts";
import { deskCustomerCalls } from "./customers.ts";
import { deskDeliveryCalls } from "./deliveries.ts";
import { deskAppointmentCalls } from "./desk-appointments.ts";
import { deskApprovalCalls } from "./desk-approvals.ts";
import { deskAuditCalls } from "./desk-audit.ts";
import { deskOrderChangeCalls } from "./desk-order-changes.ts";
import { deskPaymentCalls } from "./desk-payments.ts";
import { deskQuestionCalls } from "./desk-questions.ts";
import { deskReturnCalls } from "./desk-returns.ts";
import { deskReviewCalls } from "./desk-reviews.ts";
import { deskSessionCalls } from "./desk-session.ts";
import { deskStaffCalls } from "./desk-staff.ts";
import { deskDiscountCalls } from "./discounts.ts";
import { deskImportCalls } from "./imports.ts";
import { deskInboxCalls } from "./inbox.ts";
import { deskJobCalls } from "./jobs.ts";
import { deskMailCalls } from "./mail.ts";
import { deskOrderListCalls } from "./order-list.ts";
import { deskOrderCalls } from "./orders.ts";
import { deskPhoneMessageCalls } from "./phone-messages.ts";
import { deskPictureCalls } from "./pictures.ts";
import { deskPriceListCalls } from "./price-lists.ts";
import { deskPriceCalls } from "./prices.ts";
import { deskProductCalls } from "./products.ts";
import { deskReportCalls } from "./reports.ts";
import { shopSettingCalls } from "./settings/shop-settings.ts";
import { deskStockCalls } from "./stock.ts";
import { telephoneOrderCalls } from "./telephone-orders.ts";
import { deskTodayCalls } from "./today.ts";
import { deskTradeApplicationCalls } from "./trade-applications.ts";
import { deskViewCalls } from "./views.ts";

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
  ...telephoneOrderCalls,
  ...deskOrderChangeCalls,
};

/** The same as a list. */
export const deskRoutes: readonly NamedRoute[] = Object.values(deskCalls);
