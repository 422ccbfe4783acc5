import type { ClientCheckout } from "@precise/api-client/clients/orders";
import { nairaText } from "../../purchase/amounts.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { PaymentChoice } from "./details-form.client.tsx";

const { payment: copy } = checkoutCopy;

/** The ways to pay that are open, and a sentence for each that is not. */
export function paymentChoices(methods: ClientCheckout["payment_methods"]): {
  readonly choices: readonly PaymentChoice[];
  readonly notOffered: readonly string[];
} {
  return {
    choices: methods.flatMap(({ method, is_offered, account }) =>
      is_offered
        ? [
            {
              method,
              title: copy.methods[method],
              detail: [copy.hints[method], account && standingText(account)].filter(Boolean).join(" "),
            },
          ]
        : [],
    ),
    notOffered: methods.flatMap(({ is_offered, reason, account }) => {
      const standing = account && account.limit.value > 0 ? standingText(account) : undefined;
      const sentence = [reason, standing].filter(Boolean).join(" ");
      return is_offered || sentence === "" ? [] : [sentence];
    }),
  };
}

function standingText({
  available,
  limit,
}: NonNullable<ClientCheckout["payment_methods"][number]["account"]>): string {
  return copy.standing(nairaText(available), nairaText(limit));
}
