import { mostPricesAtOnce } from "@precise/cart-core/limits";
import { isWholeKobo } from "@precise/cart-core/money";
import { priceRoundings } from "@precise/cart-core/price-change";
import * as z from "zod/mini";
import { calendarDay, calendarMomentWithOffset } from "../../wire/calendar-input.ts";
import { onceKeyIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, namedSku, searchText } from "../../wire/text.ts";
import { deskRoute } from "../kit/desk-route.ts";
import {
  historyEntry,
  priceChange,
  priceChangeRow,
  pricePreview,
  priceRow,
  productPrices,
} from "./price-shapes.ts";

/** The prices of a product that the desk changes: the list price, the reduced one, that of trade clients, what a piece costs us. */
export const priceFields = ["price", "special_price", "trade_price", "cost"] as const;
export type PriceFieldName = (typeof priceFields)[number];

/** Prices that may move with the list price by the same rule. */
export const alsoFields = ["special_price", "trade_price"] as const;

const skus = z.array(namedSku).check(z.minLength(1), z.maxLength(mostPricesAtOnce));
const changeId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
/** Naira, to the kobo. */
const naira = z.number().check(
  z.gte(-999_999_999),
  z.lte(999_999_999),
  z.refine(isWholeKobo, {
    error: "must have at most two decimals",
  }),
);
const price = naira.check(z.gt(0, { error: "must be more than 0" }));
const roundTo = z.literal(priceRoundings, { error: `must be one of ${priceRoundings.join(", ")}` });
/** Percent with at most two decimals. */
const percent = (least: number, most: number) =>
  z.number().check(
    z.gte(least),
    z.lte(most),
    z.refine(isWholeKobo, {
      error: "must have at most two decimals",
    }),
  );

/** What narrows the list of prices; all of it must fit. */
export const priceFilter = {
  /** Words of number or name. */
  search: z.optional(searchText(100)),
  /** Ids of categories, parted by commas: products in any of them or in those below. */
  category: z.optional(z.string().check(z.maxLength(200), z.regex(/^\d{1,9}(,\d{1,9})*$/))),
  /** `reduced`, `below_cost`, `no_cost`, `no_trade_price`; any of those that are named, parted by commas. */
  show: z.optional(z.string().check(z.maxLength(80), z.regex(/^[a-z_]+(,[a-z_]+)*$/))),
};

export const priceSorts = ["sku", "price", "-price", "margin", "-margin"] as const;
export type PriceSort = (typeof priceSorts)[number];

const cursor = z.optional(z.string().check(z.maxLength(200)));
/** Values of a filter, parted by commas. */
const several = z.optional(z.string().check(z.maxLength(200), z.regex(/^[a-z_]+(,[a-z_]+)*$/)));
const changed = z.object({
  preview: z.optional(pricePreview),
  change: z.optional(priceChange),
  /** Someone else must agree first. */
  approval: z.optional(z.object({ id: z.string(), reason: z.string() })),
});

/** Which products: by number, or all that fit a view, as many as the caller saw. */
const which = {
  skus: z.optional(skus),
  view: z.optional(z.strictObject({ filter: z.strictObject(priceFilter), count: z.int().check(z.gte(1)) })),
};
const asPreviewed = {
  dry_run: z.optional(z.boolean()),
  /** Of the preview: 409 `refused` where the change would do something else now. */
  seen: z.optional(z.string().check(z.maxLength(64))),
};

export const listPrices = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/prices",
  permission: "price.read",
  tag: "Prices",
  summary: "Products on sale with their prices, and what they earn",
  query: z.object({ ...priceFilter, sort: z._default(z.enum(priceSorts), "sku"), cursor }),
  data: z.object({
    rows: z.array(priceRow),
    total: z.int(),
    /** Of the rows that follow; null after the last. */
    cursor: z.nullable(z.string()),
  }),
});

export const readPriceItem = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/prices/items/{sku}",
  permission: "price.read",
  tag: "Prices",
  summary: "A product's prices, what is planned for them, and how they came about",
  params: z.object({ sku: namedSku }),
  data: z.object({
    item: priceRow,
    /** What is to come, the next first. */
    planned: z.array(z.object({ id: z.int(), summary: z.string(), at: z.string(), after: productPrices })),
    /** The newest first, at most 200. */
    history: z.array(historyEntry),
  }),
  failures: [404],
});

/**
 * Changes prices of up to 20,000 products as one change: one of `percent`, `add` and `set` for the products that `skus` or
 * `view` name, or `edits`. With `dry_run` it says what it would do. At `effective_at` what was previewed is applied; a product
 * whose prices changed meanwhile is left out. Someone who may change prices by up to 15 % gets an approval instead where a
 * product's price would move further from what it was a day before.
 */
