import * as z from "zod/mini";
import { wirePrice } from "../wire/wire-money.ts";

/** LOW_STOCK is 1 to 5 left. @source design "Product on the wire" */
export const stockStatuses = ["IN_STOCK", "LOW_STOCK", "OUT_OF_STOCK"] as const;
export type StockStatus = (typeof stockStatuses)[number];

const pictureFile = {
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
  /** Dominant colour as `#rrggbb`, shown while the picture loads. */
  colour: z.optional(z.string()),
};

/** One picture: `imageUrl` is a site path with a content hash; sizes in pixels. @source spec §3 "media_gallery" */
export const mediaEntry = z.object({
  ...pictureFile,
  alt: z.string(),
  /** Its twin: the same thing lit in the dark, shown in its place while the lights are off. `alt` is of both. */
  night: z.optional(z.object(pictureFile)),
});
export type MediaEntry = z.infer<typeof mediaEntry>;

const finish = z.object({ value: z.string(), label: z.string() });

/** A finish of a family, with the article that has it: the one that stands first among those that match the filters. */
const familyFinish = z.object({
  value: z.string(),
  label: z.string(),
  /** Present in items of families, and so are the others. */
  sku: z.optional(z.string()),
  urlPath: z.optional(z.string()),
  price: z.optional(wirePrice),
  special_price: z.optional(wirePrice),
  stock_status: z.optional(z.enum(stockStatuses)),
  picture: z.optional(mediaEntry),
});
export type FamilyFinish = z.infer<typeof familyFinish>;

/** What all finishes and sizes of one design share. @source design D30 */
const family = z.object({
  /** The name without finish and size. */
  name: z.string(),
  /** The neutral address: it stays good whichever finish is withdrawn, and shows the family's first article. */
  urlPath: z.string(),
  /** How many of its articles match the filters; only in lists. */
  articles: z.optional(z.int()),
});
export type Family = z.infer<typeof family>;

/** An attribute value as the catalogue holds it: option values are strings, numbers are numbers, booleans "1" or "0". */
const attributeValue = z.union([z.string(), z.number(), z.array(z.string())]);

/** Fields of a product in lists; the trade area's products share them, but for the prices. */
export const productItemFields = {
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Canonical path of the product page. */
  urlPath: z.string(),
  price: wirePrice,
  special_price: z.optional(wirePrice),
  /**
   * The lowest price that was charged in the 30 days before the special price came. Left out where there is no special price,
   * and where those days are not known.
   */
  lowest_price_30d: z.optional(wirePrice),
  currency: z.literal("NGN"),
  stock_status: z.enum(stockStatuses),
  /** Finishes of the design (its whole variant group), this product's own first. */
  finishes: z.array(finish),
  media_gallery: z.array(mediaEntry),
  attributes: z.record(z.string(), attributeValue),
};

/** A product as lists show it. @source spec §3 "Product search item", design "Product on the wire" */
export const productItem = z.object({
  ...productItemFields,
  finishes: z.array(familyFinish),
  /** Only in lists of families, for products of one: what is paid for the cheapest article that matches the filters. */
  price_from: z.optional(wirePrice),
  /** Only in lists of families, for products of one. */
  family: z.optional(family),
});
export type ProductItem = z.infer<typeof productItem>;

/** Fields of one product of a variant group. */
export const variantFields = {
  sku: z.string(),
  urlPath: z.string(),
  finish: z.optional(finish),
  size: z.optional(z.string()),
  price: wirePrice,
  special_price: z.optional(wirePrice),
  stock_status: z.enum(stockStatuses),
};
const variant = z.object(variantFields);
export type Variant = z.infer<typeof variant>;

/** One row of the spec table: `text` is ready to show, with its unit. */
const specRow = z.object({ code: z.string(), label: z.string(), text: z.string() });
export type SpecRow = z.infer<typeof specRow>;

/** The further fields of a product's own page, in the shop and in the trade area. */
export const productFields = {
  short_description: z.string(),
  description: z.string(),
  size: z.optional(z.string()),
  /** Trail from a top category to the leaf. */
  categories: z.array(z.object({ id: z.int(), name: z.string(), urlKey: z.string() })),
  related_skus: z.array(z.string()),
  spec_table: z.array(specRow),
  box_contents: z.array(z.string()),
  created_at: z.string(),
};

/** A product as its own page shows it. */
export const product = z.object({
  ...productItemFields,
  ...productFields,
  /** Every product of the variant group, this one included. */
  variants: z.array(variant),
  /** The family of a product with a variant group. */
  family: z.optional(family),
  /** Pieces left; only when there are 5 or fewer. */
  stock_left: z.optional(z.int()),
});
export type Product = z.infer<typeof product>;
