import { type CodeVerdict, judgeDiscounts } from "@precise/cart-core/discount-rules";
import { addKobo, formatNaira, type Kobo, subtractKobo } from "@precise/cart-core/money";
import type { CartTotals } from "@precise/cart-core/totals";
import type { DiscountTrial } from "@precise/contract/desk/coupons/discount-trial";
import type { StockLine } from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopTerms } from "#api/modules/company/shop-terms.ts";
import type { Coupon } from "#api/modules/coupons/coupon-rows.ts";
import { readRunningDiscounts, type ShopDiscount } from "#api/modules/discounts/rule-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { OrderWish } from "../order-draft.ts";
import { type OrderSums, orderSums } from "../order-sums.ts";
import { pricesOfTotals } from "../order-view.ts";
import { priceAtCatalogue } from "../shopper-rules.ts";
import { quotedLine } from "./quote-order.ts";

/** A cart that someone writes down. */
export interface TriedCart {
  readonly lines: readonly StockLine[];
  readonly delivery?: OrderWish["delivery"] | undefined;
}

type TrialTerms = Pick<ShopTerms, "deliveryTiers" | "vatPerThousand">;

/** What a coupon would do to a cart for anybody who may use it, beside the discounts that run now. */
export async function tryCoupon(
  tx: Sql,
  cart: TriedCart,
  coupon: Coupon,
  { deliveryTiers: tiers, vatPerThousand }: TrialTerms,
): Promise<DiscountTrial> {
  const delivery = { method: cart.delivery?.method ?? "delivery", tiers, vatPerThousand } as const;
  const {
    articles,
    rules,
    sums: without,
  } = await priceAtCatalogue(tx, cart.lines, delivery, {
    coupon: undefined,
  });
  const lines = articles.map((line) => ({ ...line, categoryIds: line.product.categoryIds }));
  const tried = orderSums(articles, delivery, { coupon, isWanted: false }, rules);
  const { code: verdict } = judgeDiscounts({ lines, rules, tiers, code: { ...coupon, isWanted: false } });
  const asks = coupon.isUsable && verdict?.kind === "raises-payable";
  const sums = asks ? orderSums(articles, delivery, { coupon, isWanted: true }, rules) : tried;
  const outcome = asks ? "asks" : sums.used === undefined ? "refused" : "applies";
  return {
    ...figuresOf(articles, without, sums, vatPerThousand),
    outcome,
    words:
      articles.length === 0
        ? "Add an article to see what the voucher does."
        : outcome === "applies"
          ? savesWords(without, sums)
          : outcome === "asks"
            ? raisesWords(without.totals, sums.totals)
            : couponRefusal(coupon, verdict, tried),
    conditions: [
      ...(coupon.boundEmail === null ? [] : [`Only for orders of ${coupon.boundEmail}.`]),
      ...(coupon.firstOrderOnly ? ["Only for a household's first order."] : []),
      ...(coupon.maxUsesPerPerson === null
        ? []
        : [
            `On at most ${coupon.maxUsesPerPerson} ${plural(coupon.maxUsesPerPerson, "order")} of one person.`,
          ]),
    ],
  };
}

/**
 * What a discount without a code would do to a cart, beside the others that run now.
 * @param discount with its own id, or 0 for one that is still being written down
 */
export async function tryDiscount(
  tx: Sql,
  cart: TriedCart,
  discount: ShopDiscount,
  { deliveryTiers: tiers, vatPerThousand }: TrialTerms,
): Promise<DiscountTrial> {
  const delivery = { method: cart.delivery?.method ?? "delivery", tiers, vatPerThousand } as const;
  const others = (await readRunningDiscounts(tx)).filter(({ id }) => id !== discount.id);
  const { articles } = await priceAtCatalogue(tx, cart.lines, delivery, { coupon: undefined });
  // A new one is the youngest: of equals, the oldest counts.
  const tried = discount.id === 0 ? { ...discount, id: Number.MAX_SAFE_INTEGER } : discount;
  const without = orderSums(articles, delivery, undefined, others);
  const sums = orderSums(articles, delivery, undefined, [...others, tried]);
  const counts = sums.rule?.id === tried.id;
  return {
    ...figuresOf(articles, without, sums, vatPerThousand),
    outcome: counts ? "applies" : "refused",
    words: counts ? savesWords(without, sums) : discountRefusal(articles, sums, tried),
    conditions: discount.oncePerPerson ? ["On one order of each person."] : [],
  };
}

