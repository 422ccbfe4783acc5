import { mostPricesAtOnce } from "@precise/cart-core/limits";
import { formatNaira, fromWireValue, type Kobo, nairaText } from "@precise/cart-core/money";
import type { PriceField, PriceRounding, PriceRule } from "@precise/cart-core/price-change";
import { priceRoundings } from "@precise/cart-core/price-change";
import { alsoFields, type PriceFieldName, priceFields } from "@precise/contract/desk/prices/prices";
import { calendarMomentWithOffset } from "@precise/contract/wire/calendar-input";
import * as z from "zod/mini";
import { by, nairaBetween } from "#api/desk/kit/operator-input.ts";
import type { PriceEdit, PriceWish, SaleWish } from "#api/modules/prices/price-wish.ts";
import { fieldNames, summaryOf } from "#api/modules/prices/price-words.ts";
import { Refused } from "#api/platform/admin/refused.ts";

const naira = nairaBetween(0.01, 999_999_999);
const percent = (least: number, most: number) => {
  const error = `must be ${least} to ${most}`;
  return z.number({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};
const skus = z.array(z.string()).check(z.minLength(1), z.maxLength(mostPricesAtOnce));
const roundTo = z.optional(
  z.literal(priceRoundings, { error: `must be one of ${priceRoundings.join(", ")}` }),
);
/** What all changes have: how they are held against what was previewed. */
const asSeen = {
  /** Of the preview; anything else is refused. */
  seen: z.optional(z.string()),
  /** How many products the staff member was allowed to move beyond what they change alone. */
  beyondLimit: z.optional(z.int()),
  /** The same key changes once. */
  key: z.optional(z.string()),
  dryRun: z._default(z.boolean(), false),
  by,
};

export const changeInput = z.strictObject({
  skus: z.optional(skus),
  field: z._default(z.enum(priceFields), "price"),
  percent: z.optional(percent(-99.99, 1000)),
  /** Naira. */
  add: z.optional(nairaBetween(-999_999_999, 999_999_999)),
  /** Naira; null takes the price away. */
  set: z.optional(z.nullable(naira)),
  roundTo,
  /** Prices that move with the list price by the same rule. */
  also: z.optional(z.array(z.enum(alsoFields))),
  edits: z.optional(
    z
      .array(
        z.strictObject({
          sku: z.string(),
          price: z.optional(naira),
          special_price: z.optional(z.nullable(naira)),
          trade_price: z.optional(z.nullable(naira)),
          cost: z.optional(z.nullable(naira)),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostPricesAtOnce)),
  ),
  effectiveAt: z.optional(calendarMomentWithOffset),
  ...asSeen,
});

export const saleInput = z.strictObject({
  skus,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  percent: z.optional(percent(0.01, 99.99)),
  set: z.optional(naira),
  roundTo,
  startsAt: z.optional(calendarMomentWithOffset),
  endsAt: calendarMomentWithOffset,
  inSaleCategory: z._default(z.boolean(), false),
  ...asSeen,
});

const fieldOf: Readonly<Record<PriceFieldName, PriceField>> = {
  price: "list",
  special_price: "special",
  trade_price: "trade",
  cost: "cost",
};

/** What is wanted, and how it reads. */
export interface ReadWish<Wish extends PriceWish = PriceWish> {
  readonly priceChange: Wish;
  readonly summary: string;
}

/** What a change of prices shall do. @throws Refused where it is not said, or twice */
export function changeWish(input: z.output<typeof changeInput>): ReadWish {
  const { edits, skus: numbers, percent: share, add, set } = input;
  const ways = [share, add, set].filter((each) => each !== undefined);
  if (edits !== undefined) {
    if (numbers !== undefined || ways.length > 0)
      throw new Refused("Give prices of single products, or a rule for many; not both.", {
        status: 422,
        field: "edits",
      });
    refuseTwice(edits.map(({ sku }) => sku));
    return { priceChange: { kind: "edits", edits: edits.map(editOf) }, summary: "Prices one by one" };
  }
  if (numbers === undefined)
    throw new Refused("Say which products: their item numbers.", { status: 422, field: "skus" });
  if (ways.length !== 1)
    throw new Refused("Give one of a percentage, a sum to add, and a price to set.", {
      status: 422,
      field: "percent",
    });
  const field = fieldOf[input.field];
  const rule = ruleOf(share, add, set);
  const step = stepOf(input.roundTo, rule);
  const also = (input.also ?? []).map((each) => fieldOf[each]);
  if (also.length > 0 && (field !== "list" || rule === null || rule.kind === "set"))
    throw new Refused("Other prices move with the list price alone, by a percentage or a sum.", {
      status: 422,
      field: "also",
    });
  return {
    priceChange: { kind: "rule", skus: numbers, field, rule, step, also },
    summary: summaryOf(capital([field, ...also].map((each) => fieldNames[each]).join(" and ")), rule, step),
  };
}

/** What a sale shall do. @throws Refused where its times or its price make none */
export function saleWish(input: z.output<typeof saleInput>, now: Date): ReadWish<SaleWish> {
  const { skus: numbers, percent: share, set, startsAt, endsAt } = input;
  if ((share === undefined) === (set === undefined))
    throw new Refused("Give either a percentage or a price.", { status: 422, field: "percent" });
  const from = startsAt === undefined ? now : momentWithin(startsAt, now, "starts_at");
  const until = momentWithin(endsAt, now, "last_day");
  if (until <= from) throw new Refused("A sale ends after it begins.", { status: 422, field: "last_day" });
  const rule: SaleWish["rule"] =
    share === undefined ? { kind: "set", to: fromWireValue(set ?? 0) } : { kind: "percent", percent: share };
  const step = stepOf(input.roundTo, rule);
  const shown = rule.kind === "set" ? `${formatNaira(rule.to)} each` : `${rule.percent} % off`;
  const nearest = step === null || step === 1 ? "" : `, to the nearest ${nairaText(step)}`;
  return {
    priceChange: { kind: "sale", skus: numbers, rule, step, from, until },
    summary: `${shown}${nearest}`,
  };
}

/** When a change is to be applied. @throws Refused for a time that is over, or more than a year away */
export function momentWithin(text: string, now: Date, field: string): Date {
  const moment = new Date(text);
  if (moment.getTime() < now.getTime() - 60_000)
    throw new Refused("That time is over already.", { status: 422, field });
  if (moment.getTime() > now.getTime() + 366 * 86_400_000 && field !== "last_day")
    throw new Refused("That is more than a year away.", { status: 422, field });
  return moment;
}

function ruleOf(
  share: number | undefined,
  add: number | undefined,
  set: number | null | undefined,
): PriceRule | null {
  if (share !== undefined) return { kind: "percent", percent: share };
  if (add !== undefined) return { kind: "by", amount: fromWireValue(add) };
  return set === null || set === undefined ? null : { kind: "set", to: fromWireValue(set) };
}

/** What comes out of a sum is whole naira; what someone sets is what they set. */
function stepOf(rounding: PriceRounding | undefined, rule: PriceRule | null): PriceRounding | null {
  return rounding ?? (rule?.kind === "set" ? null : 1);
}

function editOf({ sku, ...prices }: NonNullable<z.output<typeof changeInput>["edits"]>[number]): PriceEdit {
  const { price, special_price, trade_price, cost } = prices;
  return {
    sku,
    to: { list: money(price), special: money(special_price), trade: money(trade_price), cost: money(cost) },
  };
}

function money(amount: number | undefined): Kobo | undefined;
function money(amount: number | null | undefined): Kobo | null | undefined;
function money(amount: number | null | undefined): Kobo | null | undefined {
  return typeof amount === "number" ? fromWireValue(amount) : amount;
}

function refuseTwice(numbers: readonly string[]): void {
  const seen = new Set<string>();
  for (const sku of numbers) {
    const key = sku.toUpperCase();
    if (seen.has(key)) throw new Refused(`${sku} stands there twice.`, { status: 422, field: "edits" });
    seen.add(key);
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
