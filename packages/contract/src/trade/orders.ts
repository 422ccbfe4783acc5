import * as z from "zod/mini";
import { normalisePhone } from "../nigeria/phone.ts";
import { orderEntry } from "../shop/orders/customer-orders.ts";
import { address, order, orderItemFields, orderPaymentFields, orderPrices } from "../shop/orders/order.ts";
import { calendarDay } from "../wire/calendar-input.ts";
import { onceKey } from "../wire/headers.ts";
import { type BodyOf, type DataOf, group, route } from "../wire/route.ts";
import { line, paragraph } from "../wire/text.ts";
import { wireAmount, wirePrice } from "../wire/wire-money.ts";
import { clientCart } from "./cart.ts";
import { clientPaymentMethods } from "./checkout.ts";
import { quickOrderRow, quickOrderSummary } from "./quick-order.ts";

/** Who takes the goods on the site; a Nigerian mobile in any usual form, kept as +234XXXXXXXXXX. */
const siteContact = z.strictObject({
  name: line(1, 120),
  phone: line(1, 30).check(
    z.refine((text) => normalisePhone(text).ok, {
      error: "must be a Nigerian mobile number",
      params: { code: "bad_phone" },
    }),
  ),
});

/** What an order is placed by; the checkout checks its entries by the parts of it. */
export const placeClientOrderBody = z.strictObject({
  site: z.strictObject({ address, contact: siteContact }),
  /** The client's own number for this purchase; it is printed on the invoice. */
  po_number: z.optional(line(0, 60)),
  /** The day that the goods are wished on: YYYY-MM-DD, a working day. */
  delivery_date: z.optional(calendarDay),
  payment: z.strictObject({ method: z.enum(clientPaymentMethods) }),
  note: z.optional(paragraph(1000)),
  /** Naira: the `payable` that the client saw. @source design D14 */
  accepted_total: z.number().check(z.gte(0), z.lte(1_000_000_000_000)),
});

/** The further fields of a line of a trade order: it is charged by its net amount, and its VAT is that of the whole line. */
export const clientOrderItemFields = {
  side_mark: z.optional(z.string()),
  /** Charged for one piece, without VAT. */
  unit_net: z.optional(wirePrice),
  /** The whole line without VAT. */
  net: z.optional(wireAmount),
};

/** The further fields of an order on account. */
export const accountPaymentFields = {
  /** Days after the invoice within which it is paid. */
  terms_days: z.optional(z.int()),
  /** YYYY-MM-DD, once there is an invoice. */
  due_date: z.optional(z.string()),
};

/** A company as an order names it. */
export const orderCompany = z.object({
  name: z.string(),
  rc_number: z.optional(z.string()),
  /** Tax identification number. */
  tin: z.optional(z.string()),
});

/** A consumer's order, with what trade adds to it. @source design "Order on the wire" */
export const clientOrder = z.object({
  ...order.shape,
  items: z.array(z.object({ ...orderItemFields, ...clientOrderItemFields })),
  payment: z.object({
    method: z.enum(clientPaymentMethods),
    ...orderPaymentFields,
    ...accountPaymentFields,
  }),
  prices: z.object({ ...orderPrices.shape, net: wireAmount }),
  company: orderCompany,
  site_contact: z.object({ name: z.string(), phone: z.string() }),
  po_number: z.optional(z.string()),
  delivery_date: z.optional(z.string()),
});
export type ClientOrder = z.infer<typeof clientOrder>;
const orderData = z.object({ order: clientOrder });

const clientOrderEntry = z.object({
  ...orderEntry.shape,
  /** One of cart-core's `orderStages`; a later release may send others: show `status` then. */
  stage: z.string(),
  payment_method: z.enum(clientPaymentMethods),
  po_number: z.optional(z.string()),
  delivery_date: z.optional(z.string()),
});
export type ClientOrderEntry = z.infer<typeof clientOrderEntry>;

const numberParams = z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) });

export const placeClientOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/orders",
  tag: "Trade orders",
  summary: "Places an order for the trade cart; the same Idempotency-Key and body give the same answer",
  status: 201,
  headers: onceKey,
  body: placeClientOrderBody,
  yields: "order",
  data: orderData,
  failures: [401, 403, 409, 422],
});
export type ClientOrderRequest = BodyOf<typeof placeClientOrder>;

