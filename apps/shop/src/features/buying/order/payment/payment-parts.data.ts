import "server-only";
import type { Order } from "@precise/contract/shop/orders/order";
import { newAttempt } from "@precise/web/forms/attempt";
import { isToPay, type PaymentScreen, paymentScreen } from "@precise/web/orders/payment-screen";
import { paymentContact } from "./payment-contact.ts";

/** What an order's page needs to show its payment. */
export interface PaymentParts {
  readonly screen: PaymentScreen;
  /** Part of the idempotency key of beginning: a new one for each page. */
  readonly attempt: string;
  readonly contact: Awaited<ReturnType<typeof paymentContact>>;
  /** The mail that asks for a refund's account was sent again just now. */
  readonly isMailed: boolean;
}

/** @param returned the reference with which Paystack sent its payer back, as the address names it */
export async function loadPaymentParts(
  order: Order,
  returned: string | undefined,
  isMailed: boolean,
): Promise<PaymentParts> {
  const screen = paymentScreen(order, { now: new Date(), returned });
  const attempt = newAttempt();
  return { screen, attempt, contact: isToPay(screen) ? await paymentContact(order.number) : null, isMailed };
}
