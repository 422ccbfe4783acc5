import { appointmentCommands } from "#api/desk/appointments/appointment-commands.ts";
import { calendarCommands } from "#api/desk/appointments/calendar-commands.ts";
import { requestCommands } from "#api/desk/appointments/request-commands.ts";
import { couponCommands } from "#api/desk/coupons/coupon-commands.ts";
import { discountCommands } from "#api/desk/coupons/discount-commands.ts";
import { deliveryCommands } from "#api/desk/deliveries/delivery-commands.ts";
import { messageCommands } from "#api/desk/inbox/message-commands.ts";
import { questionCommands } from "#api/desk/inbox/question-commands.ts";
import { reviewCommands } from "#api/desk/inbox/review-commands.ts";
import type { OperatorCommand, OperatorTools } from "#api/desk/kit/operator-command.ts";
import { readCommandInput } from "#api/desk/kit/option-errors.ts";
import { toolsNow } from "#api/desk/kit/tools-now.ts";
import { mailCommands } from "#api/desk/mail/mail-commands.ts";
import { phoneMessageCommands } from "#api/desk/mail/phone-message-commands.ts";
import { paymentCommands } from "#api/desk/money/payment-commands.ts";
import { auditCommands } from "#api/desk/operations/audit-commands.ts";
import { backupCommands } from "#api/desk/operations/backup-commands.ts";
import { databaseCommands } from "#api/desk/operations/database-commands.ts";
import { fileCommands } from "#api/desk/operations/file-commands.ts";
import { jobCommands } from "#api/desk/operations/job-commands.ts";
import { orderCommands } from "#api/desk/orders/order-commands.ts";
import { writtenOrderCommands } from "#api/desk/orders/written-order-commands.ts";
import { customerCommands } from "#api/desk/people/customer-commands.ts";
import { sessionCommands } from "#api/desk/people/session-commands.ts";
import { shopCommands } from "#api/desk/people/shop-commands.ts";
import { priceCommands } from "#api/desk/prices/price-commands.ts";
import {
  discardDraftCommand,
  duplicateCommand,
  publishCommand,
  saveDraftCommand,
} from "#api/desk/products/draft-commands.ts";
import { catalogueCommands } from "#api/desk/products/imports/catalogue-commands.ts";
import { importCommands } from "#api/desk/products/imports/import-commands.ts";
import {
  createProductCommand,
  restoreProductCommand,
  saveProductCommand,
  setProductCommand,
  withdrawProductCommand,
} from "#api/desk/products/product-commands.ts";
import { listProductsCommand, showProductCommand } from "#api/desk/products/product-lists.ts";
import {
  addAttributeCommand,
  changeAttributeCommand,
  removeAttributeCommand,
} from "#api/desk/products/structure/attribute-commands.ts";
import {
  addCategoryCommand,
  changeCategoryCommand,
  removeCategoryCommand,
} from "#api/desk/products/structure/category-commands.ts";
import { renameFamilyCommand } from "#api/desk/products/structure/family-commands.ts";
import { returnCommands } from "#api/desk/returns/return-commands.ts";
import { settingCommands } from "#api/desk/settings/setting-commands.ts";
import { staffCommands } from "#api/desk/staff/staff-commands.ts";
import {
  cancelIncomingCommand,
  expectCommand,
  listIncomingCommand,
  postponeCommand,
  receiveCommand,
} from "#api/desk/stock/incoming-commands.ts";
import { adjustStockCommand, listStockCommand, thresholdCommand } from "#api/desk/stock/stock-commands.ts";
import { accountChangeCommands } from "#api/desk/trade/account-change-commands.ts";
import { accountCommands } from "#api/desk/trade/account-commands.ts";
import { companyCommands } from "#api/desk/trade/company-commands.ts";
import { priceListCommands } from "#api/desk/trade/price-list-commands.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";

/** Every command for operators, in the order of the help. */
export const operatorTable: readonly OperatorCommand[] = [
  ...orderCommands,
  ...writtenOrderCommands,
  ...paymentCommands,
  ...deliveryCommands,
  ...returnCommands,
  ...reviewCommands,
  ...couponCommands,
  ...discountCommands,
  ...messageCommands,
  ...questionCommands,
  ...shopCommands,
  ...mailCommands,
  ...phoneMessageCommands,
  listStockCommand,
  adjustStockCommand,
  thresholdCommand,
  listIncomingCommand,
  expectCommand,
  receiveCommand,
  postponeCommand,
  cancelIncomingCommand,
  listProductsCommand,
  showProductCommand,
  createProductCommand,
  saveProductCommand,
  setProductCommand,
  withdrawProductCommand,
  restoreProductCommand,
  saveDraftCommand,
  publishCommand,
  discardDraftCommand,
  duplicateCommand,
  addCategoryCommand,
  changeCategoryCommand,
  removeCategoryCommand,
  renameFamilyCommand,
  addAttributeCommand,
  changeAttributeCommand,
  removeAttributeCommand,
  ...priceCommands,
  ...settingCommands,
  ...auditCommands,
  ...jobCommands,
  ...backupCommands,
  ...databaseCommands,
  ...fileCommands,
  ...customerCommands,
  ...sessionCommands,
  ...staffCommands,
  ...accountCommands,
  ...accountChangeCommands,
  ...companyCommands,
  ...priceListCommands,
  ...appointmentCommands,
  ...calendarCommands,
  ...requestCommands,
  ...importCommands,
  ...catalogueCommands,
];

/** What the running api offers over its socket, and what works on its database when none runs: each checks its own input. */
export function operatorCommands(tools: OperatorTools): AdminCommands {
  return Object.fromEntries(
    operatorTable.map((command) => [
      command.name,
      async (input, onProgress) => command.run(toolsNow(tools), readCommandInput(command, input), onProgress),
    ]),
  );
}
