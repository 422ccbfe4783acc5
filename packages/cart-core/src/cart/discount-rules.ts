import { type DeliveryTier, deliveryTiers } from "../delivery/delivery-fee.ts";
import { addKobo, type Kobo, kobo, subtractKobo } from "../money/money.ts";
import {
  type CouponBenefit,
  type CouponMinimum,
  type CouponVerdict,
  couponDiscount,
  judgeCoupon,
  reachesMinimum,
} from "./coupon-rules.ts";
import { type PricedLine, rowTotal } from "./totals.ts";
import { payableOf } from "./voucher-guard.ts";

/** A line with the categories that its article is in itself. */
export interface CategorisedLine extends PricedLine {
  readonly categoryIds: readonly number[];
}

/** A discount that needs no code. Whether it runs today, and for whom, is decided before these rules are asked. */
export interface DiscountRule {
  readonly id: number;
  readonly benefit: Exclude<CouponBenefit, { readonly kind: "free_delivery" }>;
  /** What all goods of the cart must cost; null: anything. */
  readonly minimum: Kobo | null;
  /** The categories whose goods it counts for, those below them included; null: all goods. */
  readonly categoryIds: ReadonlySet<number> | null;
}

/** A rule that counts, and what it takes off. */
export interface CountingRule<Rule extends DiscountRule = DiscountRule> {
  readonly rule: Rule;
  readonly discount: Kobo;
}

/** What a cart has, delivery counted in; `payable` is null while delivery must be confirmed (design D1). */
interface Sum {
  readonly goods: Kobo;
  readonly payable: Kobo | null;
}

/**
 * What becomes of a cart's code beside the rules. As `CouponVerdict`, and `outdone`: a rule counts in its place, with which the
 * shopper pays no more than with the code, and the code is kept for another order.
 */
export type CodeVerdict =
  | CouponVerdict
  | {
      readonly kind: "outdone";
      readonly discount: Kobo;
      /** With the rule. */
      readonly payableBefore: Kobo | null;
      /** With the code in its place. */
      readonly payableAfter: Kobo | null;
    };

/**
 * What a rule takes off the goods that it is for, in kobo: never more than they cost, and 0 where the cart's goods do not
 * reach its minimum. Whether it counts is for `bestRule` to say.
 * @source decision 065
 */
export function ruleDiscount(
  { benefit, minimum, categoryIds }: DiscountRule,
  lines: readonly CategorisedLine[],
): Kobo {
  if (goodsOf(lines) < (minimum ?? 0)) return kobo(0);
  const meant =
    categoryIds === null ? lines : lines.filter((line) => line.categoryIds.some((id) => categoryIds.has(id)));
  return couponDiscount(benefit, goodsOf(meant));
}

/**
 * The one rule that counts: the one with which the least is paid, delivery counted in; of equals the one that takes most off,
 * then the oldest. A rule never counts that would raise what is paid, or leave delivery to be confirmed where it is known. It
 * is judged as for delivery, like a code, so that cart and order never disagree.
 * @param isDeliveryFree a code pays for delivery
 * @param tiers the specification's where they are left out
 * @source design D3, decision 065
 */
export function bestRule<Rule extends DiscountRule>(
  rules: readonly Rule[],
  lines: readonly CategorisedLine[],
  isDeliveryFree = false,
  tiers: readonly DeliveryTier[] = deliveryTiers,
): CountingRule<Rule> | null {
  const goodsTotal = goodsOf(lines);
  const sumAfter = (discount: Kobo) => sumOf(subtractKobo(goodsTotal, discount), isDeliveryFree, tiers);
  const before = sumAfter(kobo(0));
  const counting = rules
    .map((rule) => ({ rule, discount: ruleDiscount(rule, lines) }))
    .map((each) => ({ ...each, sum: sumAfter(each.discount) }))
    .filter(({ discount, sum }) => discount > 0 && isNeverDearer(sum, before))
    .sort(
      (one, other) =>
        compareSums(one.sum, other.sum) || other.discount - one.discount || one.rule.id - other.rule.id,
    );
  const [best] = counting;
  return best ? { rule: best.rule, discount: best.discount } : null;
}

/**
 * Rules and a code together. At most one rule counts. A code for free delivery counts beside it; any other code counts in its
 * place, where the shopper pays less with it, or wants it all the same. So nobody pays more because there are rules.
 * @source decision 065
 */
export function judgeDiscounts<Rule extends DiscountRule>(input: {
  readonly lines: readonly CategorisedLine[];
  readonly rules: readonly Rule[];
  readonly code: {
    readonly benefit: CouponBenefit;
    readonly minimum: CouponMinimum | null;
    /** As in `judgeCoupon`. */
    readonly isWanted: boolean;
  } | null;
  /** What delivery costs; the specification's table where it is left out. */
  readonly tiers?: readonly DeliveryTier[] | undefined;
}): { readonly rule: CountingRule<Rule> | null; readonly code: CodeVerdict | null } {
  const { lines, rules, code, tiers = deliveryTiers } = input;
  const rule = bestRule(rules, lines, false, tiers);
  if (code === null) return { rule, code: null };
  const goodsTotal = goodsOf(lines);
  if (code.benefit.kind === "free_delivery" && reachesMinimum(code.minimum, goodsTotal))
    return {
      rule: bestRule(rules, lines, true, tiers),
      code: { kind: "applies", discount: kobo(0), isDeliveryFree: true },
    };
  const alone = judgeCoupon({ ...code, goodsTotal, tiers });
  if (rule === null || alone.kind === "below-minimum") return { rule, code: alone };
  if (code.isWanted) return { rule: null, code: alone };
  const withRule = sumOf(subtractKobo(goodsTotal, rule.discount), false, tiers);
  const withCode = sumOf(subtractKobo(goodsTotal, alone.discount), false, tiers);
  if (alone.kind === "applies" && !isNeverDearer(withRule, withCode)) return { rule: null, code: alone };
  const { discount } = alone;
  const figures = { discount, payableBefore: withRule.payable, payableAfter: withCode.payable };
  return { rule, code: { kind: "outdone", ...figures } };
}

/** Whether no more is paid with the first, whatever a delivery fee that is to be confirmed comes to. */
function isNeverDearer(one: Sum, other: Sum): boolean {
  if (one.payable !== null) return one.payable <= (other.payable ?? other.goods);
  return other.payable === null && one.goods <= other.goods;
}

/** A known amount before one that must be confirmed, then the lower. */
function compareSums(one: Sum, other: Sum): number {
  if ((one.payable === null) !== (other.payable === null)) return one.payable === null ? 1 : -1;
  return (one.payable ?? one.goods) - (other.payable ?? other.goods);
}

function sumOf(goods: Kobo, isDeliveryFree: boolean, tiers: readonly DeliveryTier[]): Sum {
  return { goods, payable: isDeliveryFree ? goods : payableOf(goods, undefined, tiers) };
}

function goodsOf(lines: readonly CategorisedLine[]): Kobo {
  return addKobo(...lines.map(({ unitPrice, quantity }) => rowTotal(unitPrice, quantity)));
}
