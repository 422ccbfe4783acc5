import { isTooLargeUnproved } from "@precise/cart-core/unproved-orders";
import { vatIncluded } from "@precise/cart-core/vat";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import type { NewsChannel } from "@precise/contract/shop/orders/order";
import {
  findSellable,
  type SellableProduct,
  type StockLine,
} from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { tiersTo } from "#api/modules/company/shop-terms.ts";
import type { CartCoupon } from "#api/modules/coupons/cart-coupon.ts";
import { redeemCoupon, refusePerson } from "#api/modules/coupons/coupon-rows.ts";
import { lockPerson, type Person } from "#api/modules/coupons/lock-person.ts";
import { readRunningDiscounts, type ShopDiscount } from "#api/modules/discounts/rule-rows.ts";
import { noteDiscountUse, spentDiscounts } from "#api/modules/discounts/rule-uses.ts";
import { orderPromise } from "#api/modules/promises/order-promise.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { failure } from "#api/platform/http/reply.ts";
import type { ProofOfOrder } from "./goods/order-hold.ts";
import { type AgreedAmounts, isFree, type OrderPlan, type OrderWish, showroomOf } from "./order-draft.ts";
import { refuseCoupon, refuseOtherFigures, refusePayment, refuseRequest } from "./order-refusals.ts";
import { type OrderSums, orderSums, type PricedDelivery } from "./order-sums.ts";
import { pricesOfTotals } from "./order-view.ts";
import type { Buyer, PricedCart } from "./place.ts";

export interface ShoppersCart extends PricedCart {
  readonly sums: OrderSums;
  /** What has changed about the cart's lines. */
  readonly standing: readonly string[];
  /** Discounts without a code that this person may use. */
  readonly rules: readonly ShopDiscount[];
  /** Ids of those that count once per person, and were used. */
  readonly spent: readonly number[];
}

/** What the shop offers at this moment. */
export interface ShopperTerms {
  readonly content: ShopContent;
  /** Whether its payment service answers. */
  readonly isOnline: boolean;
  /** How news of an order can be sent to a phone; none where it is left out. */
  readonly newsChannels?: readonly NewsChannel[] | undefined;
  /** What staff agreed with the buyer; nothing of the kind comes from a shopper's request. */
  readonly agreed?: AgreedAmounts | undefined;
}

/** What is the same for everyone who buys at the catalogue's prices, no matter who writes the order down. */
export interface ShopperRules
  extends Pick<Buyer<never, ShoppersCart>, "refuseRequest" | "refuse" | "reserve"> {
  /** `priceAtCatalogue` for this order. */
  priceLines(
    tx: Sql,
    lines: readonly StockLine[],
    coupon: CartCoupon | undefined,
    noticesOf?: (sellable: ReadonlyMap<string, SellableProduct>) => Promise<readonly string[]>,
  ): Promise<ShoppersCart>;
  /**
   * Holds the person until the transaction ends, for an act that moves goods before it places: every order holds its person first and
   * its goods then, so that no two wait for each other in a circle.
   */
  lockPerson(tx: Sql): Promise<void>;
  /** @param cartRowId the cart that becomes the order, where there is one */
  plan(priced: ShoppersCart, cartRowId: number | null): OrderPlan;
}

/**
 * How an order at the catalogue's prices is checked, priced and written down: in the shop, by telephone, and where an order
 * takes another's place.
 * @param proof how it is known that a real person stands behind it; null for a guest, whom a code that pays for all proves
 * @source decision 050
 */
