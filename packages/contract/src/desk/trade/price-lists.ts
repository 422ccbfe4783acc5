import * as z from "zod/mini";
import { type DataOf, group } from "../../wire/route.ts";
import { line, searchText } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";
import { askedApproval } from "./trade-acts.ts";

/** Of a list: small letters, digits and hyphens. */
const code = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: "must be lower-case letters, digits and hyphens" }));
const listPath = z.object({ code: line(1, 40) });
const importPath = z.object({
  code: line(1, 40),
  id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)),
});

/** A price list of trade companies. */
export const priceListRow = z.object({
  code: z.string(),
  /** The name that its clients see. */
  label: z.string(),
  /** Of the catalogue's trade prices. */
  percent: z.number(),
  /** Prices are rounded to multiples of this. */
  rounding: wireAmount,
  /** Articles that have prices of the list's own. */
  own_prices: z.int(),
  companies: z.int(),
});
export type PriceListRow = z.infer<typeof priceListRow>;

/** What an article costs by a list's own price, from a quantity on. Amounts are without VAT. */
export const ownPrice = z.object({
  sku: z.string(),
  /** Left out for an article that the catalogue does not have any more. */
  name: z.optional(z.string()),
  from_quantity: z.int(),
  net: wireAmount,
  /** The catalogue's trade price at that quantity; null where it has none. */
  trade: z.nullable(wireAmount),
  /** Of the trade price, or where there is none of the shop's price without VAT; null for an article that is gone. */
  percent: z.nullable(z.number()),
  /** Charged in its place: nobody of the trade pays more than the shop's price. */
  charged: z.optional(wireAmount),
});
export type OwnPrice = z.infer<typeof ownPrice>;

/** Lines of a file, at most. */
export const mostPriceLines = 20_000;

export const priceLineKinds = ["new", "changed", "same", "removed", "kept", "refused"] as const;
export const priceLineKind = z.enum(priceLineKinds);
export type PriceLineKind = z.infer<typeof priceLineKind>;

/** What a line of a file does to a list, or what happens to an own price that the file does not name. */
export const priceLine = z.object({
  kind: priceLineKind,
  /** Of the file; null for what stands only in the list. */
  line: z.nullable(z.int()),
  sku: z.string(),
  from_quantity: z.nullable(z.int()),
  /** In the list now. */
  old: z.nullable(wireAmount),
  net: z.nullable(wireAmount),
  /** Why it is refused. */
  reason: z.nullable(z.string()),
});
export type PriceLine = z.infer<typeof priceLine>;

/** A file of prices that was checked, and perhaps applied. */
export const priceImport = z.object({
  id: z.int(),
  name: z.string(),
  by: z.string(),
  at: z.string(),
  /** Own prices that the file does not name are taken off. */
  removes_unlisted: z.boolean(),
  /** A line without a price takes that price off. */
  removes_empty: z.boolean(),
  /** Lines by what they do. */
  counts: z.record(priceLineKind, z.int()),
  /** Articles that lose own prices which the file does not name, or would. */
  unlisted: z.int(),
  /** The lowest new price in percent of the catalogue's trade price; null where no price changes. */
  lowest_percent: z.nullable(z.number()),
  /** `stale`: the list was changed since, and the file must be checked again. */
  state: z.enum(["checked", "stale", "applied"]),
  applied_at: z.nullable(z.string()),
  applied_by: z.nullable(z.string()),
});
export type PriceImportView = z.infer<typeof priceImport>;

export const listPriceLists = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/price-lists",
  permission: "company",
  tag: "Price lists",
  summary: "All price lists of trade companies",
  yields: "price_lists",
  data: z.object({ price_lists: z.array(priceListRow) }),
});

export const readPriceList = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/price-lists/{code}",
  permission: "company",
  tag: "Price lists",
  summary: "A price list, the companies that pay by it, and the files that changed it",
  params: listPath,
  data: z.object({
    price_list: priceListRow,
    /** At most 20, by name. */
    companies: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The last 20 files that were applied. */
    imports: z.array(priceImport),
  }),
  failures: [404],
});
export type PriceListPage = DataOf<typeof readPriceList>;

