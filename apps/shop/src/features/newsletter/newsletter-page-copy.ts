import { formatNaira } from "@precise/cart-core/money";
import { welcomeVoucher } from "@precise/cart-core/welcome-voucher-terms";

const off = formatNaira(welcomeVoucher.amount);
const over = formatNaira(welcomeVoucher.over);

/** Words round the newsletter's form, and of its pages. @source spec §9 "Newsletter offer", design D11 */
export const newsletterPageCopy = {
  title: `${off} off your first order`,
  offer: `Subscribe to our newsletter and get a voucher worth ${off} off a first order over ${over}.`,
  pageTitle: "Newsletter",
  unsubscribe: {
    title: "Unsubscribe from the newsletter?",
    text: "We stop e-mailing you. Your vouchers stay valid.",
    action: "Unsubscribe",
    stay: "Stay subscribed",
    unreachable: "We could not unsubscribe you. Try again in a moment.",
  },
  done: {
    title: "You are unsubscribed",
    text: "We no longer e-mail you. You can subscribe again at any time.",
    action: "See all lights",
  },
  invalid: {
    title: "This link has expired",
    text: "It is incomplete or too old. Use the link in your latest newsletter.",
    action: "See all lights",
  },
} as const;
