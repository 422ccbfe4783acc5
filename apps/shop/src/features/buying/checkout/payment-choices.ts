import { formatNaira, fromWireValue, type Kobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { CheckoutOptions } from "@precise/contract/checkout";
import { checkoutCopy } from "./checkout-copy.ts";
import type { PaymentChoice } from "./payment-form.client.tsx";

const { payment: copy } = checkoutCopy;

/** The ways to pay an order may take, and a sentence for each that it may not. */
export interface PaymentChoices {
  readonly choices: readonly PaymentChoice[];
  readonly notOffered: readonly string[];
  /** Chosen already: what was chosen before, else the first way; undefined where no way is open. */
  readonly chosen: string | undefined;
}

/**
 * Which ways to pay are open to an order, in words.
 * @param order what is to be paid in kobo, without the fee while that must be confirmed
 * @param methods the one that most people take first, as the API lists them
 * @param before the way that this shopper chose on an earlier visit of the step
 * @source design D1, D14
 */
export function paymentChoices(
  methods: CheckoutOptions["payment_methods"],
  order: { readonly payable: Kobo; readonly isPickup: boolean; readonly isFeeKnown: boolean },
  before?: string,
): PaymentChoices {
  const choices: PaymentChoice[] = [];
  const notOffered: string[] = [];
  for (const { method, limit } of methods) {
    const limitKobo = limit === undefined ? null : fromWireValue(limit);
    // Money that a machine takes at once cannot wait for a fee to be confirmed.
    if (paymentFacts(method).needsKnownFee && !order.isFeeKnown) continue;
    const isAtPickup = paymentFacts(method).due === "on_handover" && order.isPickup;
    const title = isAtPickup ? copy.payAtPickup : copy.methods[method];
    if (limitKobo !== null && order.payable > limitKobo) {
      notOffered.push(copy.overLimit(title, formatNaira(limitKobo), formatNaira(order.payable)));
      continue;
    }
    const hint = isAtPickup ? copy.hints.pay_at_pickup : copy.hints[method];
    choices.push({
      method,
      title,
      detail: limitKobo === null ? hint : `${hint} ${copy.upTo(formatNaira(limitKobo))}`,
    });
  }
  const [first] = choices;
  const { method: chosen } = choices.find(({ method }) => method === before) ?? first ?? {};
  return { choices, notOffered, chosen };
}
