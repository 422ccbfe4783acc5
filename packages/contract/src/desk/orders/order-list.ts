import * as z from "zod/mini";
import { calendarDay } from "../../wire/calendar-input.ts";
import { group } from "../../wire/route.ts";
import { searchText } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";

/** An order as the desk's list shows it. Without `payment.read` there is no money in it. */
export const deskOrderRow = z.object({
  number: z.string(),
  /** Raised by every change: what `If-Match` names. */
  revision: z.int(),
  /** One of cart-core's `orderStages`. */
  stage: z.string(),
  placed_at: z.string(),
  /** The company of a trade client's order, else the buyer. */
  name: z.string(),
  is_trade: z.boolean(),
  /** Masked for who may not see it: `••• ••• 4567`. */
  phone: z.string(),
  /** `Ikeja, Lagos`, or the showroom where it is collected. */
  place: z.string(),
  /** One of cart-core's payment kinds. */
  payment: z.string(),
  /** One of cart-core's `paymentStatuses`. */
  money: z.string(),
  payable: z.optional(wireAmount),
  /** What is missing where a part was paid. */
  missing: z.optional(wireAmount),
  /** Until when its payment, or its buyer's answer, is waited for. */
  waits_until: z.nullable(z.string()),
  goods: z.object({
    state: z.enum(["held", "free", "waiting"]),
    /** Held goods go back on sale then. */
    until: z.nullable(z.string()),
    /** A real person is known to stand behind the order. */
    is_proved: z.boolean(),
  }),
  /** Its goods do not leave the house: money of it went back, goes back, or is disputed. */
  is_held: z.boolean(),
  /** Pieces of all lines. */
  pieces: z.int(),
  /** How many of them were sent, of a packed order that goes in parts. */
  sent: z.optional(z.int()),
  marks: z.object({
    /** The buyer wrote something with it. */
    wish: z.boolean(),
    /** How many notes the staff wrote. */
    notes: z.int(),
  }),
});
export type DeskOrderRow = z.infer<typeof deskOrderRow>;

/** Values of a filter, parted by commas. */
const several = z.optional(z.string().check(z.maxLength(300), z.regex(/^[a-z_,]*$/)));
const day = z.optional(calendarDay);

/** What narrows the list of orders; all of it must fit. */
export const orderFilter = {
  /**
   * Part of a number, a name, a place, an e-mail, a phone in any form, an amount (`₦125,000`), `stage:packed`,
   * an article's number, an invoice's, `money:part_paid`, `sku:LAMP-1`.
   */
  search: z.optional(searchText(200)),
  stage: several,
  money: several,
  payment: several,
  delivery: z.optional(z.enum(["delivery", "pickup"])),
  buyer: z.optional(z.enum(["shopper", "company"])),
  /** Its goods wait, because money of it went back, goes back, or is disputed. */
  held: z.optional(z.enum(["yes", "no"])),
  /** It is held, its money needs a look, or its delivery failed. */
  trouble: z.optional(z.literal("yes")),
  /** Days in Lagos; both are in. */
  from: day,
  to: day,
};

/** The views of orders that come with the shop, in the order of a day: what stands behind the `?` of the list's address. */
export const orderViews = [
  { id: "to_confirm", name: "To confirm", query: "stage=placed" },
  { id: "waiting", name: "Waiting for money", query: "stage=awaiting_payment" },
  { id: "to_pack", name: "To pack", query: "stage=confirmed&held=no" },
  { id: "to_send", name: "To send", query: "stage=packed&held=no" },
  { id: "on_the_way", name: "On the way", query: "stage=shipped" },
  { id: "trouble", name: "Trouble", query: "trouble=yes" },
] as const;

const pageSize = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50);

export const listDeskOrders = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/orders",
  permission: "order.read",
  tag: "Orders",
  summary: "Orders, filtered, sorted and in pages",
  query: z.object({
    ...orderFilter,
    /** `-` before it: the largest first. */
    sort: z._default(z.enum(["-placed_at", "placed_at", "-payable", "payable", "waits_until"]), "-placed_at"),
    cursor: z.optional(z.string().check(z.maxLength(200))),
    limit: pageSize,
  }),
  data: z.object({
    orders: z.array(deskOrderRow),
    /** Of all pages. */
    ...pageEnd,
    /** Of an empty list: how many there are without each filter, so that one knows which to drop. */
    without: z.array(z.object({ filter: z.string(), total: z.int() })),
  }),
});

/** A cheap look for orders that came since: to be asked every few seconds. */
export const readDeskNews = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/news",
  permission: "order.read",
  tag: "Orders",
  summary: "Orders placed since the last look",
  query: z.object({
    /** The `cursor` of the last answer; without it nothing is new. */
    since: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  data: z.object({
    cursor: z.string(),
    /** At most 20, the newest first. */
    orders: z.array(
      z.object({ number: z.string(), name: z.string(), stage: z.string(), placed_at: z.string() }),
    ),
    count: z.int(),
  }),
});

/** The calls that find orders at the desk. */
export const deskOrderListCalls = /* @__PURE__ */ group({ listDeskOrders, readDeskNews }, {});
