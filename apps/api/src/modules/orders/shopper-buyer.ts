import { isTooLargeUnproved } from "@precise/cart-core/unproved-orders";
import { vatIncluded } from "@precise/cart-core/vat";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import type { NewsChannel } from "@precise/contract/order";
import { hashCartId } from "#api/modules/cart/cart-id.ts";
import { cartNotFound, refusalOf, refuseForeignCart } from "#api/modules/cart/cart-refusals.ts";
import { type CartRow, closeCart, lockCart, readLines } from "#api/modules/cart/cart-rows.ts";
import { standingNotices } from "#api/modules/cart/standing-notices.ts";
import { couponOf } from "#api/modules/cart/view-of-cart.ts";
import { findSellable } from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { redeemCoupon, refusePerson } from "#api/modules/coupons/coupon-rows.ts";
import type { SessionOfCall } from "#api/modules/sessions/session-gate.ts";
import { failure } from "#api/platform/http/reply.ts";
import { isFree, type OrderRequest, showroomOf } from "./order-draft.ts";
import { refuseCoupon, refuseOtherFigures, refusePayment, refuseRequest } from "./order-refusals.ts";
import { type OrderSums, orderSums } from "./order-sums.ts";
import { pricesOfTotals } from "./order-view.ts";
import type { Buyer, PricedCart } from "./place.ts";

interface ShoppersCart extends PricedCart {
  readonly sums: OrderSums;
  /** What has changed about the cart's lines. */
  readonly standing: readonly string[];
}

/**
 * A guest or a signed-in person, who orders a cart at the catalogue's prices with a code.
 * @param caller a signed-in person is known, so the order needs no confirmation, and is found in that person's account
 * @source decision 050
 */
export function shopperBuyer(
  request: OrderRequest,
  caller: SessionOfCall,
  content: ShopContent,
  isOnline: boolean,
  newsChannels: readonly NewsChannel[] = [],
): Buyer<CartRow, ShoppersCart> {
  const { method } = request.delivery;
  return {
    keyScope: hashCartId(request.cartId),
    tellsStock: false,
    cartField: "cartId",
    refuseRequest: () => refuseRequest(request, content),

    async lockCart(tx) {
      const cart = await lockCart(tx, request.cartId);
      return cart ? (refuseForeignCart(cart, caller) ?? { cart }) : cartNotFound();
    },

    refuseCart: (cart) => refusalOf(cart, caller),

    async price(tx, cart) {
      const cartLines = await readLines(tx, cart);
      const sellable = await findSellable(
        tx,
        cartLines.map(({ sku }) => sku),
      );
      const articles = cartLines.flatMap(({ sku, quantity }) => {
        const product = sellable.get(sku);
        return product ? [{ product, unitPrice: product.priceKobo, quantity }] : [];
      });
      const sums = orderSums(articles, method, await couponOf(tx, cart));
      const standing = (await standingNotices(tx, cartLines, sellable)).map(({ message }) => message);
      const figures = figuresOf(sums, [...standing, ...sums.notices]);
      return { articles, payable: sums.totals.payable, figures, sums, standing };
    },

    draft(cart, { articles, sums: { totals, discounts } }) {
      const provedBy = caller.session !== null ? "session" : isFree(totals) ? "payment" : null;
      const pieces = articles.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
      const waits = provedBy === null && isTooLargeUnproved(pieces, totals.subtotal);
      return {
        cartRowId: cart.id,
        provedBy,
        goods: waits ? "waiting" : "held",
        contact: contactOf(request, newsChannels),
        delivery: method,
        // For pick-up no one needs to know where the shopper lives.
        address: method === "delivery" ? (request.address ?? null) : null,
        showroom: showroomOf(request, content) ?? null,
        payment: request.payment.method,
        note: request.note || null,
        totals,
        discounts,
        vat: vatIncluded(totals.payable),
        lines: articles,
      };
    },

    async refuse(tx, { sums: { used, totals } }, { contact, address }) {
      const refused = refusePayment(request, content, totals, isOnline);
      if (refused || !used) return refused;
      return refuseCoupon(used.code, await refusePerson(tx, used, { ...contact, address }));
    },

    async reserve(tx, { articles, sums: { used }, standing }, order) {
      if (!used || (await redeemCoupon(tx, used.id, order.number))) return undefined;
      const plain = orderSums(articles, method, undefined);
      const message = `The code ${used.code} is no longer valid.`;
      return (
        refuseOtherFigures(
          request.accepted_total,
          plain.totals.payable,
          figuresOf(plain, [...standing, message]),
        ) ?? failure(422, "coupon_used_up", message, { field: "coupon" })
      );
    },

    async emptyCart(tx, cart, { number }) {
      if (caller.session) {
        const { customer_id } = caller.session.user;
        await tx.query("update shop_order set customer_id = $2 where number = $1", [number, customer_id]);
      }
      await closeCart(tx, cart);
    },
  };
}

/** News go where they were wished, while the shop can send them there. */
function contactOf({ contact: { news, ...contact } }: OrderRequest, channels: readonly NewsChannel[]) {
  return {
    ...contact,
    phone: normalisedPhone(contact.phone),
    ...(news !== undefined && channels.includes(news) ? { news } : {}),
  };
}

/** The prices as the shopper's pages show them, and notices about the cart. */
function figuresOf({ totals, discounts }: OrderSums, notices: readonly string[]) {
  return { prices: pricesOfTotals(totals, discounts), notices };
}
