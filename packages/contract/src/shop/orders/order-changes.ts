import * as z from "zod/mini";
import { group, route } from "../../wire/route.ts";
import { line } from "../../wire/text.ts";
import { wireAmount, wirePrice } from "../../wire/wire-money.ts";
import { order, orderPrices } from "./order.ts";

const lineSide = z.nullable(z.object({ quantity: z.int(), unit_price: wirePrice, row_total: wireAmount }));

/** What a change of an order comes to: as it is, and as it would be at the prices of now. */
export const orderDifference = z.object({
  /** Every line of either; null on the side where it is missing. */
  lines: z.array(z.object({ sku: z.string(), name: z.string(), before: lineSide, after: lineSide })),
  delivery: z.object({ before: z.string(), after: z.string() }),
  payment: z.object({ before: z.string(), after: z.string() }),
  /** `delivery_fee` is null where it has to be confirmed first. */
  prices: z.object({ before: orderPrices, after: orderPrices }),
  /** What we have of the buyer's money for this order. */
  paid: wireAmount,
  /** Still to pay after the change; without a fee that is not known yet. */
  to_pay: wireAmount,
  /** What the buyer gets back. */
  to_refund: wireAmount,
});
export type OrderDifference = z.infer<typeof orderDifference>;

/** `open` waits for the buyer's answer; `void`: the order has moved on, so that nothing can be agreed to any more. */
export const changeStates = [
  "open",
  "accepted",
  "applied",
  "declined",
  "withdrawn",
  "replaced",
  "expired",
  "void",
] as const;
export type ChangeState = (typeof changeStates)[number];

/** A change of an order as its buyer is asked about it. */
export const proposedChange = z.object({
  number: z.string(),
  state: z.enum(changeStates),
  /** What the staff wrote for the buyer. */
  reason: z.string(),
  expires_at: z.string(),
  /** Only of an open one, whose goods are there. */
  difference: z.optional(orderDifference),
  /** Why an open one cannot be accepted at the moment. */
  problems: z.array(z.string()),
  /** The order that took the other's place. */
  new_number: z.optional(z.string()),
});
export type ProposedChange = z.infer<typeof proposedChange>;

const token = line(1, 512);

/** Reading changes nothing: mail scanners follow links. A POST, so that no log holds the token. */
export const readOrderChange = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/change",
  tag: "Orders",
  summary:
    "The change of an order that our e-mail asks about, by its token; the same 404 for every bad token",
  body: z.strictObject({ token }),
  yields: "change",
  data: z.object({ change: proposedChange }),
  failures: [404],
});

/**
 * Says yes to a change: the order is placed again and takes the other's place, with its money. A repeat answers with the new
 * order. 409 `change_not_open`: it was answered, withdrawn, has expired, or the order has moved on; 409 `figures_changed`: it
 * comes to another total than `accepted_total` now.
 */
export const acceptOrderChange = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/change/accept",
  tag: "Orders",
  summary: "Accepts the change of an order, by the token of our e-mail",
  body: z.strictObject({
    token,
    /** Naira: the `payable` of the difference that the buyer saw. @source design D14 */
    accepted_total: z.number().check(z.gte(0), z.lte(1_000_000_000_000)),
  }),
  yields: "order",
  data: z.object({ order }),
  failures: [404, 409, 422],
});

/** The order stays as it is. A repeat answers the same. */
export const declineOrderChange = /* @__PURE__ */ route({
  method: "POST",
  path: "/api/orders/change/decline",
  tag: "Orders",
  summary: "Declines the change of an order, by the token of our e-mail",
  body: z.strictObject({ token }),
  yields: "change",
  data: z.object({ change: proposedChange }),
  failures: [404, 409],
});

const exampleToken = "WyJQUi03SzNNOVFYMSA3IiwxOTU2NTI4MDAwXQ.kq0Wm3s9";
/** What a buyer does with a change that the shop proposes. */
export const orderChangeCalls = /* @__PURE__ */ group(
  { readOrderChange, acceptOrderChange, declineOrderChange },
  {
    readOrderChange: { token: exampleToken },
    acceptOrderChange: { token: exampleToken, accepted_total: 524000 },
    declineOrderChange: { token: exampleToken },
  },
);
