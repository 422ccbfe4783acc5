import { paymentKindsOf } from "@precise/cart-core/payment-kinds";
import * as z from "zod/mini";
import { isLgaOf } from "../../nigeria/local-government-areas.ts";
import { normalisePhone } from "../../nigeria/phone.ts";
import { states } from "../../nigeria/states.ts";
import { buyerKey } from "../../nigeria/which-order.ts";
import { onceKey } from "../../wire/headers.ts";
import { type BodyOf, group, route } from "../../wire/route.ts";
import { emailAddress, line, paragraph } from "../../wire/text.ts";
import { wireAmount, wirePrice } from "../../wire/wire-money.ts";
import { promisedDays } from "../delivery-promises.ts";
import { finding } from "../light/lighting.ts";
import { mediaEntry } from "../product.ts";

export const orderStatuses = ["placed", "fee_pending", "awaiting_payment", "confirmed", "cancelled"] as const;
export const paymentMethods = paymentKindsOf("shopper");
export type PaymentMethod = (typeof paymentMethods)[number];

/** Who the order is for; the phone is a Nigerian mobile in any usual form and is kept as +234XXXXXXXXXX. */
export const contact = z.strictObject({
  email: emailAddress,
  firstname: line(1, 60),
  lastname: line(1, 60),
  phone: line(1, 30).check(
    z.refine((text) => normalisePhone(text).ok, {
      error: "must be a Nigerian mobile number",
      params: { code: "bad_phone" },
    }),
  ),
});

export const address = z
  .strictObject({
    line1: line(3, 120),
    line2: z.optional(line(0, 120)),
    landmark: z.optional(line(0, 120)),
    state: z.enum(states.map((state) => state.name)),
    lga: line(1, 60),
  })
  .check(
    z.refine((address) => isLgaOf(address.state, address.lga), {
      error: "must be a local government area of the state",
      path: ["lga"],
      params: { code: "bad_area" },
    }),
  );
export type Address = z.infer<typeof address>;

export const deliveryChoice = z.union([
  z.strictObject({ method: z.literal("delivery") }),
  z.strictObject({ method: z.literal("pickup"), showroom: line(1, 60) }),
]);

export const paymentChoice = z.strictObject({ method: z.enum(paymentMethods) });

/** How a shopper may hear of an order besides e-mail, where the shop offers it. */
export const newsChannels = ["sms", "whatsapp"] as const;
export type NewsChannel = (typeof newsChannels)[number];

const placeOrderBody = z.strictObject({
  /** Any text is looked up, as in the cart calls. @source design D4 */
  cartId: z.string(),
  /** `news`: what the shopper ticked; a channel that is not offered is passed over. */
  contact: z.strictObject({ ...contact.shape, news: z.optional(z.enum(newsChannels)) }),
  /** Needed for delivery; for pick-up at a showroom it may be left out. */
  address: z.optional(address),
  delivery: deliveryChoice,
  payment: paymentChoice,
  note: z.optional(paragraph(1000)),
  /** Naira: the `payable` that the shopper saw. @source design D14 */
  accepted_total: z.number().check(z.gte(0), z.lte(1_000_000_000_000)),
  /**
   * Ids of the cart's findings that the shopper ticked. Where it is sent, each `stop` of the cart must be in it (else 422
   * `findings_not_acknowledged`); a client that shows no findings leaves it out and is not asked.
   */
  acknowledged_findings: z.optional(z.array(line(1, 200)).check(z.maxLength(100))),
});

export const orderPrices = z.object({
  subtotal: wireAmount,
  /** `code` is empty for a discount that needs none. */
  discounts: z.optional(z.array(z.object({ amount: wireAmount, label: z.string(), code: z.string() }))),
  /** Null while delivery for this total is to be confirmed. @source design D1 */
  delivery_fee: z.nullable(wireAmount),
  grand_total: wireAmount,
  payable: wireAmount,
  vat: wireAmount,
  /** The rate that it was placed with, 75 for 7.5 %. An older API leaves it out: then it was that. @source decision 092 */
  vat_per_thousand: z.optional(z.int()),
});
export type OrderPrices = z.infer<typeof orderPrices>;

/** Bank account for a transfer. @source design D14 */
const bankDetails = z.object({ bank_name: z.string(), account_name: z.string(), account_number: z.string() });

/** A line as it was ordered. */
export const orderItemFields = {
  sku: z.string(),
  name: z.string(),
  urlPath: z.string(),
  quantity: z.int(),
  /** Paid for one piece. */
  unit_price: wirePrice,
  row_total: wireAmount,
  image: z.optional(mediaEntry),
  /** Its place among the order's lines, from 1, where it is another than its place here: a line of which nothing is left is not an item. */
  line: z.optional(z.int()),
};

