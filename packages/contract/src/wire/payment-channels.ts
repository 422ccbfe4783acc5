import { dictionary } from "@precise/cart-core/dictionary";

const names: Readonly<Record<string, string>> = dictionary({
  card: "Card",
  bank: "Bank account",
  bank_transfer: "Bank transfer",
  dedicated_nuban: "Bank transfer",
  ussd: "USSD",
  qr: "QR code",
  mobile_money: "Mobile money",
});

/**
 * How an attempt to pay online was paid, in words: "Card ending in 4081". A channel that is not known is only said to be
 * online.
 */
export function channelText(attempt: {
  readonly channel?: string | undefined;
  readonly last4?: string | undefined;
}): string {
  const { channel, last4 } = attempt;
  const name = names[channel ?? ""] ?? "Online";
  return last4 === undefined ? name : `${name} ending in ${last4}`;
}
