import * as z from "zod/mini";
import { calendarDay } from "../wire/calendar-input.ts";
import { onceKeyIfAny } from "../wire/headers.ts";
import { type DataOf, group } from "../wire/route.ts";
import { line, searchText } from "../wire/text.ts";
import { deskRoute } from "./kit/desk-route.ts";
import { typedSku } from "./products/products.ts";

/** Why stock is corrected; the words beside it say more. */
export const adjustKinds = [
  "opening",
  "bought",
  "counted",
  "damaged",
  "lost",
  "found",
  "returned",
  "display",
  "other",
] as const;
export type AdjustKind = (typeof adjustKinds)[number];

/** Id of a row in the address. */
const rowId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
const pieces = z.int().check(z.gte(1), z.lte(100_000));

/** An article; all counts are pieces. */
export const stockRow = z.object({
  sku: z.string(),
  name: z.string(),
  /** In our rooms: `available` and `reserved`. */
  on_hand: z.int(),
  /** Held by open orders that have not left yet. */
  reserved: z.int(),
  /** Suppliers still owe so many. */
  incoming: z.int(),
  /** For sale. */
  available: z.int(),
  /** The next day on which some should come, YYYY-MM-DD; it may be over. */
  incoming_at: z.optional(z.string()),
  low: z.boolean(),
  /** At or below it the article is low; null: its sales of 14 days decide, and 3 pieces. */
  threshold: z.nullable(z.int()),
  sold_7d: z.int(),
  sold_14d: z.int(),
  /** How long what is for sale lasts at the sales of the last 14 days; null where nothing was sold. */
  days_left: z.nullable(z.number()),
  /** On sale in the shop. */
  is_listed: z.boolean(),
});
export type StockRow = z.infer<typeof stockRow>;

/** A change that someone of the shop made, or an order of the article. */
export const stockEvent = z.union([
  z.object({
    kind: z.literal("change"),
    at: z.string(),
    actor: z.string(),
    /** The command: `stock.adjust`. */
    act: z.string(),
    before: z.nullable(z.record(z.string(), z.unknown())),
    after: z.nullable(z.record(z.string(), z.unknown())),
  }),
  z.object({
    kind: z.literal("order"),
    at: z.string(),
    number: z.string(),
    pieces: z.int(),
    /** One of cart-core's `orderStages`. */
    stage: z.string(),
    goods: z.string(),
  }),
]);
export type StockEvent = z.infer<typeof stockEvent>;

/** Goods that a supplier is to bring. */
export const incomingDelivery = z.object({
  id: z.int(),
  supplier: z.string(),
  /** The supplier's or carrier's own number; empty where there is none. */
  reference: z.string(),
  expected_on: z.string(),
  /** `cancelled`: what has not come will not. */
  state: z.enum(["expected", "received", "cancelled"]),
  /** Its day is over, and not all of it is here. */
  is_late: z.boolean(),
  created_at: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      /** Left out for an article that is no longer in the catalogue. */
      name: z.optional(z.string()),
      quantity: z.int(),
      received: z.int(),
    }),
  ),
  /** What came, the oldest first. */
  receipts: z.array(
    z.object({ received_on: z.string(), actor: z.string(), pieces: z.record(z.string(), z.int()) }),
  ),
});
export type IncomingDelivery = z.infer<typeof incomingDelivery>;

export const listStock = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/stock",
  permission: "stock.read",
  tag: "Stock",
  summary: "Articles by their number, or those that are low by how long they last",
  query: z.object({
    /** Words of number or name. */
    search: z.optional(searchText(100)),
    low: z.optional(z.enum(["true", "false"])),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({
    rows: z.array(stockRow),
    total: z.int(),
    /** Of the rows that follow; null after the last. */
    cursor: z.nullable(z.string()),
  }),
});

export const readStockItem = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/stock/items/{sku}",
  permission: "stock.read",
  tag: "Stock",
  summary: "An article with its history: changes and orders, the newest first",
  params: z.object({ sku: typedSku }),
  data: z.object({
    item: stockRow,
    /** People who want to be notified by e-mail when it is back. */
    waiting_notices: z.optional(z.int()),
    events: z.array(stockEvent),
  }),
  failures: [404],
});