/** One attempt to pay online, the oldest first. */
export const paymentAttempt = z.object({
  /** Ours, and the payment service's: what a payer names when asking about it. */
  reference: z.string(),
  /** One of cart-core's `attemptStatuses`. A later release may send others. */
  status: z.string(),
  amount: wireAmount,
  /** The page of the payment service; only while the attempt is open. */
  url: z.optional(z.string()),
  /** Until when that page takes money, where it says so. */
  expires_at: z.optional(z.string()),
  /** The payment service's word for how it was paid, such as `card` or `bank_transfer`. */
  channel: z.optional(z.string()),
  /** The last four digits of the card. */
  last4: z.optional(z.string()),
  /** The bank's words, of one that failed. */
  message: z.optional(z.string()),
  /** What the payer's bank sent in place of `amount`; it goes back to that account. */
  sent: z.optional(wireAmount),
});

/** Money that goes back by the payment service. */
export const paymentRefund = z.object({
  id: z.string(),
  amount: wireAmount,
  /** One of cart-core's `refundStatuses`. A later release may send others. */
  status: z.string(),
  /** YYYY-MM-DD: the payer should have it by then. */
  expected_by: z.optional(z.string()),
});

/** How an order is paid, apart from the method. */
export const orderPaymentFields = {
  bank: z.optional(bankDetails),
  reference: z.optional(z.string()),
  /** Until then the payment is waited for; afterwards the order is cancelled and its goods are free again. */
  pay_by: z.optional(z.string()),
  /** When the order counted as paid. */
  paid_at: z.optional(z.string()),
  /** What its money says: one of cart-core's `paymentStatuses`. A later release may send others. */
  status: z.optional(z.string()),
  /** All that came for it. */
  received: z.optional(wireAmount),
  /** All that went back. */
  refunded: z.optional(wireAmount),
  /** Still to pay; only where something came and it is not enough. */
  missing: z.optional(wireAmount),
  /** What came above what it costs, or all that is left of a cancelled order's money: it goes back to its payer. */
  excess: z.optional(wireAmount),
  /** Attempts to pay online. */
  attempts: z.optional(z.array(paymentAttempt)),
  /** Refunds by the payment service, the oldest first. */
  refunds: z.optional(z.array(paymentRefund)),
};

/**
 * Whether an order's goods are set aside for it.
 * `is_proved`: its buyer was signed in, or confirmed by the link of our mail, a payment or a call.
 * `goods`: `held`; `free`, they are on sale again; `waiting`, they are set aside once the order is confirmed.
 * `until`: ISO time at which held goods go back on sale, where there is one. `gone`: names of what is out of stock now,
 * while the goods are not held and the order still stands.
 * @source design D28
 */
export const orderHold = z.object({
  is_proved: z.boolean(),
  goods: z.enum(["held", "free", "waiting"]),
  until: z.optional(z.string()),
  gone: z.optional(z.array(z.string())),
});
export type OrderHold = z.infer<typeof orderHold>;

/**
 * How an order goes to its shopper. `by`: a carrier, or a rider's first name. `waybill`: the carrier's number of it.
 * `code`: six digits to give the person who brings it; while it is on its way, and for its shopper alone.
 */
const shipment = z.object({
  by: z.string(),
  sent_at: z.string(),
  waybill: z.optional(z.string()),
  /** Where the carrier says where it is; https. */
  tracking_url: z.optional(z.string()),
  /** Where there is more than one. */
  parcels: z.optional(z.int()),
  code: z.optional(z.string()),
});

/** Pieces that were taken off it after it was packed: they are not sent, and not in `items` and `prices`. @source decision 139 */
export const cancelledPieces = z.optional(
  z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.int() })),
);

const linePieces = z.object({ line: z.int(), quantity: z.int() });

/**
 * An order that goes in parts: what was sent, in turn, and what is still to come. `line`: the item's, see `placeOfItem`.
 * @source decision 137
 */
export const orderParts = z.object({
  sent: z.array(
    z.object({
      ...shipment.shape,
      part: z.int(),
      /** `out`, `failed` (no one took it yet) or `delivered`. A later release may send others. */
      state: z.string(),
      lines: z.array(linePieces),
    }),
  ),
  to_send: z.array(linePieces),
});
export type OrderParts = z.infer<typeof orderParts>;

