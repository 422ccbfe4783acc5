import { maxLinesPerCart, maxQuantityPerLine } from "@precise/cart-core/limits";
import { isWholeKobo } from "@precise/cart-core/money";
import * as z from "zod/mini";
import {
  address,
  contact,
  deliveryChoice,
  newsChannels,
  order,
  orderPrices,
  paymentChoice,
  paymentMethods,
} from "../../shop/orders/order.ts";
import { mediaEntry } from "../../shop/product.ts";
import { onceKey } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph, searchText } from "../../wire/text.ts";
import { wireAmount, wirePrice } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { typedSku } from "../products/products.ts";

/** Lines of an order that staff write down: each article once. Prices are the catalogue's, never the caller's. */
export const writtenLines = z
  .array(z.strictObject({ sku: typedSku, quantity: z.int().check(z.gte(1), z.lte(maxQuantityPerLine)) }))
  .check(
    z.maxLength(maxLinesPerCart),
    z.refine((lines) => new Set(lines.map(({ sku }) => sku)).size === lines.length, {
      error: "must name each article once",
    }),
  );

/** An article as someone on the telephone asks for it. */
export const deskArticle = z.object({
  sku: z.string(),
  name: z.string(),
  image: z.optional(mediaEntry),
  /** What is paid for one now. */
  price: wirePrice,
  /** Where that is a special price: the usual one. */
  list_price: z.optional(wirePrice),
  /** Pieces that can be sold now. */
  in_stock: z.int(),
});
export type DeskArticle = z.infer<typeof deskArticle>;

export const findDeskArticles = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/articles",
  permission: "order.write",
  tag: "Telephone orders",
  summary: "Articles by number or words, with price and stock, the best match first",
  query: z.object({ search: searchText(200) }),
  data: z.object({ articles: z.array(deskArticle) }),
  yields: "articles",
});

export const readOrderOptions = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/order-options",
  permission: "order.write",
  tag: "Telephone orders",
  summary: "Showrooms for collection, and the ways to pay",
  data: z.object({
    showrooms: z.array(z.object({ id: z.string(), name: z.string() })),
    payments: z.array(z.enum(paymentMethods)),
    /** How news of an order can be sent to a phone. */
    news_channels: z.array(z.enum(newsChannels)),
  }),
});

/** Why an order could not be placed as it is. */
export const orderProblem = z.object({
  /** One of the error codes of `POST /api/orders`. */
  code: z.string(),
  message: z.string(),
  field: z.optional(z.string()),
});

export const quotedLine = z.object({
  sku: z.string(),
  name: z.string(),
  image: z.optional(mediaEntry),
  quantity: z.int(),
  unit_price: wirePrice,
  row_total: wireAmount,
  in_stock: z.int(),
});

/** What an order would cost now, by the rules of the shop. */
export const orderQuote = z.object({
  lines: z.array(quotedLine),
  /** `delivery_fee` is null where it has to be confirmed first. */
  prices: orderPrices,
  /** Ways to pay on offer for this total. */
  payments: z.array(z.object({ method: z.string(), is_offered: z.boolean(), limit: z.optional(wireAmount) })),
  /** What there is to say about the voucher. */
  notices: z.array(z.string()),
  problems: z.array(orderProblem),
});
export type OrderQuote = z.infer<typeof orderQuote>;

const agreedNaira = z
  .number()
  .check(z.gte(0), z.lte(1_000_000_000), z.refine(isWholeKobo, { error: "must be whole kobo" }));
const voucher = line(1, 60);

/** What staff agree with a caller by hand, in naira, for this order alone. Who may and how far is asked of their roles. */
const agreedFields = {
  /** Off the goods. */
  discount: z.optional(agreedNaira),
  /** In place of the fee of the shop's table; 0 is free. */
  delivery_fee: z.optional(agreedNaira),
};

/** The same with the reason, which is kept in the audit: the buyer does not read it. */
const agreedAmounts = z.strictObject({ ...agreedFields, reason: line(3, 300) }).check(
  z.refine(({ discount, delivery_fee }) => discount !== undefined || delivery_fee !== undefined, {
    error: "must name a discount or a delivery fee",
  }),
);

/** Who calls: without an e-mail, where they have none. @source decision 081 */
const callersContact = z.strictObject({ ...contact.shape, email: z.optional(contact.shape.email) });

