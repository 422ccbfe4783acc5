import { formatNaira, fromWireValue, type Kobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { CheckoutOptions } from "@precise/contract/shop/checkout";
import type { PaymentMethod } from "@precise/contract/shop/orders/order";
import { checkoutCopy } from "./checkout-copy.ts";
import type { PaymentChoice } from "./payment-form.client.tsx";

const { payment: copy } = checkoutCopy;

/** The ways to pay an order may take, and a sentence for each that it may not. */
export interface PaymentChoices {
  readonly choices: readonly PaymentChoice[];
  readonly notOffered: readonly string[];
  /** Chosen already: what was chosen before, else the first of the ways; undefined where none is open. */
  readonly chosen: string | undefined;
}

/**
 * Which ways to pay are open to an order, in words.
 * @param order what is to be paid in kobo, without the fee while that must be confirmed
 * @param methods the one that most people take first, as the API lists them; what is paid at once goes before them
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
  for (const { method, limit } of atOnceFirst(methods)) {
    const limitKobo = limit === undefined ? null : fromWireValue(limit);
    // Money that a machine takes at once cannot wait for a fee to be confirmed.
    if (isTakenAtOnce(method) && !order.isFeeKnown) continue;
    const isAtPickup = isPaidAtPickup(method, order.isPickup);
    const title = titleOf(method, order.isPickup);
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

/** The way that was chosen, in words; empty where it is none of them. */
export function wayToPay(
  methods: CheckoutOptions["payment_methods"],
  chosen: string | undefined,
  isPickup: boolean,
): string {
  const way = methods.find(({ method }) => method === chosen);
  return way === undefined ? "" : titleOf(way.method, isPickup);
}

/** Who can pay now is done now: nothing is left to do, and to forget. */
function atOnceFirst(methods: CheckoutOptions["payment_methods"]) {
  return methods.toSorted((a, b) => Number(isTakenAtOnce(b.method)) - Number(isTakenAtOnce(a.method)));
}

function isTakenAtOnce(method: PaymentMethod): boolean {
  return paymentFacts(method).needsKnownFee === true;
}

function titleOf(method: PaymentMethod, isPickup: boolean): string {
  return isPaidAtPickup(method, isPickup) ? copy.payAtPickup : copy.methods[method];
}

function isPaidAtPickup(method: PaymentMethod, isPickup: boolean): boolean {
  return paymentFacts(method).due === "on_handover" && isPickup;
}