/** @source design "Order on the wire" */
export const order = z.object({
  number: z.string(),
  /** The stage in the five words of the first release, which older apps read. */
  status: z.enum(orderStatuses),
  /** Where the order stands: one of cart-core's `orderStages`. A later release may send others: show `status` then. */
  stage: z.optional(z.string()),
  placed_at: z.string(),
  items: z.array(z.object(orderItemFields)),
  cancelled: cancelledPieces,
  contact: z.object({
    /** Empty where the buyer has none: an order that the shop's staff wrote down. */
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    phone: z.string(),
    /** News of the order go to the phone too: `sms` or `whatsapp`. A later release may send others. */
    news: z.optional(z.string()),
  }),
  address: z.nullable(
    z.object({
      line1: z.string(),
      line2: z.optional(z.string()),
      landmark: z.optional(z.string()),
      state: z.string(),
      lga: z.string(),
    }),
  ),
  delivery: z.object({
    method: z.enum(["delivery", "pickup"]),
    showroom: z.optional(
      z.object({ id: z.string(), name: z.string(), address: z.string(), phone: z.string() }),
    ),
    /** Once someone was sent with all of it. */
    shipment: z.optional(shipment),
    /** Once someone was sent with a part of it. */
    parts: z.optional(orderParts),
  }),
  /** The days on which it was promised to come; left out where nothing was. Counted again when it is confirmed. @source decision 069 */
  promised: z.optional(promisedDays),
  payment: z.object({ method: z.enum(paymentMethods), ...orderPaymentFields }),
  /** A delivery fee that waits for the shopper's yes, and what is paid with it. @source design D1 */
  fee_proposal: z.optional(
    z.object({ delivery_fee: wireAmount, payable: wireAmount, answer_by: z.optional(z.string()) }),
  ),
  /** Whether its goods are set aside. @source design D28 */
  hold: z.optional(orderHold),
  /** What the shopper may do with it now. `hold_again`: set aside goods that are on sale again. */
  shopper_may: z.optional(
    z.object({ cancel: z.boolean(), accept_fee: z.boolean(), hold_again: z.optional(z.boolean()) }),
  ),
  /**
   * Its tax invoice, once there is one; `url` is a path under this site that opens the PDF for a while, and comes with
   * the answers that are read for a person.
   */
  invoice: z.optional(z.object({ number: z.string(), url: z.optional(z.string()) })),
  /** What its invoice was corrected by, the oldest first; `url` as with the invoice. */
  credit_notes: z.optional(
    z.array(
      z.object({
        number: z.string(),
        amount: wireAmount,
        issued_at: z.string(),
        url: z.optional(z.string()),
      }),
    ),
  ),
  note: z.optional(z.string()),
  /** What did not fit together, and was ordered all the same: as it was shown and ticked. */
  acknowledged_findings: z.optional(z.array(finding)),
  prices: orderPrices,
  /** `stage` where the entry brought the order to one; `text` is a ready sentence. */
  timeline: z.array(z.object({ at: z.string(), text: z.string(), stage: z.optional(z.string()) })),
});
export type Order = z.infer<typeof order>;

/** Stands under `data` of a 409 `figures_changed`: what the order would cost now. @source design D14 */
export const changedFigures = z.object({ prices: orderPrices, notices: z.array(z.string()) });

export const placeOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders",
  tag: "Orders",
  summary: "Places an order; the same Idempotency-Key and body give the same answer",
  status: 201,
  headers: onceKey,
  body: placeOrderBody,
  yields: "order",
  data: z.object({ order }),
  failures: [401, 403, 404, 409, 422],
});
export type OrderRequest = BodyOf<typeof placeOrder>;

export const trackOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/track",
  isSafe: true,
  tag: "Orders",
  summary: "An order by its number and e-mail, or phone where it has none; the same 404 whichever is wrong",
  body: z.strictObject({ number: line(1, 40), email: buyerKey }),
  yields: "order",
  data: z.object({ order }),
  failures: [404],
});

const exampleCartId = "q0W9v6xJm2LrT4bYc8ZkH1sNfE3aUdGp";
/** The calls that place and find orders. */
export const orderCalls = /* @__PURE__ */ group(
  { placeOrder, trackOrder },
  {
    placeOrder: {
      cartId: exampleCartId,
      contact: { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 000 0000" },
      address: {
        line1: "9 Palm Avenue",
        landmark: "Opposite the park",
        state: "Lagos",
        lga: "Eti-Osa",
      },
      delivery: { method: "delivery" },
      payment: { method: "bank_transfer" },
      accepted_total: 524000,
    },
    trackOrder: { number: "PR-7K3M9QX1", email: "ada@example.com" },
  },
);
