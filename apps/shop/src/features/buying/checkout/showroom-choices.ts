import type { CheckoutOptions } from "@precise/api-client/orders";
import { checkoutCopy } from "./checkout-copy.ts";
import type { ShowroomChoice } from "./delivery-form.client.tsx";

/** Showrooms as the choice shows them: address and opening hours in one line. */
export function showroomChoices(showrooms: CheckoutOptions["showrooms"]): ShowroomChoice[] {
  return showrooms.map(({ id, name, address, hours }) => ({
    id,
    name,
    detail: [
      address,
      hours
        .map(({ days, open, close }) =>
          open === null || close === null
            ? `${days} ${checkoutCopy.delivery.closed}`
            : `${days} ${open} to ${close}`,
        )
        .join(", "),
    ].join(". "),
  }));
}
