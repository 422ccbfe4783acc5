import { maxQuickOrderRows, maxTradeQuantityPerLine } from "@precise/cart-core/trade-limits";
import * as z from "zod/mini";
import { mediaEntry, stockStatuses } from "../shop/product.ts";
import { apiError } from "../wire/envelope.ts";
import { onceKey } from "../wire/headers.ts";
import { type DataOf, group, route } from "../wire/route.ts";
import { namedSku, searchText } from "../wire/text.ts";
import { wireAmount, wirePrice } from "../wire/wire-money.ts";
import { clientCart, largestClientBodyBytes, sideMark } from "./cart.ts";

/**
 * `accepted`: all that was asked can be (was) added. `adjusted`: something else than was asked, and `reasons` say what
 * and why. `rejected`: nothing. `ignored`: the row asks for nothing (a heading).
 */
export const quickOrderOutcomes = ["accepted", "adjusted", "rejected", "ignored"] as const;

/** What became of one row that was typed, pasted, uploaded or ordered before. None is ever left out. */
export const quickOrderRow = z.object({
  /** Its number in what was given, from 1, blank rows counted. */
  row: z.int(),
  /** As it was given, cut off after 200 characters. */
  text: z.string(),
  outcome: z.enum(quickOrderOutcomes),
  /** The product that was found; spelled as the catalogue does. */
  sku: z.optional(z.string()),
  name: z.optional(z.string()),
  /** Pieces that were asked for, where that could be read. */
  asked: z.optional(z.int()),
  /** Pieces that go into the cart; 0 for what is rejected or ignored. */
  quantity: z.int(),
  side_mark: z.optional(z.string()),
  /** For one piece, at the quantity that the cart then has. */
  unit: z.optional(z.object({ net: wirePrice, gross: wirePrice })),
  /** The rate between its two amounts, 75 for 7.5 %. */
  vat_per_thousand: z.optional(z.int()),
  /** Ready sentences; a later release may send codes that are not known here. */
  reasons: z.array(z.object({ code: z.string(), message: z.string() })),
  /** What may have been meant, for a row whose product is not known. */
  nearest: z.optional(z.object({ sku: z.string(), name: z.string() })),
});
export type QuickOrderRow = z.infer<typeof quickOrderRow>;

/** `accepted + adjusted + rejected + ignored + blank` is the number of rows that were given. */
export const quickOrderSummary = z.object({
  rows: z.int(),
  accepted: z.int(),
  adjusted: z.int(),
  rejected: z.int(),
  ignored: z.int(),
  /** Rows without any text; they are counted and not listed. */
  blank: z.int(),
  pieces: z.int(),
  net: wireAmount,
  gross: wireAmount,
});
export type QuickOrderSummary = z.infer<typeof quickOrderSummary>;

const quickOrderCheck = z.object({ rows: z.array(quickOrderRow), summary: quickOrderSummary });
export type QuickOrderCheck = z.infer<typeof quickOrderCheck>;

/** Reads rows and says what adding them would do now. Changes nothing. */
export const checkQuickOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/quick-order/check",
  tag: "Quick order",
  summary: "Checks pasted lines: one answer for each row; changes nothing",
  body: z.strictObject({
    /** Lines as they were typed or pasted, in any usual form: "SKU quantity", "2 x SKU", tabs, commas, a heading. */
    text: z.string().check(z.maxLength(512 * 1024)),
  }),
  largestBodyBytes: largestClientBodyBytes,
  data: quickOrderCheck,
  failures: [401, 403, 422],
});

/** Products by a part of their article number or name, for a row that is being typed. */
export const lookUpQuickOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/quick-order/lookup",
  isSafe: true,
  tag: "Quick order",
  summary: "At most 8 products whose item number or name contains the text, the best first",
  body: z.strictObject({ text: searchText(128, 1) }),
  yields: "suggestions",
  data: z.object({
    suggestions: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        stock_status: z.enum(stockStatuses),
        stock_left: z.int(),
        /** For one piece. */
        unit: z.object({ net: wirePrice, gross: wirePrice }),
        image: z.optional(mediaEntry),
      }),
    ),
  }),
  failures: [401, 403],
});

/**
 * Adds rows, each as far as it goes: what cannot be added is reported and does not stop the rest. The same
 * Idempotency-Key and body add once, however often they are sent.
 */
export const addQuickOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/quick-order/add",
  tag: "Quick order",
  summary:
    "Adds rows to the trade cart, each as far as possible; a repeat with the same key adds nothing more",
  headers: onceKey,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          sku: namedSku,
          quantity: z.int().check(z.gte(1), z.lte(maxTradeQuantityPerLine)),
          side_mark: z.optional(sideMark),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxQuickOrderRows)),
  }),
  largestBodyBytes: largestClientBodyBytes,
  data: z.object({ rows: z.array(quickOrderRow), summary: quickOrderSummary, cart: clientCart }),
  failures: [401, 403, 409, 422],
});
/** What became of each row, and the cart with what was added. */
export type QuickOrderAdded = DataOf<typeof addQuickOrder>;

export const quickOrderUploadEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("progress"), done: z.int(), total: z.int() }),
  z.object({
    kind: z.literal("check"),
    ...quickOrderCheck.shape,
    format: z.enum(["csv", "xlsx"]),
  }),
  z.object({ kind: z.literal("failure"), error: apiError }),
]);
export type QuickOrderUploadEvent = z.infer<typeof quickOrderUploadEvent>;
export type QuickOrderUpload = Extract<QuickOrderUploadEvent, { kind: "check" }>;

/** GET: an example file to fill in. */
export const quickOrderTemplatePath = "/api/clients/quick-order/template.csv";

const exampleItem = { sku: "PR-CH-ADN60-BB", quantity: 12, side_mark: "Flat 4, kitchen" };
/** The calls of quick order. */
export const quickOrderCalls = /* @__PURE__ */ group(
  { checkQuickOrder, lookUpQuickOrder, addQuickOrder },
  {
    checkQuickOrder: { text: "PR-CH-ADN60-BB 12\n3 x PR-CH-ADN80-MB" },
    lookUpQuickOrder: { text: "ADN60" },
    addQuickOrder: { items: [exampleItem] },
  },
);