export const listClientOrders = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/orders/list",
  isSafe: true,
  tag: "Trade orders",
  summary: "The signed-in trade client's own orders, the newest first",
  body: z.strictObject({
    /** A part of an order's number or of its purchase-order number. */
    text: z.optional(line(0, 60)),
    currentPage: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    pageSize: z.optional(z.int().check(z.gte(1), z.lte(100))),
  }),
  data: z.object({
    orders: z.array(clientOrderEntry),
    total_count: z.int(),
    page_info: z.object({ current_page: z.int(), page_size: z.int(), total_pages: z.int() }),
  }),
  failures: [401, 403],
});
export type ClientOrdersPage = DataOf<typeof listClientOrders>;

export const readClientOrder = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/clients/orders/{number}",
  tag: "Trade orders",
  summary: "One of the signed-in trade client's own orders; 404 for everybody else's",
  isPersonal: true,
  params: numberParams,
  yields: "order",
  data: orderData,
  failures: [401, 403, 404],
});

export const cancelClientOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/orders/{number}/cancel",
  tag: "Trade orders",
  summary: "Cancels an order that is not paid and not packed; a repeat answers with the cancelled order",
  params: numberParams,
  body: z.strictObject({}),
  yields: "order",
  data: orderData,
  failures: [401, 403, 404, 409],
});

/** Says yes to a proposed delivery fee; on account, the fee must fit into what is available too. @source design D1 */
export const acceptClientFee = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/orders/{number}/accept-fee",
  tag: "Trade orders",
  summary: "Accepts the proposed delivery fee; a repeat answers with the current order",
  params: numberParams,
  body: z.strictObject({ accepted_total: z.number().check(z.gte(0), z.lte(1_000_000_000_000)) }),
  yields: "order",
  data: orderData,
  failures: [401, 403, 404, 409, 422],
});

/**
 * Puts an order's lines into the cart again, each as far as it goes, and says what has changed since. The same
 * Idempotency-Key adds once.
 */
export const reorderClientOrder = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/clients/orders/{number}/reorder",
  tag: "Trade orders",
  summary: "Adds an order's lines to the cart, and lists each change of price and stock",
  params: numberParams,
  headers: onceKey,
  body: z.strictObject({}),
  data: z.object({
    rows: z.array(quickOrderRow),
    summary: quickOrderSummary,
    /** Products whose price for one piece is another now, with VAT. */
    price_changes: z.array(
      z.object({ sku: z.string(), name: z.string(), was: wirePrice, now: wirePrice, message: z.string() }),
    ),
    cart: clientCart,
  }),
  failures: [401, 403, 404, 409, 422],
});
/** What became of each line of the earlier order, and the cart with what was added. */
export type Reordered = DataOf<typeof reorderClientOrder>;

/** GET: the order's lines as a CSV file, safe to open in a spreadsheet; a path for each order number. */
export function clientOrderCsvPath(number: string): string {
  return `/api/clients/orders/${encodeURIComponent(number)}/csv`;
}

/** GET: the order's tax invoice as a PDF, in the session of the person whose order it is; 404 for everybody else. */
export function clientInvoicePath(number: string): string {
  return `/api/clients/orders/${encodeURIComponent(number)}/invoice`;
}

/** GET: one of the order's credit notes as a PDF, like its invoice. */
export function clientCreditNotePath(number: string, note: string): string {
  return `/api/clients/orders/${encodeURIComponent(number)}/credit-notes/${encodeURIComponent(note)}`;
}

/** The calls of trade orders. */
export const clientOrderCalls = /* @__PURE__ */ group(
  {
    placeClientOrder,
    listClientOrders,
    readClientOrder,
    cancelClientOrder,
    acceptClientFee,
    reorderClientOrder,
  },
  {
    placeClientOrder: {
      site: {
        address: {
          line1: "Plot 9, Admiralty Way",
          landmark: "Behind the bank",
          state: "Lagos",
          lga: "Eti-Osa",
        },
        contact: { name: "Bayo Ade", phone: "0803 123 4567" },
      },
      po_number: "EKO-2026-117",
      delivery_date: "2026-12-01",
      payment: { method: "on_account" },
      accepted_total: 524500,
    },
    listClientOrders: { text: "EKO-2026", currentPage: 1, pageSize: 20 },
    cancelClientOrder: {},
    acceptClientFee: { accepted_total: 519500 },
    reorderClientOrder: {},
  },
);
