import {
  maxSideMarkLength,
  maxTradeLinesPerCart,
  maxTradeQuantityPerLine,
} from "@precise/cart-core/trade-limits";
import * as z from "zod/mini";
import { cartNotice, lineNames, namesOneLine } from "../shop/cart.ts";
import { mediaEntry, stockStatuses } from "../shop/product.ts";
import { type BodyOf, group, route } from "../wire/route.ts";
import { line, namedSku } from "../wire/text.ts";
import { wireAmount, wirePrice } from "../wire/wire-money.ts";

/** A price of one piece without and with VAT. @source design D13 */
const unitPrice = z.object({ net: wirePrice, gross: wirePrice });

/** An amount without VAT, its VAT, and both together. @source design D13 */
const splitAmount = z.object({ net: wireAmount, vat: wireAmount, gross: wireAmount });
export type SplitAmount = z.infer<typeof splitAmount>;

/**
 * A row of a trade cart. One article may stand in several rows, each with its side mark and its pieces; the price of a
 * piece is the company's for all pieces of the article in the cart. @source design D34
 */
const clientCartItem = z.object({
  /** Names the row in `update` and `remove`; it says nothing else, and stays as long as the row does. */
  line_id: z.string(),
  quantity: z.int(),
  /** What the client writes on the goods, to find them on the site. */
  side_mark: z.optional(z.string()),
  product: z.object({
    sku: z.string(),
    name: z.string(),
    /** Path of the product's page within the trade area, without `/clients`. */
    urlPath: z.string(),
    media_gallery: z.array(mediaEntry),
    stock_status: z.enum(stockStatuses),
    /** Pieces that can be ordered now. */
    stock_left: z.int(),
  }),
  unit: unitPrice,
  row_total: splitAmount,
  /** Cheaper from so many pieces on, by rising quantity; empty where there are none. */
  quantity_breaks: z.array(z.object({ from_quantity: z.int(), net: wirePrice, gross: wirePrice })),
  /** The next of them that stock allows: add so many pieces of the article, and each of them costs so much less. */
  next_break: z.optional(z.object({ add: z.int(), from_quantity: z.int(), saves_per_piece: unitPrice })),
});
export type ClientCartItem = z.infer<typeof clientCartItem>;

/** Rows of an article that have one side mark now, and so are one row; only in the answer to the call that joined them. */
const joinedRows = z.object({
  /** The row that is left. */
  line_id: z.string(),
  /** Ready sentence for the client. */
  message: z.string(),
});

/**
 * A trade client's cart: one for each person, apart from the consumer's, priced by the company's price list as it is
 * now. Delivery is not in it; checkout names it.
 */
export const clientCart = z.object({
  items: z.array(clientCartItem),
  total_quantity: z.int(),
  prices: z.object({
    goods: splitAmount,
    currency: z.literal("NGN"),
    /** The rate of VAT now, 75 for 7.5 %. An older API leaves it out: then it is that. */
    vat_per_thousand: z.optional(z.int()),
  }),
  notices: z.array(cartNotice),
  joined_rows: z.optional(z.array(joinedRows)),
});
export type ClientCart = z.infer<typeof clientCart>;

const clientCartData = z.object({ cart: clientCart });
export const sideMark = line(0, maxSideMarkLength);
/** Room for a full cart with a side mark on each line. */
export const largestClientBodyBytes = 1024 * 1024;

const quantityFrom = (least: 0 | 1) => z.int().check(z.gte(least), z.lte(maxTradeQuantityPerLine));

export const getClientCart = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/cart",
  tag: "Trade cart",
  summary: "The signed-in trade client's cart at the company's prices",
  isPersonal: true,
  yields: "cart",
  data: clientCartData,
  failures: [401, 403],
});

export const addToClientCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/cart/add",
  tag: "Trade cart",
  summary: "Adds products to the rows with the same side mark, or in new rows; all of them or none",
  body: z.strictObject({
    items: z
      .array(z.strictObject({ sku: namedSku, quantity: quantityFrom(1), side_mark: z.optional(sideMark) }))
      .check(z.minLength(1), z.maxLength(maxTradeLinesPerCart)),
  }),
  largestBodyBytes: largestClientBodyBytes,
  yields: "cart",
  data: clientCartData,
  failures: [401, 403, 422],
});
/** Pieces of one product with what is to be written on them. */
export type ClientLineInput = BodyOf<typeof addToClientCart>["items"][number];

export const updateClientCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/cart/update",
  tag: "Trade cart",
  summary:
    "Sets quantities and side marks; 0 removes the row, leaving a side mark out keeps it, and two rows of one product with the same mark become one",
  body: z.strictObject({
    items: z
      .array(
        z
          .strictObject({ ...lineNames, quantity: quantityFrom(0), side_mark: z.optional(sideMark) })
          .check(namesOneLine()),
      )
      .check(z.minLength(1), z.maxLength(maxTradeLinesPerCart)),
  }),
  largestBodyBytes: largestClientBodyBytes,
  yields: "cart",
  data: clientCartData,
  failures: [401, 403, 409, 422],
});

export const removeFromClientCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/cart/remove",
  tag: "Trade cart",
  summary: "Removes one row; removing a missing row changes nothing",
  body: z.strictObject(lineNames).check(namesOneLine()),
  yields: "cart",
  data: clientCartData,
  failures: [401, 403, 409],
});

export const clearClientCart = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/cart/clear",
  tag: "Trade cart",
  summary: "Removes every line",
  body: z.strictObject({}),
  yields: "cart",
  data: clientCartData,
  failures: [401, 403],
});

/** GET: the cart as a CSV file (SKU, quantity, side mark, name, prices), safe to open in a spreadsheet. */
export const clientCartCsvPath = "/api/clients/cart/csv";

const exampleItem = { sku: "PR-CH-ADN60-BB", quantity: 12, side_mark: "Flat 4, kitchen" };
/** The calls of a trade cart. */
export const clientCartCalls = /* @__PURE__ */ group(
  { getClientCart, addToClientCart, updateClientCart, removeFromClientCart, clearClientCart },
  {
    addToClientCart: { items: [exampleItem] },
    updateClientCart: { items: [{ line_id: "4711", quantity: 24, side_mark: "Flat 4, kitchen" }] },
    removeFromClientCart: { line_id: "4711" },
    clearClientCart: {},
  },
);