export const listOwnPrices = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/price-lists/{code}/prices",
  permission: "company",
  tag: "Price lists",
  summary: "Prices of a list's own, by item number",
  params: listPath,
  query: z.object({
    /** Words of item number or name. */
    search: z.optional(searchText(100)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({ prices: z.array(ownPrice), ...pageEnd }),
  failures: [404],
});

/** A list with a price below 80 % of the catalogue's trade price takes a second person. 409 `refused` for a code that is taken. */
export const createPriceList = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/price-lists",
  permission: "price.edit",
  tag: "Price lists",
  summary: "Makes a list whose prices are a percentage of the catalogue's trade prices",
  body: z.strictObject({
    code,
    label: line(1, 60),
    percent: z.number({ error: "must be 0.1 to 1,000" }).check(
      z.gte(0.1, { error: "must be 0.1 to 1,000" }),
      z.lte(1000, { error: "must be 0.1 to 1,000" }),
      z.refine((percent) => Math.abs(percent * 10 - Math.round(percent * 10)) < 1e-6, {
        error: "must have at most one decimal",
      }),
    ),
    /** Naira. */
    rounding: z
      .number({ error: "must be ₦0.01 to ₦10,000" })
      .check(
        z.gte(0.01, { error: "must be ₦0.01 to ₦10,000" }),
        z.lte(10_000, { error: "must be ₦0.01 to ₦10,000" }),
      ),
  }),
  data: z.object({ done: z.optional(priceListRow), approval: z.optional(askedApproval) }),
  failures: [409, 422],
});

/** The file that `sendPrices` takes: the same columns, and the article's name to read by. */
export const exportPrices = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/price-lists/{code}/export",
  permission: "export",
  isFresh: true,
  tag: "Price lists",
  summary: "A list's own prices as a CSV file; noted in the audit",
  isSafe: true,
  params: listPath,
  data: z.object({ name: z.string(), text: z.string(), prices: z.int() }),
  failures: [404],
});

/** 422 with field `text` where it cannot be read as such a file. */
export const sendPrices = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/price-lists/{code}/imports",
  permission: "price.edit",
  tag: "Price lists",
  summary: "Checks a CSV of own prices line by line; changes nothing",
  params: listPath,
  body: z.strictObject({
    name: line(1, 120),
    /** Columns `sku`, `net` and, where there are breaks, `from_quantity`; at most 20,000 lines. */
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(1_500_000))),
    /** The same in any encoding, or an XLSX, as base64. */
    file: z.optional(z.string().check(z.minLength(1), z.maxLength(2_800_000))),
    removes_unlisted: z._default(z.boolean(), false),
    removes_empty: z._default(z.boolean(), false),
  }),
  largestBodyBytes: 3_000_000,
  yields: "import",
  data: z.object({ import: priceImport }),
  failures: [404, 422],
});

export const readPriceImport = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/price-lists/{code}/imports/{id}",
  // The whole of a list, and who approves it: anyone who sees trade prices.
  permission: "company",
  tag: "Price lists",
  summary: "A file of prices that was checked, and what it does",
  params: importPath,
  yields: "import",
  data: z.object({ import: priceImport }),
  failures: [404],
});

export const listPriceImportLines = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/price-lists/{code}/imports/{id}/lines",
  permission: "company",
  tag: "Price lists",
  summary: "What each line of a checked file does",
  params: importPath,
  query: z.object({
    search: z.optional(searchText(100)),
    /** Some of `priceLineKinds`, parted by commas. */
    kind: z.optional(z.string().check(z.maxLength(100), z.regex(/^[a-z,]*$/))),
    cursor: z.optional(z.string().check(z.maxLength(20), z.regex(/^\d+$/))),
  }),
  data: z.object({ lines: z.array(priceLine), ...pageEnd }),
  failures: [404],
});

/**
 * Applies a file as it was checked: all of it or, where a line is refused, nothing. A price below 80 % of the catalogue's trade
 * price takes a second person. 409 `refused` where the list was changed since, or the count of removals is another one.
 */
export const applyPriceImport = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/price-lists/{code}/imports/{id}/apply",
  permission: "price.edit",
  tag: "Price lists",
  summary: "Gives a list the prices of a file that was checked",
  params: importPath,
  body: z.strictObject({
    /** How many articles lose own prices that the file does not name; needed where they do. */
    confirmed_removals: z.optional(z.int().check(z.gte(0))),
  }),
  data: z.object({
    done: z.optional(z.object({ articles: z.int(), prices: z.int() })),
    approval: z.optional(askedApproval),
  }),
  failures: [404, 409, 422],
});

/** The calls of trade price lists. */
export const deskPriceListCalls = /* @__PURE__ */ group(
  {
    listPriceLists,
    readPriceList,
    listOwnPrices,
    createPriceList,
    exportPrices,
    sendPrices,
    readPriceImport,
    listPriceImportLines,
    applyPriceImport,
  },
  {
    createPriceList: { code: "frame-2027", label: "Frame 2027", percent: 92.5, rounding: 50 },
    sendPrices: {
      name: "frame-2027.csv",
      text: "sku,from_quantity,net\nFOC-BC-01,1,21000\nFOC-BC-01,12,19500",
    },
    applyPriceImport: {},
  },
);
