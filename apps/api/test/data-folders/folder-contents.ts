import * as z from "zod";

const pieces = z.object({ sku: z.string(), quantity: z.int() });
const order = z.object({
  number: z.string(),
  stage: z.string(),
  email: z.string(),
  prices: z.object({ payable: z.object({ value: z.number() }) }),
  payment: z.object({ paid_at: z.optional(z.string()) }),
  items: z.array(pieces.extend({ row_total: z.object({ value: z.number() }) })),
  invoice: z.optional(z.object({ number: z.string() })),
  hold: z.optional(z.object({ is_proved: z.boolean(), goods: z.string() })),
});

/** What someone left in a data folder, as `<release>.json` says it. */
export const folderContents = z.object({
  made_at: z.string(),
  guestCart: z.object({
    cartId: z.string(),
    items: z.array(pieces),
    coupons: z.array(z.object({ code: z.string() })),
  }),
  ada: z.object({
    cookie: z.string(),
    email: z.string(),
    cart: z.array(pieces),
    wishlist: z.array(z.string()),
    address: z.object({ line1: z.string() }),
  }),
  orders: z.record(
    z.enum(["waiting", "onDelivery", "adas", "paid", "delivered", "refunded", "cancelled", "trade"]),
    order,
  ),
  trade: z.object({ cookie: z.string(), cart: z.array(pieces.extend({ side_mark: z.string() })) }),
  newsletter: z.string(),
  stock: z.record(z.string(), z.int()),
});
export type FolderContents = z.infer<typeof folderContents>;
