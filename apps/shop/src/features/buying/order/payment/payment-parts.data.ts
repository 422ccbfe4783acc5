import "server-only";
import { call } from "@precise/api-client/client";
import type { Order } from "@precise/contract/order";
import { listBanks } from "@precise/contract/order-payments";
import { newAttempt } from "@precise/web/forms/attempt";
import { isToPay, type PaymentScreen, paymentScreen } from "@precise/web/orders/payment-screen";
import { apiForEveryone } from "@precise/web/server/api";
import { cookies } from "next/headers";
import { paymentContact } from "./payment-contact.ts";
import { accountCookieName, readAccountDraft } from "./refund-account-draft.ts";
import type { RefundToName } from "./refund-account-form.tsx";

/** What an order's page needs to show its payment. */
export interface PaymentParts {
  readonly screen: PaymentScreen;
  /** Part of the idempotency key of beginning: a new one for each page. */
  readonly attempt: string;
  readonly contact: Awaited<ReturnType<typeof paymentContact>>;
  readonly toName?: RefundToName;
}

/** @param returned the reference with which Paystack sent its payer back, as the address names it */
export async function loadPaymentParts(order: Order, returned: string | undefined): Promise<PaymentParts> {
  const screen = paymentScreen(order, { now: new Date(), returned });
  const attempt = newAttempt();
  if (screen.kind === "needs_account") {
    const [jar, banks] = await Promise.all([cookies(), call(apiForEveryone(), listBanks)]);
    const draft = readAccountDraft(jar.get(accountCookieName)?.value, screen.refund);
    return { screen, attempt, contact: null, toName: { draft, banks: banks.ok ? banks.value : [] } };
  }
  return { screen, attempt, contact: isToPay(screen) ? await paymentContact(order.number) : null };
}
