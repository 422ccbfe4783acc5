import * as z from "zod/mini";
import { mediaEntry } from "../../shop/product.ts";
import { wireAmount } from "../../wire/wire-money.ts";

/** Whether shoppers can buy it: `new` is a draft that was never on sale. */
export const productStates = ["on_sale", "withdrawn", "new"] as const;
export type ProductState = (typeof productStates)[number];

/** What the list can be narrowed to: those on sale or withdrawn, and those with a draft: unscheduled, scheduled, or one that could not be published. */
export const productStateFilters = ["on_sale", "withdrawn", "draft", "scheduled", "problem"] as const;
export const stockFilters = ["in", "low", "out"] as const;
export const missingFilters = ["picture", "trade_price"] as const;
const naira = z.nullable(z.number());
export const attributeValue = z.union([z.string(), z.number(), z.array(z.string())]);
const texts = z.array(z.string()).check(z.maxLength(200));
const ids = z.array(z.int()).check(z.maxLength(200));

/**
 * What a product is made of, by the names of the catalogue's files; money in naira. A field that is left out stays as it is; of a new
 * product it is empty. What each may hold is checked by the rules of the import, and its error names the field.
 */
export const productInput = z.strictObject({
  name: z.optional(z.string()),
  short_description: z.optional(z.string()),
  description: z.optional(z.string()),
  price: z.optional(naira),
  special_price: z.optional(naira),
  trade_price: z.optional(naira),
  /** Without VAT. */
  cost_price: z.optional(naira),
  quantity_breaks: z.optional(
    z.array(z.strictObject({ from: z.int(), trade_price: z.number() })).check(z.maxLength(50)),
  ),
  lead_time_days: z.optional(z.number()),
  category_ids: z.optional(ids),
  room_ids: z.optional(ids),
  /** Products of one family have the same. */
  variant_group: z.optional(z.nullable(z.string())),
  size_label: z.optional(z.nullable(z.string())),
  /** Trade clients see it. */
  client_visible: z.optional(z.boolean()),
  /** All of them: one that is not named is not stated, which is neither 0 nor no. */
  attributes: z.optional(z.record(z.string(), attributeValue)),
  media_gallery: z.optional(z.array(mediaEntry).check(z.maxLength(50))),
  box_contents: z.optional(texts),
  related_skus: z.optional(texts),
});
export type ProductInput = z.infer<typeof productInput>;

/** A product as the desk edits it. Trade prices are there for who may read prices, the cost for who may edit them. */
export const deskProduct = z.object({
  name: z.string(),
  short_description: z.string(),
  description: z.string(),
  price: z.number(),
  special_price: naira,
  trade_price: z.optional(naira),
  cost_price: z.optional(naira),
  quantity_breaks: z.optional(z.array(z.object({ from: z.int(), trade_price: z.number() }))),
  lead_time_days: z.int(),
  category_ids: z.array(z.int()),
  room_ids: z.array(z.int()),
  variant_group: z.nullable(z.string()),
  size_label: z.nullable(z.string()),
  client_visible: z.boolean(),
  attributes: z.record(z.string(), attributeValue),
  media_gallery: z.array(mediaEntry),
  box_contents: z.array(z.string()),
  related_skus: z.array(z.string()),
});
export type DeskProduct = z.infer<typeof deskProduct>;

/** What is wrong with a field, as a sentence. */
const fieldFault = z.object({ field: z.string(), message: z.string() });

/** Changes that nobody outside sees yet. */
export const productDraft = z.object({
  /** Raised by every change of it: what `If-Match` names. */
  revision: z.int(),
  product: productInput,
  /** When it goes on sale by itself; null: when someone publishes it. */
  publish_at: z.nullable(z.string()),
  saved_at: z.string(),
  saved_by: z.string(),
  /** Why it could not be published at its time. */
  problem: z.nullable(z.string()),
  /** What it needs before it can be published. */
  faults: z.array(fieldFault),
  /** The product was changed since the draft was made; where both changed the same, the fields are named. */
  base_changed: z.boolean(),
  clashes: z.array(z.string()),
});
export type ProductDraft = z.infer<typeof productDraft>;

/** One product with all that its page shows. */
export const productPage = z.object({
  sku: z.string(),
  state: z.enum(productStates),
  /** Null for a draft that was never on sale. */
  product: z.nullable(deskProduct),
  /** What `If-Match` names; null where there is no product yet. */
  revision: z.nullable(z.string()),
  draft: z.nullable(productDraft),
  /** Pieces for sale. */
  stock: z.int(),
  /** Its page in the shop; null where it is not on sale. */
  shop_url: z.nullable(z.string()),
  /** The others of its family. */
  siblings: z.array(
    z.object({ sku: z.string(), name: z.string(), size_label: z.nullable(z.string()), on_sale: z.boolean() }),
  ),
});
export type ProductPage = z.infer<typeof productPage>;

/** A product in the list. */
export const productRow = z.object({
  sku: z.string(),
  name: z.string(),
  image: z.optional(mediaEntry),
  /** Names of its own categories, without those that stand above others of them. */
  categories: z.array(z.string()),
  family: z.nullable(z.string()),
  size_label: z.nullable(z.string()),
  /** What is paid now; null for a draft without a price. */
  price: z.nullable(wireAmount),
  /** Where that is a special price: the usual one. */
  was: z.optional(wireAmount),
  trade_price: z.optional(z.nullable(wireAmount)),
  /** Pieces for sale. */
  stock: z.int(),
  state: z.enum(productStates),
  draft: z.nullable(z.object({ publish_at: z.nullable(z.string()), problem: z.nullable(z.string()) })),
});
export type ProductRow = z.infer<typeof productRow>;