/** A telephone order without what the call itself says. */
export const telephoneOrder = z.strictObject({
  lines: writtenLines.check(z.minLength(1)),
  /** `news`: what the caller agreed to get on their phone. */
  contact: z.strictObject({ ...callersContact.shape, news: z.optional(z.enum(newsChannels)) }),
  /** Needed for delivery. */
  address: z.optional(address),
  delivery: deliveryChoice,
  payment: paymentChoice,
  voucher: z.optional(voucher),
  agreed: z.optional(agreedAmounts),
  note: z.optional(paragraph(1000)),
  /** Naira: the `payable` that the caller agreed to. */
  accepted_total: z.number().check(z.gte(0), z.lte(1_000_000_000_000)),
});

/** The totals while the order is still being written down: what is missing is not checked yet. */
export const quoteTelephoneOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/telephone-orders/quote",
  permission: "order.write",
  isSafe: true,
  tag: "Telephone orders",
  summary: "What an order would cost now, and what stands against it; changes nothing",
  body: z.strictObject({
    lines: writtenLines,
    delivery: deliveryChoice,
    payment: z.optional(paymentChoice),
    contact: z.optional(callersContact),
    address: z.optional(address),
    voucher: z.optional(voucher),
    agreed: z.optional(z.strictObject(agreedFields)),
  }),
  data: z.object({ quote: orderQuote }),
  yields: "quote",
  failures: [422],
});

/**
 * Places an order for someone on the telephone. That they called proves the order; they get the usual e-mail with its links, where they have an address.
 * 409 `figures_changed`: it would cost something else than `accepted_total` now, see `data.prices`.
 */
export const placeTelephoneOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/telephone-orders",
  permission: "order.write",
  tag: "Telephone orders",
  summary: "Places an order for a caller; the same Idempotency-Key and body give the same answer",
  status: 201,
  headers: onceKey,
  body: telephoneOrder,
  data: z.object({
    order,
    /** Pages of the shop, to be sent to the caller in addition to the e-mail; `pay` where it is paid online. */
    links: z.object({ order: z.string(), pay: z.optional(z.string()) }),
  }),
  failures: [404, 409, 422],
});

export const findCallersOrders = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/callers",
  permission: "order.write",
  tag: "Telephone orders",
  summary: "Earlier orders of a phone number, and what is known of its owner",
  query: z.object({ phone: z.string().check(z.minLength(1), z.maxLength(30)) }),
  data: z.object({
    orders: z.array(
      z.object({
        number: z.string(),
        stage: z.string(),
        placed_at: z.string(),
        /** Left out for who may not see money. */
        payable: z.optional(wireAmount),
        pieces: z.int(),
      }),
    ),
    /** Of the last order, to be asked "still the same?"; null for a new caller, and for who may not see addresses. */
    last: z.nullable(z.object({ contact: order.shape.contact, address: order.shape.address })),
  }),
});

/**
 * What our e-mails would bring the buyer of an order without an e-mail address: staff read it out, or send it from their phone.
 * Each call is an entry of the audit. 409 `refused`: the order has an e-mail address, and its buyer has all this.
 * @source decision 081
 */
export const readWordsForBuyer = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/words-for-buyer",
  permission: "order.write",
  tag: "Telephone orders",
  summary: "Links and the delivery code of an order without an e-mail address, for its buyer",
  params: z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) }),
  body: z.strictObject({}),
  data: z.object({
    /** The order's page: it opens by the order's number and phone. */
    order_link: z.string(),
    /** What the rider asks for, while it is on its way; of several parts, each in turn, parted by commas. */
    delivery_code: z.optional(z.string()),
    /** Where a proposed change is accepted. */
    change_link: z.optional(z.string()),
  }),
  failures: [404, 409],
});

const lines = [{ sku: "PR-PD-LEK30-BB", quantity: 2 }];
const ada = { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "0803 000 0000" };
/** The calls of orders by telephone. */
export const telephoneOrderCalls = /* @__PURE__ */ group(
  {
    findDeskArticles,
    readOrderOptions,
    quoteTelephoneOrder,
    placeTelephoneOrder,
    findCallersOrders,
    readWordsForBuyer,
  },
  {
    quoteTelephoneOrder: { lines, delivery: { method: "delivery" }, voucher: "WELCOME-7KQ2M-9XTR4" },
    placeTelephoneOrder: {
      lines,
      contact: ada,
      address: { line1: "9 Palm Avenue", state: "Lagos", lga: "Eti-Osa" },
      delivery: { method: "delivery" },
      payment: { method: "bank_transfer" },
      accepted_total: 524000,
    },
    readWordsForBuyer: {},
  },
);
