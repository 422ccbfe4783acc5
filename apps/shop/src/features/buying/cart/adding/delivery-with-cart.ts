import type { DeliveryAdvice } from "@precise/cart-core/advisor";
import { adviseDelivery } from "@precise/cart-core/advisor";
import { formatNaira, type Kobo, parsePrice } from "@precise/cart-core/money";
import { decodeSnapshot } from "@precise/cart-core/session-snapshot";
import { cartTotals } from "@precise/cart-core/totals";
import type { DeliveryTierRow } from "@precise/contract/shop/orders/delivery-tiers";
import { tiersOf } from "#shop/base/delivery-tiers.ts";
import { addToCartCopy } from "./add-to-cart-copy.ts";

/** What delivery costs with what is in the cart already. */
export interface DeliveryWithCart {
  readonly sentence: string;
  readonly advice: DeliveryAdvice;
}

/**
 * What delivery of the cart costs with a product added, by the same rules as the cart page; of the cart as it is once the
 * product is in it. The snapshot knows no vouchers, and the sentence says so.
 * @param snapshot the session snapshot (design D7)
 * @param product `kobo` is what one piece costs now, `quantity` how many would be added, `tiers` what
 * delivery costs now
 * @returns null where nothing usable is stored
 * @source design "Product page", design D1, D2, D3
 */
export function deliveryWithCart(
  snapshot: string,
  product: {
    readonly sku: string;
    readonly kobo: Kobo;
    readonly quantity: number;
    readonly tiers?: readonly DeliveryTierRow[] | undefined;
  },
): DeliveryWithCart | null {
  const stored = [...decodeSnapshot(snapshot).values()];
  if (stored.length === 0) return null;
  const tiers = tiersOf(product.tiers);
  const isInCart = stored.some(({ sku }) => sku === product.sku);
  const lines = stored.flatMap(({ price, quantity }) => {
    const unitPrice = parsePrice(price);
    return unitPrice.ok ? [{ unitPrice: unitPrice.value, quantity }] : [];
  });
  const all = isInCart ? lines : [...lines, { unitPrice: product.kobo, quantity: product.quantity }];
  const { grandTotal, deliveryFee } = cartTotals({ lines: all, delivery: { method: "delivery", tiers } });
  const words = isInCart ? addToCartCopy.deliveryOfCart : addToCartCopy.deliveryWithCart;
  return {
    sentence: words(deliveryFee === null ? null : deliveryFee === 0 ? "free" : formatNaira(deliveryFee)),
    advice: adviseDelivery(grandTotal, tiers),
  };
}
