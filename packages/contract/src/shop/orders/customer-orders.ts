import * as z from "zod/mini";
import { group, route } from "../../wire/route.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { mediaEntry } from "../product.ts";
import { order, orderStatuses } from "./order.ts";

/** An order as a list shows it. */
export const orderEntry = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  /** As in an order: a later release may send stages that are not known yet. */
  stage: z.optional(z.string()),
  placed_at: z.string(),
  /** Pieces of all lines. */
  total_quantity: z.int(),
  payable: wireAmount,
  /** The first line's name and picture. */
  first_name: z.string(),
  image: z.optional(mediaEntry),
  /** Pictures of the first lines, at most four. */
  images: z.optional(z.array(mediaEntry)),
});
export type OrderEntry = z.infer<typeof orderEntry>;

export const listOrders = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/orders",
  tag: "Orders",
  summary: "The signed-in person's orders, the newest first",
  isPersonal: true,
  yields: "orders",
  data: z.object({ orders: z.array(orderEntry) }),
  failures: [401],
});

/** GET: the order's tax invoice as a PDF, in the session of the person whose order it is; 404 for everybody else. */
export function ownInvoicePath(number: string): string {
  return `/api/orders/${encodeURIComponent(number)}/invoice`;
}

/** GET: one of the order's credit notes as a PDF, like its invoice. */
export function ownCreditNotePath(number: string, note: string): string {
  return `/api/orders/${encodeURIComponent(number)}/credit-notes/${encodeURIComponent(note)}`;
}

export const readOwnOrder = /* @__PURE__ */ route({
  method: "GET",
  path: "/api/orders/{number}",
  tag: "Orders",
  summary: "One of the signed-in person's orders; 404 for everybody else's",
  isPersonal: true,
  params: z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) }),
  yields: "order",
  data: z.object({ order }),
  failures: [401, 404],
});

/** The calls of a signed-in person's orders. */
export const customerOrderCalls = /* @__PURE__ */ group({ listOrders, readOwnOrder }, {});
