import type { Finding } from "@precise/contract/shop/light/lighting";
import { hashCartId } from "#api/modules/cart/cart-id.ts";
import { cartNotFound, refusalOf, refuseForeignCart } from "#api/modules/cart/cart-refusals.ts";
import { type CartRow, closeCart, lockCart, putSpentRules, readLines } from "#api/modules/cart/cart-rows.ts";
import { standingNotices } from "#api/modules/cart/standing-notices.ts";
import { couponOf } from "#api/modules/cart/view-of-cart.ts";
import { fitArticle, fitFindings } from "#api/modules/lighting/fit-findings.ts";
import type { SessionOfCall } from "#api/modules/sessions/session-gate.ts";
import type { OrderRequest } from "./order-draft.ts";
import { refuseUnacknowledged } from "./order-refusals.ts";
import { putOwner } from "./order-rows.ts";
import type { Buyer } from "./place.ts";
import { type ShoppersCart, type ShopperTerms, shopperRules } from "./shopper-rules.ts";

interface JudgedCart extends ShoppersCart {
  /** What of it does not fit together; empty for a client that shows no findings, and so can have none ticked. */
  readonly findings: readonly Finding[];
}

/**
 * A guest or a signed-in person, who orders a cart at the catalogue's prices with a code.
 * @param caller a signed-in person is known, so the order needs no confirmation, and is found in that person's account
 * @source decision 050
 */
export function shopperBuyer(
  request: OrderRequest,
  caller: SessionOfCall,
  terms: ShopperTerms & { readonly isElectricalAdviceOn: boolean },
): Buyer<CartRow, JudgedCart> {
  const proof = caller.session === null ? null : "session";
  const { priceLines, plan, ...rules } = shopperRules(request, terms, proof);
  const { acknowledged_findings: acknowledged } = request;
  return {
    ...rules,
    keyScope: hashCartId(request.cartId),
    tellsStock: false,
    cartField: "cartId",

    async lockCart(tx) {
      const cart = await lockCart(tx, request.cartId);
      return cart ? (refuseForeignCart(cart, caller) ?? { cart }) : cartNotFound();
    },

    refuseCart: (cart) => refusalOf(cart, caller),

    async price(tx, cart) {
      const lines = await readLines(tx, cart);
      const priced = await priceLines(tx, lines, await couponOf(tx, cart), async (sellable) =>
        (await standingNotices(tx, lines, sellable)).map(({ message }) => message),
      );
      // Kept though the order may be refused: the cart then shows the figures that would be accepted.
      if (String(priced.spent) !== String(cart.spentRules)) await putSpentRules(tx, cart, priced.spent);
      if (acknowledged === undefined) return { ...priced, findings: [] };
      return {
        ...priced,
        findings: fitFindings(priced.articles.map(fitArticle), terms.isElectricalAdviceOn),
      };
    },

    draft: (cart, priced) => ({
      ...plan(priced, cart.id),
      acknowledgedFindings: priced.findings.filter(({ id }) => acknowledged?.includes(id)),
    }),

    async refuse(tx, priced, order) {
      return (
        (await rules.refuse(tx, priced, order)) ?? refuseUnacknowledged(priced.findings, acknowledged ?? [])
      );
    },

    async emptyCart(tx, cart, { number }) {
      if (caller.session) await putOwner(tx, number, caller.session.user.customer_id);
      await closeCart(tx, cart);
    },
  };
}