export const changePrices = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/prices/change",
  // How far someone changes a price alone is in cart-core's `price-limit`.
  permission: "price.edit",
  tag: "Prices",
  summary: "Changes many prices at once, now or at a time; or previews that",
  headers: onceKeyIfAny,
  largestBodyBytes: 4_194_304,
  body: z.strictObject({
    ...which,
    /** Which price; `price` where it is left out. */
    field: z.optional(z.enum(priceFields)),
    /** 8 raises by 8 %, -5 lowers by 5 %. */
    percent: z.optional(percent(-99.99, 1000)),
    /** Naira to add; negative takes off. */
    add: z.optional(naira),
    /** Naira; null takes the price away. */
    set: z.optional(z.nullable(price)),
    /** Naira that a percentage or a sum is rounded to, 1 where it is left out; a price that is set, only where this is given. */
    round_to: z.optional(roundTo),
    /** With `field: price` and a percentage or a sum: prices that move by the same rule, where a product has them. */
    also: z.optional(z.array(z.enum(alsoFields)).check(z.maxLength(alsoFields.length))),
    /** Prices of single products, each as it shall be. */
    edits: z.optional(
      z
        .array(
          z.strictObject({
            sku: namedSku,
            price: z.optional(price),
            special_price: z.optional(z.nullable(price)),
            trade_price: z.optional(z.nullable(price)),
            cost: z.optional(z.nullable(price)),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostPricesAtOnce)),
    ),
    /** Now where it is left out. */
    effective_at: z.optional(calendarMomentWithOffset),
    ...asPreviewed,
  }),
  data: changed,
  failures: [409, 422],
});

/**
 * Reduces products from a moment to the end of a day: a percentage off the list price, or one price for all. It begins and ends by
 * itself; at its end a special price that is no longer the sale's stays. A product is in one sale at a time.
 */
export const startPriceSale = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/prices/sales",
  permission: "price.edit",
  tag: "Prices",
  summary: "Reduces products for a time; or previews that",
  headers: onceKeyIfAny,
  largestBodyBytes: 4_194_304,
  body: z.strictObject({
    ...which,
    name: line(1, 60),
    /** Taken off the list price. */
    percent: z.optional(percent(0.01, 99.99)),
    /** Naira. */
    set: z.optional(price),
    round_to: z.optional(roundTo),
    /** Now where it is left out. */
    starts_at: z.optional(calendarMomentWithOffset),
    /** A day in Lagos, to whose end it runs. */
    last_day: calendarDay,
    /** Shows the products in the category Sale meanwhile. */
    in_sale_category: z.optional(z.boolean()),
    ...asPreviewed,
  }),
  data: changed,
  failures: [409, 422],
});

export const listPriceChanges = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/prices/changes",
  permission: "price.read",
  tag: "Prices",
  summary: "Changes of many prices and sales, the newest first",
  query: z.object({
    /** Words of a sale's name or of what was asked for, or an item number. */
    search: z.optional(searchText(100)),
    /** States, or `to_look_at`, parted by commas. */
    state: several,
    /** `change`, `sale`, or both, parted by commas. */
    kind: several,
    cursor,
  }),
  data: z.object({ changes: z.array(priceChange), total: z.int(), cursor: z.nullable(z.string()) }),
});

export const readPriceChange = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/prices/changes/{id}",
  permission: "price.read",
  tag: "Prices",
  summary: "A change of many prices with its products, a hundred at a time",
  params: z.object({ id: changeId }),
  query: z.object({
    /** Outcomes of rows, parted by commas. */
    outcome: several,
    cursor,
  }),
  data: z.object({
    change: priceChange,
    rows: z.array(priceChangeRow),
    total: z.int(),
    cursor: z.nullable(z.string()),
  }),
  failures: [404],
});

const one = {
  tag: "Prices",
  params: z.object({ id: changeId }),
  body: z._default(z.strictObject({}), {}),
  yields: "change",
  data: z.object({ change: priceChange }),
  failures: [404, 409],
} as const;

export const undoPriceChange = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/prices/changes/{id}/undo",
  permission: "price.edit",
  summary: "Takes a change back where nobody has changed the price since; ends a sale before its time",
  ...one,
});

export const cancelPriceChange = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/prices/changes/{id}/cancel",
  permission: "price.edit",
  summary: "Calls off a change or a sale before its time",
  ...one,
});

export const reviewPriceChange = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/prices/changes/{id}/reviewed",
  permission: "price.edit",
  summary: "Notes that someone has looked at what a change left out",
  ...one,
});

/** The calls of prices. */
export const deskPriceCalls = /* @__PURE__ */ group(
  {
    listPrices,
    readPriceItem,
    changePrices,
    startPriceSale,
    listPriceChanges,
    readPriceChange,
    undoPriceChange,
    cancelPriceChange,
    reviewPriceChange,
  },
  {
    changePrices: { skus: ["FOC-BC-01"], percent: 8, round_to: 50, dry_run: true },
    startPriceSale: {
      skus: ["FOC-BC-01"],
      name: "Black Friday",
      percent: 20,
      round_to: 100,
      last_day: "2099-11-30",
      in_sale_category: true,
      dry_run: true,
    },
    undoPriceChange: {},
    cancelPriceChange: {},
    reviewPriceChange: {},
  },
);
