import { adviseDelivery, type DeliveryAdvice } from "@precise/cart-core/advisor";
import type { DeliveryMethod } from "@precise/cart-core/delivery-fee";
import { dependsOnState, tiersForState } from "@precise/cart-core/delivery-zones";
import { type FreeDelivery, freeDeliveryOf } from "@precise/cart-core/free-delivery";
import { fromWirePrice, fromWireValue, type Kobo } from "@precise/cart-core/money";
import { type CartTotals, cartTotals } from "@precise/cart-core/totals";
import { startVatPerThousand } from "@precise/cart-core/vat";
import type { Cart, CartItem } from "@precise/contract/shop/cart";
import { ratesOf } from "#shop/base/delivery-tiers.ts";

/** Every amount of a cart as the shopper is shown it, in kobo. */
export interface CartFigures {
  readonly totals: CartTotals;
  readonly discounts: readonly { readonly label: string; readonly code: string; readonly amount: Kobo }[];
  /** Always `none` for pick-up and for an empty cart. */
  readonly advice: DeliveryAdvice;
  /** How far free delivery is; never against the advice. */
  readonly free: FreeDelivery;
  /** The fee is that of most states: where it goes is not known yet, and some states have fees of their own. */
  readonly dependsOnState: boolean;
  /** Rate of VAT now. */
  readonly vatPerThousand: number;
}

/** What is paid for one piece now. @throws RangeError on an unreadable price: carts are decoded before they come here */
export function unitPriceOf(item: CartItem): Kobo {
  const { price, special_price } = item.product;
  return fromWirePrice(special_price ?? price);
}

/**
 * The figures of a cart by cart-core's rules, delivery counted in.
 * @param state of the address, once it is known: while it decides the fee and is not, nothing is advised and nothing promised free
 * @param method pick-up is free; the cart page shows "delivery" until the shopper has chosen
 * @source design D1, D2, D3
 */
export function figuresOf(
  cart: Pick<Cart, "items" | "prices" | "delivery_tiers" | "delivery_zones" | "vat_per_thousand">,
  method: DeliveryMethod,
  state?: string,
): CartFigures {
  const discounts = (cart.prices.discounts ?? []).map(({ label, code, amount }) => ({
    label,
    code,
    amount: fromWireValue(amount.value),
  }));
  const rates = ratesOf(cart);
  const tiers = tiersForState(rates, state);
  const totals = cartTotals({
    lines: cart.items.map((item) => ({ unitPrice: unitPriceOf(item), quantity: item.quantity })),
    discounts: discounts.map(({ amount }) => amount),
    delivery: { method, isPaidByCoupon: cart.prices.free_delivery !== undefined, tiers },
  });
  const dependsOn = method === "delivery" && totals.delivery.kind !== "free" && dependsOnState(rates, state);
  const asks = totals.delivery.kind === "fee" || totals.delivery.kind === "no-tier";
  return {
    totals,
    discounts,
    vatPerThousand: cart.vat_per_thousand ?? startVatPerThousand,
    dependsOnState: dependsOn,
    advice: asks && !dependsOn ? adviseDelivery(totals.grandTotal, tiers) : { kind: "none" },
    free: dependsOn
      ? { kind: "none" }
      : freeDeliveryOf({
          delivery: totals.delivery,
          grandTotal: totals.grandTotal,
          hasDiscount: totals.discountTotal > 0,
          tiers,
        }),
  };
}
