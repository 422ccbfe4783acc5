import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { appointmentCommands } from "./appointments/appointment-commands.ts";
import { calendarCommands } from "./appointments/calendar-commands.ts";
import { requestCommands } from "./appointments/request-commands.ts";
import { auditCommands } from "./audit-commands.ts";
import { backupCommands } from "./backup-commands.ts";
import { catalogueCommands } from "./catalogue-commands.ts";
import { couponCommands } from "./coupon-commands.ts";
import { customerCommands } from "./customer-commands.ts";
import { deliveryCommands } from "./deliveries/delivery-commands.ts";
import { discountCommands } from "./discount-commands.ts";
import { importCommands } from "./import-commands.ts";
import { jobCommands } from "./job-commands.ts";
import { mailCommands } from "./mail-commands.ts";
import { messageCommands } from "./message-commands.ts";
import type { OperatorCommand, OperatorTools } from "./operator-command.ts";
import { readCommandInput } from "./option-errors.ts";
import { orderCommands } from "./orders/order-commands.ts";
import { writtenOrderCommands } from "./orders/written-order-commands.ts";
import { paymentCommands } from "./payments/payment-commands.ts";
import { phoneMessageCommands } from "./phone-message-commands.ts";
import { priceCommands } from "./prices/price-commands.ts";
import {
  discardDraftCommand,
  duplicateCommand,
  publishCommand,
  saveDraftCommand,
} from "./products/draft-commands.ts";
import {
  createProductCommand,
  restoreProductCommand,
  saveProductCommand,
  setProductCommand,
  withdrawProductCommand,
} from "./products/product-commands.ts";
import { listProductsCommand, showProductCommand } from "./products/product-lists.ts";
import { questionCommands } from "./question-commands.ts";
import { returnCommands } from "./returns/return-commands.ts";
import { reviewCommands } from "./reviews/review-commands.ts";
import { sessionCommands } from "./session-commands.ts";
import { settingCommands } from "./settings/setting-commands.ts";
import { shopCommands } from "./shop-commands.ts";
import { staffCommands } from "./staff-commands.ts";
import {
  cancelIncomingCommand,
  expectCommand,
  listIncomingCommand,
  postponeCommand,
  receiveCommand,
} from "./stock/incoming-commands.ts";
import { adjustStockCommand, listStockCommand, thresholdCommand } from "./stock/stock-commands.ts";
import {
  addAttributeCommand,
  changeAttributeCommand,
  removeAttributeCommand,
} from "./structure/attribute-commands.ts";
import {
  addCategoryCommand,
  changeCategoryCommand,
  removeCategoryCommand,
} from "./structure/category-commands.ts";
import { renameFamilyCommand } from "./structure/family-commands.ts";
import { toolsNow } from "./tools-now.ts";
import { accountChangeCommands } from "./trade/account-change-commands.ts";
import { accountCommands } from "./trade/account-commands.ts";
import { companyCommands } from "./trade/company-commands.ts";
import { priceListCommands } from "./trade/price-list-commands.ts";

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

/** What the words before a command stand for, in its help. */
export const operatorGroups: Readonly<Record<string, string>> = {
  orders: "See orders and move them forward",
  payments: "Payments of orders: record, confirm, refund",
  deliveries: "Send orders with riders and carriers, and note what happened at the door",
  riders: "Riders, and the cash that they hold",
  returns: "Returns and warranty claims: decide, receive, settle",
  reviews: "Reviews of buyers: publish, refuse, answer",
  coupons: "Make and end vouchers",
  discounts: "Discounts that need no code",
  contact: "Messages to the shop",
  affiliates: "Applications of affiliates",
  briefs: "Briefs to the design service",
  questions: "Questions about articles: answer, publish",
  stock: "Stock: what is there, corrections, what suppliers bring",
  products: "Products: find them, take them off sale and put them back, publish drafts",
  categories: "Categories of the catalogue",
  families: "Families of products",
  prices: "Prices of many products: change, undo, sales, history",
  settings: "What the shop sets: fees, limits, hours, days, tariffs",
  newsletter: "Newsletter subscribers",
  outbox: "Queued, sent and failed e-mails",
  texts: "SMS and WhatsApp messages, and who wants none",
  customers: "People: accounts and guests; their records, and erasing them",
  sessions: "Where shoppers are signed in",
  staff: "People of the shop at the desk",
  imports: "Catalogue files of the desk: what became of them, undoing them",
  audit: "Whether the record of changes is whole",
  backup: "Save the database, and see that it can be restored",
  trade: "Trade clients: applications, companies, people and price lists",
  "trade price-lists": "Price lists of trade companies",
  appointments: "Appointments and the calendars that offer them",
};

/** What the running api offers over its socket, and what works on its database when none runs: each checks its own input. */
export function operatorCommands(tools: OperatorTools): AdminCommands {
  return Object.fromEntries(
    operatorTable.map((command) => [
      command.name,
      async (input, onProgress) => command.run(toolsNow(tools), readCommandInput(command, input), onProgress),
    ]),
  );
}
