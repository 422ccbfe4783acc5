import * as z from "zod/mini";

/** The prices of a product in naira. `cost` is only for who may change prices; null: it has none of that kind. */
const prices = {
  price: z.number(),
  special_price: z.nullable(z.number()),
  trade_price: z.nullable(z.number()),
  cost: z.optional(z.nullable(z.number())),
};
export const productPrices = z.object(prices);
export type DeskPrices = z.infer<typeof productPrices>;

/** Only for who may change prices, and where the cost is known. */
const margin = {
  /** Percent of the price without VAT. */
  margin: z.optional(z.number()),
  below_cost: z.optional(z.boolean()),
};

/** A product of the list of prices, all of which are in naira. */
export const priceRow = z.object({
  sku: z.string(),
  name: z.string(),
  ...prices,
  ...margin,
  /** The sale that reduces it now, or will. */
  sale: z.optional(
    z.object({ id: z.int(), name: z.string(), state: z.string(), from: z.string(), until: z.string() }),
  ),
  /** Rate of VAT now, 75 for 7.5 %, which the margin is without; for those who see it. */
  vat_per_thousand: z.optional(z.int()),
  /** Trade prices from a quantity on, which stay as they are when the trade price changes. */
  has_quantity_prices: z.boolean(),
  /** When one of its prices was last changed; null where that is not known. */
  changed_at: z.nullable(z.string()),
});
export type PriceRow = z.infer<typeof priceRow>;

const changeStates = ["scheduled", "applied", "ended", "undone", "cancelled", "failed"] as const;
const rowOutcomes = ["planned", "refused", "applied", "skipped", "undone", "kept"] as const;

/** A change of many prices, or a sale. */
export const priceChange = z.object({
  id: z.int(),
  kind: z.enum(["change", "sale"]),
  /** Of a sale. */
  name: z.optional(z.string()),
  /** Of a sale `applied`: it runs; `ended`: it is over. */
  state: z.enum(changeStates),
  /** `Price + 8 %, to the nearest ₦50` */
  summary: z.string(),
  by: z.string(),
  created_at: z.string(),
  effective_at: z.string(),
  ends_at: z.optional(z.string()),
  in_sale_category: z.optional(z.boolean()),
  applied_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
  closed_by: z.nullable(z.string()),
  /** Why it failed. */
  failure: z.optional(z.string()),
  /** It is being taken back, which takes a while for a large one. */
  is_ending: z.boolean(),
  /** Rows were left out while nobody looked. */
  needs_look: z.boolean(),
  counts: z.object({
    rows: z.int(),
    /** Not yet applied. */
    planned: z.int(),
    applied: z.int(),
    /** Never to be changed. */
    refused: z.int(),
    /** The product had changed by the time it was to be applied. */
    skipped: z.int(),
    undone: z.int(),
    /** Changed since, and so not undone. */
    kept: z.int(),
  }),
});
export type PriceChange = z.infer<typeof priceChange>;

/** A product of a change, as it was previewed. */
export const priceChangeRow = z.object({
  sku: z.string(),
  name: z.optional(z.string()),
  before: z.nullable(productPrices),
  after: z.nullable(productPrices),
  outcome: z.enum(rowOutcomes),
  reason: z.optional(z.string()),
});
export type PriceChangeRow = z.infer<typeof priceChangeRow>;

/** What a change would do to a product. */
const previewRow = z.object({
  sku: z.string(),
  name: z.optional(z.string()),
  before: z.nullable(productPrices),
  after: z.nullable(productPrices),
  /** `same`: it is as it shall be already. */
  outcome: z.enum(["changes", "same", "refused"]),
  reason: z.optional(z.string()),
  ...margin,
  margin_before: z.optional(z.number()),
  /** More than the caller changes alone. */
  beyond_limit: z.boolean(),
  keeps_quantity_prices: z.boolean(),
});
export type PricePreviewRow = z.infer<typeof previewRow>;

/** What a change would do. Nothing was changed. */
export const pricePreview = z.object({
  /** Names what is shown here: sent as `seen`, the change is made only if it would still do the same. */
  seen: z.string(),
  summary: z.string(),
  counts: z.object({
    rows: z.int(),
    changes: z.int(),
    same: z.int(),
    refused: z.int(),
    below_cost: z.int(),
    beyond_limit: z.int(),
    up: z.int(),
    down: z.int(),
  }),
  /** Up to 500: those that are refused first, then those below cost, then the others. */
  rows: z.array(previewRow),
});
export type PricePreview = z.infer<typeof pricePreview>;

/** A change of a product's prices, however it was made. */
export const historyEntry = z.object({
  at: z.string(),
  /** Null for the first known prices. */
  before: z.nullable(productPrices),
  after: productPrices,
  /** The command that changed it: `catalogue.import`; left out where it was changed in the database itself. */
  act: z.optional(z.string()),
  actor: z.optional(z.string()),
  /** The change of many prices that it was a part of. */
  change_id: z.optional(z.int()),
});
export type PriceHistoryEntry = z.infer<typeof historyEntry>;
