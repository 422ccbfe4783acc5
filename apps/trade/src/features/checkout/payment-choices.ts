import { nairaText } from "@precise/cart-core/money";
import type { ClientCheckout } from "@precise/contract/trade/checkout";
import { checkoutCopy } from "./checkout-copy.ts";

const { payment: copy } = checkoutCopy;

/** A way to pay. A closed one stays visible, with the reason as its detail. */
export interface PaymentChoice {
  readonly method: string;
  readonly title: string;
  readonly detail: string;
  readonly isClosed: boolean;
}

/** The ways to pay; the reason why one is closed is the API's own sentence, shown alone. */
export function paymentChoices(methods: ClientCheckout["payment_methods"]): readonly PaymentChoice[] {
  return methods.map(({ method, is_offered, reason, account }) => {
    const open = [copy.hints[method], account && accountText(account)].filter(Boolean).join(" ");
    return {
      method,
      title: copy.methods[method],
      detail: is_offered ? open : (reason ?? copy.notNow),
      isClosed: !is_offered,
    };
  });
}

function accountText({
  available,
  limit,
}: NonNullable<ClientCheckout["payment_methods"][number]["account"]>): string {
  return copy.accountLeft(nairaText(available.value), nairaText(limit.value));
}
