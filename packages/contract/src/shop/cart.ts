import { maxLinesPerCart, maxQuantityPerLine } from "@precise/cart-core/limits";
import * as z from "zod/mini";
import { onceKeyIfAny } from "../wire/headers.ts";
import { type BodyOf, group, route } from "../wire/route.ts";
import { emailAddress, namedSku } from "../wire/text.ts";
import { wireAmount, wireAmountWithCurrency, wirePrice } from "../wire/wire-money.ts";
import { finding } from "./light/lighting.ts";
import { deliveryTierRow, deliveryZone } from "./orders/delivery-tiers.ts";
import { mediaEntry, stockStatuses } from "./product.ts";

const cartProduct = z.object({
  sku: z.string(),
  name: z.string(),
  urlPath: z.string(),
  price: wirePrice,
  special_price: z.optional(wirePrice),
  media_gallery: z.array(mediaEntry),
  stock_status: z.enum(stockStatuses),
  stock_left: z.optional(z.int()),
});

/**
 * A cart line. `row_total` is what is paid for it now. `line_id` names the line in `update` and `remove`; it says
 * nothing else, and stays as long as the line does.
 * @source spec §3 "Cart product", design D34
 */
const cartItem = z.object({
  line_id: z.string(),
  quantity: z.int(),
  product: cartProduct,
  row_total: wireAmount,
});
export type CartItem = z.infer<typeof cartItem>;

/** What changed since the shopper last saw the cart, so that nothing changes silently. @source design "Notices" */
export const cartNotice = z.object({
  kind: z.enum(["price_changed", "stock_short", "out_of_stock", "removed", "quantity_capped"]),
  sku: z.string(),
  name: z.string(),
  /** Ready sentence for the shopper. */
  message: z.string(),
});
export type CartNotice = z.infer<typeof cartNotice>;

/**
 * Something to say about the cart's code. `rests`: it is kept but takes nothing off now (the total fell below its
 * minimum, or it would make the order dearer, design D3: `apply_anyway` applies it all the same). `ended`: it no longer counts. `replaced`: another code has made room. `checked_later`: it is judged by the contact's e-mail
 * when the order is placed. A later release may send other kinds: `message` is always a ready sentence.
 */
const couponNotice = z.object({
  code: z.string(),
  kind: z.string(),
  /** True where `apply_anyway` would make it count. */
  can_apply_anyway: z.optional(z.boolean()),
  message: z.string(),
});
export type CouponNotice = z.infer<typeof couponNotice>;

/** @source spec §3 "Cart", design "Cart on the wire". `grand_total` is after discounts and before delivery. */
export const cart = z.object({
  cartId: z.string(),
  items: z.array(cartItem),
  total_quantity: z.int(),
  prices: z.object({
    subtotal: wireAmount,
    /** `code` is empty for a discount that needs none. */
    discounts: z.optional(z.array(z.object({ amount: wireAmount, label: z.string(), code: z.string() }))),
    grand_total: wireAmountWithCurrency,
    /** A coupon pays for delivery: whatever the tier of design D1, the fee is 0. */
    free_delivery: z.optional(z.object({ code: z.string(), label: z.string() })),
  }),
  /** The code that counts now; none or one. */
  applied_coupons: z.array(z.object({ code: z.string() })),
  notices: z.array(cartNotice),
  coupon_notices: z.optional(z.array(couponNotice)),
  /** By which the page that shows delivery computes it. An older API leaves it out: the specification's table holds. */
  delivery_tiers: z.optional(z.array(deliveryTierRow)),
  /** Left out where the total alone decides. */
  delivery_zones: z.optional(z.array(deliveryZone)),
  /** The rate of VAT now, 75 for 7.5 %. An older API leaves it out: then it is that. */
  vat_per_thousand: z.optional(z.int()),
  /** What of it does not fit together, the gravest first. */
  findings: z.optional(z.array(finding)),
});
export type Cart = z.infer<typeof cart>;

/** Any text is looked up: an id of any form that is not found is 404, never 400. @source design D4 */
const cartId = z.string();
const cartData = z.object({ cart });

/**
 * Which line a call is about: by its `line_id`, or by its `sku` where the cart has one line of that article.
 * @source design D34
 */
export const lineNames = {
  line_id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  sku: z.optional(namedSku),
};

/** Refuses a line that is named twice or not at all. */
export function namesOneLine<Named extends { line_id?: string | undefined; sku?: string | undefined }>() {
  return z.refine<Named>((named) => (named.line_id === undefined) !== (named.sku === undefined), {
    error: "or line_id is required, and not both",
    path: ["sku"],
  });
}

const quantityFrom = (least: 0 | 1) => z.int().check(z.gte(least), z.lte(maxQuantityPerLine));

export const addToCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/cart/add",
  tag: "Cart",
  summary: "Adds products; without a cartId, makes a cart. To a cart there is, an Idempotency-Key adds once",
  headers: onceKeyIfAny,
  body: z.strictObject({
    cartId: z.optional(cartId),
    items: z
      .array(z.strictObject({ sku: namedSku, quantity: quantityFrom(1) }))
      .check(z.minLength(1), z.maxLength(maxLinesPerCart)),
  }),
  yields: "cart",
  data: cartData,
  failures: [401, 403, 404, 409, 422],
});
/** Pieces of one product. */
export type CartLineInput = BodyOf<typeof addToCart>["items"][number];

export const updateCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/cart/update",
  tag: "Cart",
  summary: "Sets quantities; 0 removes the line",
  body: z.strictObject({
    cartId,
    items: z
      .array(z.strictObject({ ...lineNames, quantity: quantityFrom(0) }).check(namesOneLine()))
      .check(z.minLength(1), z.maxLength(maxLinesPerCart)),
  }),
  yields: "cart",
  data: cartData,
  failures: [401, 403, 404, 409, 422],
});

export const removeFromCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/cart/remove",
  tag: "Cart",
  summary: "Removes one line; removing a missing line changes nothing",
  body: z.strictObject({ cartId, ...lineNames }).check(namesOneLine()),
  yields: "cart",
  data: cartData,
  failures: [401, 403, 404, 409],
});

/** @source spec §6 "Consumer" */
export const mergeCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/cart/mergecart",
  tag: "Cart",
  summary: "Merges a guest's cart into the signed-in customer's; repeating it changes nothing",
  body: z.strictObject({ sourceCartId: cartId }),
  yields: "cart",
  data: cartData,
  failures: [401, 403, 404, 409],
});

export const getCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/cart/get",
  isSafe: true,
  tag: "Cart",
  summary: "The cart by its id, or the signed-in customer's by e-mail",
  body: z.union([z.strictObject({ cartId }), z.strictObject({ email: emailAddress })]),
  yields: "cart",
  data: cartData,
  failures: [401, 403, 404, 409],
});

const exampleCartId = "q0W9v6xJm2LrT4bYc8ZkH1sNfE3aUdGp";
/** The calls of carts. */
export const cartCalls = /* @__PURE__ */ group(
  { getCart, addToCart, updateCart, removeFromCart, mergeCart },
  {
    getCart: { cartId: exampleCartId },
    addToCart: { items: [{ sku: "PR-PD-LEK30-BB", quantity: 2 }] },
    updateCart: { cartId: exampleCartId, items: [{ sku: "PR-PD-LEK30-BB", quantity: 1 }] },
    removeFromCart: { cartId: exampleCartId, sku: "PR-PD-LEK30-BB" },
    mergeCart: { sourceCartId: "8yqkVtR4vN0s1mQx7ZpLw2HcJ5bTgU3e" },
  },
);
