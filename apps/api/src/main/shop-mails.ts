import { appointmentMails } from "#api/modules/appointments/render-appointment-mail.ts";
import { voucherMails } from "#api/modules/coupons/voucher-mail.ts";
import { messageMails } from "#api/modules/messages/message-mails.ts";
import { newsletterMails } from "#api/modules/newsletter/welcome-mail.ts";
import { paymentAlarmMails } from "#api/modules/orders/mail/payment-alarm.ts";
import { orderMails } from "#api/modules/orders/mail/render-order-mail.ts";
import { shopOrderMails } from "#api/modules/orders/mail/render-shop-order-mail.ts";
import { claimMails } from "#api/modules/returns/claim-mails.ts";
import { staffMails } from "#api/modules/staff/staff-mails.ts";
import { stockNoticeMails } from "#api/modules/stock-notices/stock-mail.ts";
import { shopApplicationMails } from "#api/modules/trade/shop-application-mail.ts";
import { tradeMails } from "#api/modules/trade/trade-mails.ts";
import type { MailKinds } from "#api/platform/mail/mail-kinds.ts";

/** Every mail that the shop sends, as its module renders it. */
export const mailKinds: MailKinds = {
  ...orderMails,
  ...shopOrderMails,
  ...paymentAlarmMails,
  ...voucherMails,
  ...newsletterMails,
  ...stockNoticeMails,
  ...tradeMails,
  ...shopApplicationMails,
  ...appointmentMails,
  ...messageMails,
  ...staffMails,
  ...claimMails,
};
