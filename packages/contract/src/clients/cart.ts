import {
  maxSideMarkLength,
  maxTradeLinesPerCart,
  maxTradeQuantityPerLine,
} from "@precise/cart-core/trade-limits";
import * as z from "zod/mini";
import { cartNotice } from "../cart.ts";
import { mediaEntry, stockStatuses } from "../product.ts";
import { route } from "../route.ts";
import { line } from "../text.ts";
import { wireAmount, wirePrice } from "../wire-money.ts";

/** A price of one piece without and with VAT. @source D13 "trade sees net and gross" */
const unitPrice = z.object({ net: wirePrice, gross: wirePrice });

/** An amount without VAT, its VAT, and both together. @source D13 */
const splitAmount = z.object({ net: wireAmount, vat: wireAmount, gross: wireAmount });
export type SplitAmount = z.infer<typeof splitAmount>;

/** A line of a trade cart, at the company's price for this very quantity. */
const clientCartItem = z.object({
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
    /** Pieces that can be had now. */
    stock_left: z.int(),
  }),
  unit: unitPrice,
  row_total: splitAmount,
  /** Cheaper from so many pieces on, by rising quantity; empty where there are none. */
  quantity_breaks: z.array(z.object({ from_quantity: z.int(), net: wirePrice, gross: wirePrice })),
  /** The next of them that stock allows: add so many pieces, and each costs so much less. */
  next_break: z.optional(z.object({ add: z.int(), from_quantity: z.int(), saves_per_piece: unitPrice })),
});
export type ClientCartItem = z.infer<typeof clientCartItem>;

/**
 * A trade client's cart: one for each person, apart from the consumer's, priced by the company's price list as it is
 * now. Delivery is not in it; checkout names it.
 */
export const clientCart = z.object({
  items: z.array(clientCartItem),
  total_quantity: z.int(),
  prices: z.object({ goods: splitAmount, currency: z.literal("NGN") }),
  notices: z.array(cartNotice),
});
export type ClientCart = z.infer<typeof clientCart>;

export const clientCartData = z.object({ cart: clientCart });
export const clientSku = z.string().check(z.minLength(1), z.maxLength(64));
export const sideMark = line(0, maxSideMarkLength);
/** Room for a full cart with a side mark on each line. */
export const largestClientBodyBytes = 1024 * 1024;

function lines(leastQuantity: 0 | 1) {
  const quantity = z.int().check(z.gte(leastQuantity), z.lte(maxTradeQuantityPerLine));
  return z
    .array(z.strictObject({ sku: clientSku, quantity, side_mark: z.optional(sideMark) }))
    .check(z.minLength(1), z.maxLength(maxTradeLinesPerCart));
}

export const getClientCart = route({
  id: "getClientCart",
  method: "GET",
  path: "/api/clients/cart",
  tag: "Trade cart",
  summary: "The signed-in trade client's cart at the company's prices",
  isPersonal: true,
  data: clientCartData,
  failures: [401, 403],
});

export const addToClientCart = route({
  id: "addToClientCart",
  method: "POST",
  path: "/api/clients/cart/add",
  tag: "Trade cart",
  summary: "Adds products, on top of what the cart has; all of them or none",
  body: z.strictObject({ items: lines(1) }),
  largestBodyBytes: largestClientBodyBytes,
  data: clientCartData,
  failures: [401, 403, 422],
});

export const updateClientCart = route({
  id: "updateClientCart",
  method: "POST",
  path: "/api/clients/cart/update",
  tag: "Trade cart",
  summary: "Sets quantities and side marks; 0 removes the line, a side mark that is left out stays",
  body: z.strictObject({ items: lines(0) }),
  largestBodyBytes: largestClientBodyBytes,
  data: clientCartData,
  failures: [401, 403, 422],
});

export const removeFromClientCart = route({
  id: "removeFromClientCart",
  method: "POST",
  path: "/api/clients/cart/remove",
  tag: "Trade cart",
  summary: "Removes one line; removing a line that is not there changes nothing",
  body: z.strictObject({ sku: clientSku }),
  data: clientCartData,
  failures: [401, 403],
});

export const clearClientCart = route({
  id: "clearClientCart",
  method: "POST",
  path: "/api/clients/cart/clear",
  tag: "Trade cart",
  summary: "Removes every line",
  body: z.strictObject({}),
  data: clientCartData,
  failures: [401, 403],
});

/** GET: the cart as a CSV file (SKU, quantity, side mark, name, prices), safe to open in a spreadsheet. */
export const clientCartCsvPath = "/api/clients/cart/csv";