/** The same Idempotency-Key adjusts once. */
export const adjustStock = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/stock/adjust",
  permission: "stock.adjust",
  tag: "Stock",
  summary: "Adds pieces to what is for sale, or takes them off; never below 0",
  headers: onceKeyIfAny,
  body: z.strictObject({
    sku: typedSku,
    by: z.int().check(
      z.gte(-100_000),
      z.lte(100_000),
      z.refine((count) => count !== 0, { error: "must not be 0" }),
    ),
    /** One of `adjustKinds`; `other` where it is left out. */
    kind: z.optional(z.enum(adjustKinds)),
    reason: line(1, 300),
  }),
  data: z.object({
    item: stockRow,
    /** For sale before and after. */
    before: z.int(),
    after: z.int(),
  }),
  failures: [404, 409],
});

export const setStockThreshold = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/stock/threshold",
  permission: "stock.threshold",
  tag: "Stock",
  summary: "Sets at how many pieces an article is low; null: its sales decide",
  body: z.strictObject({ sku: typedSku, pieces: z.nullable(z.int().check(z.gte(0), z.lte(100_000))) }),
  yields: "item",
  data: z.object({ item: stockRow }),
  failures: [404],
});

export const listIncoming = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/stock/incoming",
  permission: "stock.read",
  tag: "Stock",
  summary: "What suppliers are to bring, the earliest first, or what they have brought",
  query: z.object({ state: z.optional(z.enum(["expected", "ended"])) }),
  yields: "deliveries",
  data: z.object({ deliveries: z.array(incomingDelivery) }),
});

export const readIncoming = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/stock/incoming/{id}",
  permission: "stock.read",
  tag: "Stock",
  summary: "What a supplier is to bring, with what came of it",
  params: z.object({ id: rowId }),
  yields: "delivery",
  data: z.object({ delivery: incomingDelivery }),
  failures: [404],
});

export const expectIncoming = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/stock/incoming",
  permission: "stock.adjust",
  tag: "Stock",
  summary: "Notes what a supplier is to bring, and when",
  status: 201,
  body: z.strictObject({
    supplier: line(1, 120),
    reference: z.optional(line(0, 80)),
    expected_on: calendarDay,
    lines: z
      .array(z.strictObject({ sku: typedSku, quantity: pieces }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  yields: "delivery",
  data: z.object({ delivery: incomingDelivery }),
  failures: [409, 422],
});

/** The same Idempotency-Key receives once. */
export const receiveIncoming = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/stock/incoming/{id}/receive",
  permission: "stock.adjust",
  tag: "Stock",
  summary: "Puts what came of a delivery on sale, in part or in full",
  params: z.object({ id: rowId }),
  headers: onceKeyIfAny,
  body: z.strictObject({
    /** Today where it is left out. */
    received_on: z.optional(calendarDay),
    lines: z
      .array(z.strictObject({ sku: typedSku, quantity: pieces }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  yields: "delivery",
  data: z.object({ delivery: incomingDelivery }),
  failures: [404, 409, 422],
});

export const postponeIncoming = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/stock/incoming/{id}/postpone",
  permission: "stock.adjust",
  tag: "Stock",
  summary: "Another day for what has not come",
  params: z.object({ id: rowId }),
  body: z.strictObject({ expected_on: calendarDay }),
  yields: "delivery",
  data: z.object({ delivery: incomingDelivery }),
  failures: [404, 409, 422],
});

export const cancelIncoming = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/stock/incoming/{id}/cancel",
  permission: "stock.adjust",
  tag: "Stock",
  summary: "What has not come will not; what came stays on sale",
  params: z.object({ id: rowId }),
  body: z.strictObject({ reason: line(1, 300) }),
  yields: "delivery",
  data: z.object({ delivery: incomingDelivery }),
  failures: [404, 409],
});

export type StockItem = DataOf<typeof readStockItem>;

/** The calls of stock. */
export const deskStockCalls = /* @__PURE__ */ group(
  {
    listStock,
    readStockItem,
    adjustStock,
    setStockThreshold,
    listIncoming,
    readIncoming,
    expectIncoming,
    receiveIncoming,
    postponeIncoming,
    cancelIncoming,
  },
  {
    adjustStock: { sku: "FOC-BC-01", by: -2, kind: "damaged", reason: "Broken glass in box 4" },
    setStockThreshold: { sku: "FOC-BC-01", pieces: 5 },
    expectIncoming: {
      supplier: "Glow Ltd",
      reference: "WB-4711",
      expected_on: "2026-12-04",
      lines: [{ sku: "FOC-BC-01", quantity: 12 }],
    },
    receiveIncoming: { received_on: "2026-12-04", lines: [{ sku: "FOC-BC-01", quantity: 10 }] },
    postponeIncoming: { expected_on: "2026-12-11" },
    cancelIncoming: { reason: "The supplier has no more of it" },
  },
);
