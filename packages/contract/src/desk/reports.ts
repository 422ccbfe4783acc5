import * as z from "zod/mini";
import { calendarDay } from "../wire/calendar-input.ts";
import { group } from "../wire/route.ts";
import { searchText } from "../wire/text.ts";
import { wireAmount } from "../wire/wire-money.ts";
import { deskRoute } from "./kit/desk-route.ts";
import { pageEnd } from "./kit/list-query.ts";

/** Days in Lagos, both in; at most 400 of them. */
const range = { from: calendarDay, to: calendarDay };
const month = z
  .string()
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: "must be a month like 2026-11" }));
const cursor = z.optional(z.string().check(z.maxLength(200)));

const shared = { tag: "Reports", failures: [422] } as const;

/** Money that moved on a day, whichever order it is for. */
export const takingsDay = z.object({
  day: z.string(),
  received: wireAmount,
  /** Given back by us, or taken back by a bank. */
  refunded: wireAmount,
  /** Received less refunded. */
  kept: wireAmount,
  /** How many receipts and refunds these are. */
  movements: z.int(),
});
export type TakingsDay = z.infer<typeof takingsDay>;

/** Every day of the range has its row, also one without money. */
export const readTakings = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "GET",
  path: "/api/desk/reports/takings",
  permission: "report",
  summary: "Money received and given back, by day",
  query: z.object(range),
  data: z.object({
    days: z.array(takingsDay),
    total: z.object({ received: wireAmount, refunded: wireAmount, kept: wireAmount, movements: z.int() }),
  }),
});

const vatSum = z.object({ documents: z.int(), net: wireAmount, vat: wireAmount, gross: wireAmount });

/** Tax documents of one kind and rate. Credit notes are below zero: they take back. */
export const vatRow = z.object({
  kind: z.enum(["invoice", "credit_note"]),
  /** Percent. */
  rate: z.number(),
  ...vatSum.shape,
});
export type VatRow = z.infer<typeof vatRow>;

export const readVatReport = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "GET",
  path: "/api/desk/reports/vat",
  permission: "report",
  summary: "VAT of a month, by the documents that were issued in it",
  query: z.object({ month }),
  data: z.object({ month: z.string(), rows: z.array(vatRow), total: vatSum }),
});

/** An invoice or a credit note. */
export const vatDocument = z.object({
  kind: z.enum(["invoice", "credit_note"]),
  number: z.string(),
  /** The invoice that a credit note is about. */
  about: z.nullable(z.string()),
  order_number: z.string(),
  issued_at: z.string(),
  customer: z.string(),
  rate: z.number(),
  net: wireAmount,
  vat: wireAmount,
  gross: wireAmount,
});
export type VatDocument = z.infer<typeof vatDocument>;

export const listVatDocuments = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "GET",
  path: "/api/desk/reports/vat/documents",
  permission: "report",
  summary: "The documents behind the VAT of a month, by when they were issued",
  query: z.object({
    month,
    kind: z.optional(z.enum(["invoice", "credit_note"])),
    search: z.optional(searchText(100)),
    cursor,
  }),
  data: z.object({
    documents: z.array(vatDocument),
    ...pageEnd,
  }),
});

/** An article by what was sold of it. */
export const bestSeller = z.object({
  sku: z.string(),
  name: z.string(),
  pieces: z.int(),
  orders: z.int(),
  /** What its rows come to, VAT included, before discounts on the whole order. */
  takings: wireAmount,
  /** For sale now; null where the article is no longer in the catalogue. */
  available: z.nullable(z.int()),
});
export type BestSeller = z.infer<typeof bestSeller>;

export const readBestSellers = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "GET",
  path: "/api/desk/reports/best-sellers",
  permission: "report",
  summary: "The 100 articles that sold best, by takings or by pieces",
  query: z.object({
    ...range,
    by: z._default(z.enum(["takings", "pieces"]), "takings"),
    /** `sold`: of orders that are paid or delivered, less what came back; `ordered`: of all that were not cancelled. */
    counted: z._default(z.enum(["sold", "ordered"]), "sold"),
  }),
  data: z.object({ articles: z.array(bestSeller) }),
});

/** An article that lies in our rooms and was not ordered for long. */
export const slowArticle = z.object({
  sku: z.string(),
  name: z.string(),
  available: z.int(),
  /** What it would sell for now, VAT included. */
  value: wireAmount,
  /** What it cost without VAT; null where the cost is not known. */
  cost: z.nullable(wireAmount),
  /** Days since it was last ordered; null: never. */
  days_idle: z.nullable(z.int()),
  last_ordered_at: z.nullable(z.string()),
});
export type SlowArticle = z.infer<typeof slowArticle>;

export const listSlowStock = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "GET",
  path: "/api/desk/reports/slow-stock",
  permission: "report",
  summary: "Articles that nobody ordered for a number of days, the dearest stock first",
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.gte(7), z.lte(730)), 90),
    search: z.optional(searchText(100)),
    cursor,
  }),
  data: z.object({
    articles: z.array(slowArticle),
    total: z.int(),
    /** Of all of them, not of the page. */
    value: wireAmount,
    next: z.nullable(z.string()),
  }),
});

/** One step on the way from a page to goods at the door. */
export const funnelStep = z.object({
  step: z.enum(["product_pages", "carts", "checkouts", "orders", "paid", "delivered"]),
  count: z.int(),
  /** The first day of the range that is counted whole; null where all of it is. */
  counted_from: z.nullable(z.string()),
});
export type FunnelStep = z.infer<typeof funnelStep>;

/**
 * Counts of the consumer shop. Pages are counted by how often they are opened, not by who opens them: no cookie is set for it.
 * Carts are known for 60 days.
 */
export const readFunnel = /* @__PURE__ */ deskRoute({
  ...shared,
  method: "GET",
  path: "/api/desk/reports/funnel",
  permission: "report",
  summary: "From product pages to delivered orders, by our own counts",
  query: z.object(range),
  data: z.object({ steps: z.array(funnelStep) }),
});

/** The calls of the desk's reports. */
export const deskReportCalls = /* @__PURE__ */ group(
  { readTakings, readVatReport, listVatDocuments, readBestSellers, listSlowStock, readFunnel },
  {},
);
