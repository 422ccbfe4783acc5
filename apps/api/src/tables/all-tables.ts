import { deskKitTables } from "#api/desk/kit/desk-kit.tables.ts";
import { deskOrdersTables } from "#api/desk/orders/desk-orders.tables.ts";
import { deskPeopleTables } from "#api/desk/people/desk-people.tables.ts";
import { accountsTables } from "#api/modules/accounts/accounts.tables.ts";
import { appointmentsTables } from "#api/modules/appointments/appointments.tables.ts";
import { cartTables } from "#api/modules/cart/cart.tables.ts";
import { catalogueTables } from "#api/modules/catalogue/catalogue.tables.ts";
import { couponsTables } from "#api/modules/coupons/coupons.tables.ts";
import { deliveriesTables } from "#api/modules/deliveries/deliveries.tables.ts";
import { discountsTables } from "#api/modules/discounts/discounts.tables.ts";
import { invoiceTables } from "#api/modules/invoice/invoice.tables.ts";
import { lookTables } from "#api/modules/look/look.tables.ts";
import { messagesTables } from "#api/modules/messages/messages.tables.ts";
import { messagingTables } from "#api/modules/messaging/messaging.tables.ts";
import { moneyTables } from "#api/modules/money/money.tables.ts";
import { myLightsTables } from "#api/modules/my-lights/my-lights.tables.ts";
import { newsletterTables } from "#api/modules/newsletter/newsletter.tables.ts";
import { ordersTables } from "#api/modules/orders/orders.tables.ts";
import { ourRecordTables } from "#api/modules/our-record/our-record.tables.ts";
import { pricesTables } from "#api/modules/prices/prices.tables.ts";
import { questionsTables } from "#api/modules/questions/questions.tables.ts";
import { returnsTables } from "#api/modules/returns/returns.tables.ts";
import { reviewsTables } from "#api/modules/reviews/reviews.tables.ts";
import { sessionsTables } from "#api/modules/sessions/sessions.tables.ts";
import { settingsTables } from "#api/modules/settings/settings.tables.ts";
import { staffTables } from "#api/modules/staff/staff.tables.ts";
import { stockTables } from "#api/modules/stock/stock.tables.ts";
import { stockNoticesTables } from "#api/modules/stock-notices/stock-notices.tables.ts";
import { tradeTables } from "#api/modules/trade/trade.tables.ts";
import { visitsTables } from "#api/modules/visits/visits.tables.ts";
import { wishlistTables } from "#api/modules/wishlist/wishlist.tables.ts";
import { auditTables } from "#api/platform/audit/audit.tables.ts";
import { backupTables } from "#api/platform/backup/backup.tables.ts";
import { jobsTables } from "#api/platform/jobs/jobs.tables.ts";
import { limitsTables } from "#api/platform/limits/limits.tables.ts";
import { mailTables } from "#api/platform/mail/mail.tables.ts";
import { onceTables } from "#api/platform/once/once.tables.ts";
import { sentPicturesTables } from "#api/platform/sent-pictures/sent-pictures.tables.ts";
import { signedLinksTables } from "#api/platform/signed-links/signed-links.tables.ts";
import type { TableDeclaration, Tables } from "#api/platform/tables/table-declaration.ts";

/** The tables of the database by the room that owns them; kinds of records stand in this order in a copy of one's records. */
export const tablesByOwner: Readonly<Record<string, Tables>> = {
  sessions: sessionsTables,
  accounts: accountsTables,
  wishlist: wishlistTables,
  cart: cartTables,
  orders: ordersTables,
  "my-lights": myLightsTables,
  invoice: invoiceTables,
  money: moneyTables,
  returns: returnsTables,
  reviews: reviewsTables,
  coupons: couponsTables,
  messaging: messagingTables,
  newsletter: newsletterTables,
  "stock-notices": stockNoticesTables,
  messages: messagesTables,
  appointments: appointmentsTables,
  trade: tradeTables,
  "platform/mail": mailTables,
  catalogue: catalogueTables,
  deliveries: deliveriesTables,
  "desk/kit": deskKitTables,
  "desk/orders": deskOrdersTables,
  "desk/people": deskPeopleTables,
  discounts: discountsTables,
  look: lookTables,
  "our-record": ourRecordTables,
  "platform/audit": auditTables,
  "platform/backup": backupTables,
  "platform/jobs": jobsTables,
  "platform/limits": limitsTables,
  "platform/once": onceTables,
  "platform/sent-pictures": sentPicturesTables,
  "platform/signed-links": signedLinksTables,
  prices: pricesTables,
  questions: questionsTables,
  settings: settingsTables,
  staff: staffTables,
  stock: stockTables,
  visits: visitsTables,
};

/** Every table of the database with what is declared of it, room by room. */
export const allTables: readonly (readonly [table: string, TableDeclaration])[] = Object.values(
  tablesByOwner,
).flatMap(Object.entries);
