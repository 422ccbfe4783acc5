import { dictionary } from "@precise/cart-core/dictionary";
import type { PhoneMessage } from "@precise/contract/desk/mail/phone-messages";
import { orderPrefix } from "@precise/contract/wire/order-number-prefix";

export const stateNames: Readonly<Record<PhoneMessage["state"], string>> = {
  waiting: "Waiting",
  sent: "Sent",
  dead: "Not sent",
};

const channelNames: Readonly<Record<string, string>> = dictionary({ sms: "SMS", whatsapp: "WhatsApp" });

export function channelName(channel: string): string {
  return channelNames[channel] ?? channel;
}

const kindNames: Readonly<Record<string, string>> = dictionary({
  order_confirmed: "Order confirmed",
  payment_confirmed: "Payment received",
  shipped: "Shipped",
  delivery_code: "Delivery code",
  refunded: "Refund",
  test: "Test",
});

export function kindName(kind: string): string {
  return kindNames[kind] ?? kind.replaceAll("_", " ");
}

/** Where a message is: "Sent, on the phone". */
export function stateWords({ state, report }: PhoneMessage): string {
  if (state !== "sent" || report === null) return stateNames[state];
  return report === "delivered" ? "Sent, on the phone" : "Sent, never reached the phone";
}

/** The order that a message is about; undefined for others. */
export function orderOf({ event_key }: PhoneMessage): string | undefined {
  return new RegExp(`^order:(${orderPrefix}-[A-Z0-9]+):`).exec(event_key)?.[1];
}