export function shopperRules(
  request: OrderWish,
  { content, isOnline, newsChannels = [], agreed }: ShopperTerms,
  proof: ProofOfOrder | null,
): ShopperRules {
  const { method } = request.delivery;
  const { limits, vatPerThousand } = content;
  const tiers = tiersTo(content, method === "delivery" ? request.address?.state : undefined);
  const person = {
    ...contactOf(request, newsChannels),
    // For pick-up no one needs to know where the shopper lives.
    address: method === "delivery" ? (request.address ?? null) : null,
  };
  return {
    refuseRequest: () => refuseRequest(request, content),

    async lockPerson(tx) {
      await lockPerson(tx, person);
    },

    priceLines(tx, lines, coupon, noticesOf) {
      return priceAtCatalogue(
        tx,
        lines,
        { method, tiers, vatPerThousand, agreed },
        { coupon, person, noticesOf },
      );
    },

    plan({ articles, sums: { totals, discounts } }, cartRowId) {
      const provedBy = proof ?? (isFree(totals) ? "payment" : null);
      const pieces = articles.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
      const waits =
        provedBy === null &&
        isTooLargeUnproved(pieces, totals.subtotal, {
          pieces: limits.unprovedPieces,
          goods: limits.unprovedGoods,
        });
      return {
        cartRowId,
        provedBy,
        goods: waits ? "waiting" : "held",
        contact: contactOf(request, newsChannels),
        delivery: method,
        address: person.address,
        showroom: showroomOf(request, content) ?? null,
        promise:
          method === "delivery" && request.address
            ? orderPromise(content, request.address.state, new Date())
            : undefined,
        payment: request.payment.method,
        note: request.note || null,
        totals,
        discounts,
        agreed,
        vat: vatIncluded(totals.payable, vatPerThousand),
        vatPerThousand,
        lines: articles,
      };
    },

    async refuse(tx, { sums: { used, totals } }, { contact, address }) {
      const refused = refusePayment(request, content, totals, isOnline);
      if (refused || !used) return refused;
      return refuseCoupon(used.code, await refusePerson(tx, used, { ...contact, address }));
    },

    async reserve(tx, { articles, sums: { used, rule }, standing, rules }, order) {
      if (rule) await noteDiscountUse(tx, rule.id, order.number);
      if (!used || (await redeemCoupon(tx, used.id, order.number))) return undefined;
      const plain = orderSums(articles, { method, tiers, agreed }, undefined, rules);
      const message = `The code ${used.code} is no longer valid.`;
      return (
        refuseOtherFigures(
          request.accepted_total,
          plain.totals.payable,
          figuresOf(plain, [...standing, message], vatPerThousand),
        ) ?? failure(422, "coupon_used_up", message, { field: "coupon" })
      );
    },
  };
}

/** What else decides the price of lines. */
export interface PricedFor {
  readonly coupon: CartCoupon | undefined;
  /** Who orders them; left out while nobody knows, and then nothing counts as used. */
  readonly person?: Person | undefined;
  /** What has changed about the lines since the buyer last saw them. */
  noticesOf?: ((sellable: ReadonlyMap<string, SellableProduct>) => Promise<readonly string[]>) | undefined;
}

/** How it is delivered, and the rate of VAT. */
export interface PricedTerms extends PricedDelivery {
  readonly vatPerThousand: number;
}

/** Prices lines as the shop does at this moment; articles that are not on sale are left out. */
export async function priceAtCatalogue(
  tx: Sql,
  lines: readonly StockLine[],
  delivery: PricedTerms,
  { coupon, person, noticesOf }: PricedFor,
): Promise<ShoppersCart> {
  const sellable = await findSellable(
    tx,
    lines.map(({ sku }) => sku),
  );
  const articles = lines.flatMap(({ sku, quantity }) => {
    const product = sellable.get(sku);
    return product ? [{ product, unitPrice: product.priceKobo, quantity }] : [];
  });
  const running = await readRunningDiscounts(tx);
  const spent = person ? await spentDiscounts(tx, running, person) : [];
  const rules = running.filter(({ id }) => !spent.includes(id));
  const sums = orderSums(articles, delivery, coupon, rules);
  const standing = [
    ...(noticesOf ? await noticesOf(sellable) : []),
    ...spentNotices(orderSums(articles, delivery, coupon, running), spent),
  ];
  const figures = figuresOf(sums, [...standing, ...sums.notices], delivery.vatPerThousand);
  return { articles, payable: sums.totals.payable, figures, sums, standing, rules, spent };
}

/** @param all the sums if nothing had been used yet */
function spentNotices({ rule }: OrderSums, spent: readonly number[]): string[] {
  if (!rule || !spent.includes(rule.id)) return [];
  return [`“${rule.label}” counts once per person, and you have used it before.`];
}

/** News go where they were wished, while the shop can send them there. */
function contactOf({ contact: { news, ...contact } }: OrderWish, channels: readonly NewsChannel[]) {
  return {
    ...contact,
    phone: normalisedPhone(contact.phone),
    ...(news !== undefined && channels.includes(news) ? { news } : {}),
  };
}

/** The prices as the shopper's pages show them, and notices about the cart. */
function figuresOf({ totals, discounts }: OrderSums, notices: readonly string[], vatPerThousand: number) {
  return { prices: pricesOfTotals(totals, discounts, vatPerThousand), notices };
}
