import type { DeliveryTier } from "@precise/cart-core/delivery-fee";
import { stockStatus } from "@precise/cart-core/limits";
import { wireAmount, wirePrice, wireValue } from "@precise/cart-core/money";
import { rowsOfTiers } from "@precise/cart-core/tier-table";
import { cartTotals, rowTotal } from "@precise/cart-core/totals";
import type { Cart, CartItem, CartNotice } from "@precise/contract/shop/cart";
import type { SellableProduct } from "#api/modules/catalogue/products-for-cart.ts";
import type { CartCoupon } from "#api/modules/coupons/cart-coupon.ts";
import { cartDiscounts } from "#api/modules/discounts/cart-discounts.ts";
import type { ShopDiscount } from "#api/modules/discounts/rule-rows.ts";
import { fitArticle, fitFindings } from "#api/modules/lighting/fit-findings.ts";
import type { CartLine } from "./cart-line.ts";

/** A cart as it travels. Lines that are no longer sold are not in it; a notice names them. */
export function cartView(cart: {
  readonly cartId: string;
  readonly lines: readonly CartLine[];
  readonly sellable: ReadonlyMap<string, SellableProduct>;
  readonly notices: readonly CartNotice[];
  readonly coupon: CartCoupon | undefined;
  /** Discounts without a code that may count on it. */
  readonly rules: readonly ShopDiscount[];
  /** What delivery costs now. */
  readonly tiers: readonly DeliveryTier[];
  readonly vatPerThousand: number;
  readonly isElectricalAdviceOn: boolean;
}): Cart {
  const sold = cart.lines.flatMap((line) => {
    const product = cart.sellable.get(line.sku);
    return product
      ? [{ ...line, product, unitPrice: product.priceKobo, categoryIds: product.categoryIds }]
      : [];
  });
  // Delivery is not part of a cart on the wire: the page that shows it computes it (design D2), by the tiers that come along.
  const delivery = { method: "delivery", asked: "load" } as const;
  const { rule, applied, notices: couponNotices } = cartDiscounts(sold, cart, cart.coupon);
  const named = applied && { code: applied.coupon.code, label: applied.coupon.label };
  const discounts = [
    ...(rule ? [{ amount: rule.discount, label: rule.rule.label, code: "" }] : []),
    ...(named && applied.discount > 0 ? [{ amount: applied.discount, ...named }] : []),
  ];
  const findings = fitFindings(sold.map(fitArticle), cart.isElectricalAdviceOn);
  const totals = cartTotals({ lines: sold, discounts: discounts.map(({ amount }) => amount), delivery });
  return {
    cartId: cart.cartId,
    items: sold.map(itemView),
    total_quantity: totals.totalQuantity,
    prices: {
      subtotal: wireAmount(totals.subtotal),
      ...(discounts.length > 0
        ? {
            discounts: discounts.map(({ amount, ...by }) => ({
              amount: wireAmount(amount),
              ...by,
            })),
          }
        : {}),
      grand_total: { value: wireValue(totals.grandTotal), currency: "NGN" },
      ...(named && applied.isDeliveryFree ? { free_delivery: named } : {}),
    },
    applied_coupons: named ? [{ code: named.code }] : [],
    notices: [...cart.notices],
    ...(couponNotices.length > 0 ? { coupon_notices: [...couponNotices] } : {}),
    delivery_tiers: rowsOfTiers(cart.tiers),
    vat_per_thousand: cart.vatPerThousand,
    ...(findings.length > 0 ? { findings } : {}),
  };
}

function itemView({
  lineId,
  product,
  quantity,
}: Pick<CartLine, "lineId" | "quantity"> & { readonly product: SellableProduct }): CartItem {
  const { sku, name, urlPath, listPriceKobo, specialPriceKobo, stockQty, media_gallery } = product;
  const stock_status = stockStatus(stockQty);
  return {
    line_id: lineId,
    quantity,
    product: {
      sku,
      name,
      urlPath,
      price: wirePrice(listPriceKobo),
      ...(specialPriceKobo === undefined ? {} : { special_price: wirePrice(specialPriceKobo) }),
      media_gallery,
      stock_status,
      ...(stock_status === "LOW_STOCK" ? { stock_left: stockQty } : {}),
    },
    row_total: wireAmount(rowTotal(product.priceKobo, quantity)),
  };
}
