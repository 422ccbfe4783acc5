import * as z from "zod/mini";
import { productFields, productItemFields, variantFields } from "../shop/product.ts";
import { productListOf } from "../shop/product-list.ts";
import { wirePrice } from "../wire/wire-money.ts";

/** Price of a piece from a quantity on. */
const quantityBreak = z.object({
  /** 2 or more; a list of breaks rises by it. */
  from_quantity: z.int(),
  /** Without VAT, in naira. */
  net: wirePrice,
  /** With VAT, in naira. */
  gross: wirePrice,
});
export type QuantityBreak = z.infer<typeof quantityBreak>;

/** What a piece costs the company that asks. @source design "Trade calls", design D13 */
const clientPriceFields = {
  /** One piece without VAT. */
  net: wirePrice,
  /** One piece with VAT. */
  gross: wirePrice,
  /** Cheaper from so many pieces on, by rising quantity; empty where there are none. */
  quantity_breaks: z.array(quantityBreak),
  /** What everybody pays in the shop now, with VAT. */
  shop_price: wirePrice,
  /** 7.5 */
  vat_percent: z.number(),
};

const clientStockFields = {
  /** Pieces that can be ordered now. */
  stock_quantity: z.int(),
  /** Days until it is here when it is out of stock; 0 where it is not known. */
  lead_time_days: z.int(),
};

const {
  price: _price,
  special_price: _special,
  lowest_price_30d: _lowest,
  ...itemFields
} = productItemFields;

/**
 * A product as lists of the trade area show it. `urlPath` is the path within the area, without `/clients`:
 * `/product/{slug}-{sku}`.
 */
export const clientProductItem = z.object({ ...itemFields, ...clientPriceFields, ...clientStockFields });
export type ClientProductItem = z.infer<typeof clientProductItem>;

const { price: _variantPrice, special_price: _variantSpecial, ...clientVariantFields } = variantFields;
const clientVariant = z.object({ ...clientVariantFields, net: wirePrice, gross: wirePrice });

/** A product as its own page of the trade area shows it: only what trade clients may see is named in it. */
export const clientProduct = z.object({
  ...itemFields,
  ...clientPriceFields,
  ...clientStockFields,
  ...productFields,
  variants: z.array(clientVariant),
});
export type ClientProduct = z.infer<typeof clientProduct>;

/** A page of the trade catalogue with its facets; the facet and the sort `price` go by the net price of one piece. */
export const clientProductList = productListOf(clientProductItem);
export type ClientProductList = z.infer<typeof clientProductList>;