type Articles = Awaited<ReturnType<typeof priceAtCatalogue>>["articles"];

function figuresOf(articles: Articles, before: OrderSums, after: OrderSums, vatPerThousand: number) {
  return {
    lines: articles.map(quotedLine),
    before: pricesOfTotals(before.totals, before.discounts, vatPerThousand),
    after: pricesOfTotals(after.totals, after.discounts, vatPerThousand),
  };
}

function raisesWords(before: CartTotals, after: CartTotals): string {
  const [from, to] = [payableOf(before), payableOf(after)];
  return from === null || to === null
    ? "With this voucher delivery would need to be confirmed first. The customer is asked before it counts."
    : `With this voucher the order would cost ${formatNaira(subtractKobo(to, from))} more. The customer is asked before it counts.`;
}

/** Why a voucher does not count on a cart. */
function couponRefusal(
  { isUsable, minimum }: Coupon,
  verdict: CodeVerdict | null,
  { rule, totals }: OrderSums,
): string {
  if (!isUsable) return "This voucher cannot be used now: it has ended, is used up, or has not begun.";
  if (verdict?.kind === "below-minimum" && minimum !== null) {
    const amount = formatNaira(minimum.amount);
    const needed = minimum.isExclusive ? `over ${amount}` : `of ${amount} or more`;
    return `It needs goods ${needed}. These come to ${formatNaira(totals.subtotal)}.`;
  }
  if (verdict?.kind === "outdone" && rule)
    return `“${rule.label}” counts in its place: the customer pays no more with that one, and keeps the voucher.`;
  return "It takes nothing off: no delivery is charged on this order.";
}

function savesWords({ totals: before }: OrderSums, { totals: after }: OrderSums): string {
  const [from, to] = [payableOf(before), payableOf(after)];
  if (from === null || to === null) {
    const off = subtractKobo(after.discountTotal, before.discountTotal);
    return to === null
      ? `It counts: ${formatNaira(off)} off. Delivery has to be confirmed with it and without.`
      : `It counts: the customer pays ${formatNaira(to)}. Without it delivery would have to be confirmed.`;
  }
  return from === to
    ? `It counts, and the customer pays the same: ${formatNaira(to)}.`
    : `It counts: the customer pays ${formatNaira(subtractKobo(from, to))} less.`;
}

/** Why a discount does not count on a cart. */
function discountRefusal(articles: Articles, { rule }: OrderSums, tried: ShopDiscount): string {
  if (articles.length === 0) return "Add an article to see what the discount does.";
  const goods = addKobo(...articles.map(({ unitPrice, quantity }) => (unitPrice * quantity) as Kobo));
  if (tried.minimum !== null && goods < tried.minimum)
    return `It needs goods of ${formatNaira(tried.minimum)} or more. These come to ${formatNaira(goods)}.`;
  const hasSome = articles.some(({ product }) =>
    product.categoryIds.some((id) => tried.categoryIds?.has(id) ?? true),
  );
  if (!hasSome) return "None of these articles is in its category.";
  if (rule) return `“${rule.label}” counts in its place: the customer pays no more with that one.`;
  return "With it this order would cost more, or its delivery would have to be confirmed, so it does not count.";
}

function payableOf({ deliveryFee, payable }: CartTotals): Kobo | null {
  return deliveryFee === null ? null : payable;
}

function plural(count: number, word: string): string {
  return count === 1 ? word : `${word}s`;
}
