import * as z from "zod/mini";

/** What happened to an order that somebody of the shop has to act on. */
const happened = z.enum(["placed", "confirmed", "fee_accepted", "fee_overdue", "cancelled"]);

/**
 * An order as the shop's own mail tells it: enough to know what to do next, and nothing of who ordered. Names, phones and
 * addresses of people stay in the database. Amounts in naira.
 */
const orderForShop = z.object({
  number: z.string(),
  stage: z.string(),
  payable: z.number(),
  is_paid: z.boolean(),
  /** What came for an order that was cancelled. */
  to_pay_back: z.optional(z.number()),
  payment: z.enum(["pay_on_delivery", "bank_transfer", "paystack", "on_account"]),
  reference: z.optional(z.string()),
  /** A state, or the showroom where it is collected. */
  place: z.string(),
  is_pickup: z.boolean(),
  /** Of a trade client's order. */
  company: z.optional(z.string()),
  pieces: z.int(),
  /** The first of its lines, and how many more there are. */
  lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.int() })),
  more_lines: z.int(),
  /** More than an order may hold whose buyer nobody knows. @source design D28 */
  is_large: z.boolean(),
  is_proved: z.boolean(),
  goods: z.enum(["held", "free", "waiting"]),
  held_until: z.optional(z.string()),
});
export type OrderForShop = z.infer<typeof orderForShop>;

/** Mails to the shop's own address. */
export const shopMails = [
  z.object({ kind: z.literal("shop_order"), happened, told: orderForShop }),
  z.object({
    kind: z.literal("shop_application"),
    application: z.int(),
    company: z.string(),
    trade: z.string(),
    state: z.string(),
  }),
] as const;
export type ShopOrderEvent = z.infer<typeof happened>;
