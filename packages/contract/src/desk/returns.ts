import {
  claimKinds,
  claimSettlements,
  claimStates,
  conditionsOnReceipt,
} from "@precise/cart-core/claim-words";
import * as z from "zod/mini";
import { claimFields, claimItem, returnClaim } from "../shop/orders/returns.ts";
import { type DataOf, group } from "../wire/route.ts";
import { line, namedSku, searchText } from "../wire/text.ts";
import { wireAmount } from "../wire/wire-money.ts";
import { deskRoute } from "./kit/desk-route.ts";
import { severalOf } from "./kit/list-query.ts";
import { sentPicture } from "./kit/sent-picture.ts";

/** A return or a warranty claim in a list. */
export const deskReturnRow = z.object({
  number: z.string(),
  order_number: z.string(),
  /** `return` or `warranty`. */
  kind: z.string(),
  /** `refund`, `replacement` or `repair`. */
  wish: z.string(),
  /** One of cart-core's `claimStates`. */
  state: z.string(),
  requested_at: z.string(),
  changed_at: z.string(),
  name: z.string(),
  /** SKU of its first article. */
  sku: z.string(),
  pieces: z.int(),
  /** Nothing of it is out of its time. */
  is_in_time: z.boolean(),
  pictures: z.int(),
});
export type DeskReturnRow = z.infer<typeof deskReturnRow>;

export const deskReturn = z.object({
  ...returnClaim.shape,
  items: z.array(claimItem),
  /** One more with each change. */
  revision: z.int(),
  changed_at: z.string(),
  /** YYYY-MM-DD in Lagos. */
  delivered_on: z.string(),
  /** Who of the staff wrote it down for a shopper; null where the shopper did. */
  opened_by: z.nullable(z.string()),
  /** `settled_as` is one of cart-core's `claimSettlements`. */
  settled_as: z.nullable(z.string()),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string(), is_masked: z.boolean() }),
  received: z.array(
    z.object({ sku: z.string(), condition: z.string(), quantity: z.int(), is_restocked: z.boolean() }),
  ),
  /** Where it may go now: cart-core's `claimStates`. */
  next: z.array(z.string()),
  /** Null for who does not see money. */
  money: z.nullable(
    z.object({
      /** What the terms say is due for what came back, or for all of it before that. */
      due: wireAmount,
      /** What can go back at most. */
      refundable: wireAmount,
    }),
  ),
  timeline: z.array(
    z.object({ at: z.string(), state: z.string(), text: z.string(), actor: z.nullable(z.string()) }),
  ),
});
export type DeskReturn = z.infer<typeof deskReturn>;

const numberParams = z.object({ number: line(1, 20) });
/** A sentence for the shopper. */
const reason = line(3, 300);
const changed = { yields: "claim", data: z.object({ claim: deskReturn }) } as const;
const failures = [404, 409, 422] as const;

export const listDeskReturns = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/returns",
  permission: "order.read",
  tag: "Returns",
  summary:
    "Returns and warranty claims, 50 at once: what is waiting for the shop, the oldest first, else the newest first",
  query: z.object({
    /** Several parted by commas. */
    state: z.optional(severalOf(claimStates, 200)),
    kind: z.optional(severalOf(claimKinds, 200)),
    /** Number of a claim or an order, a name, a phone in any form, a SKU or a serial number. */
    search: z.optional(searchText(80)),
    cursor: z.optional(line(1, 80)),
  }),
  data: z.object({
    returns: z.array(deskReturnRow),
    /** For the next rows; null where there are none. */
    next: z.nullable(z.string()),
    counts: z.object({ requested: z.int(), approved: z.int(), received: z.int() }),
  }),
});
export type DeskReturnPage = DataOf<typeof listDeskReturns>;

export const readDeskReturn = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/returns/{number}",
  permission: "order.read",
  tag: "Returns",
  summary: "A claim with its history, what came back and what is due",
  params: numberParams,
  ...changed,
  failures: [404],
});

export const readReturnPicture = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/returns/{number}/pictures/{position}",
  permission: "order.read",
  tag: "Returns",
  summary: "A picture of a claim, counted from 0: a JPEG without metadata, as base64",
  params: z.object({
    ...numberParams.shape,
    position: z.coerce.number().check(z.int(), z.gte(0), z.lte(99)),
  }),
  yields: "picture",
  data: z.object({ picture: sentPicture }),
  failures: [404],
});

/** The same as a shopper's own claim, without pictures. */
export const openDeskReturn = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/returns",
  permission: "return.settle",
  tag: "Returns",
  summary: "Writes a claim down for a shopper who called",
  status: 201,
  body: z.strictObject({ order: line(1, 40), ...claimFields }),
  ...changed,
  failures,
});

export const decideReturn = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/returns/{number}/decide",
  permission: "return.settle",
  tag: "Returns",
  summary: "Approves or refuses a claim; a refusal needs a reason, which the shopper reads",
  params: numberParams,
  body: z.strictObject({ decision: z.enum(["approve", "refuse"]), reason: z.optional(reason) }),
  ...changed,
  failures,
});

/** What came back: pieces of an article in one condition. */
export const receivedLines = z
  .array(
    z.strictObject({
      sku: namedSku,
      condition: z.enum(conditionsOnReceipt),
      quantity: z.int().check(z.gte(1), z.lte(10_000)),
      restock: z.boolean(),
    }),
  )
  .check(z.minLength(1), z.maxLength(200));

export const receiveReturn = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/returns/{number}/receive",
  permission: "return.receive",
  tag: "Returns",
  summary: "Notes what came back and in which condition; only what is as new may go on sale again",
  params: numberParams,
  body: z.strictObject({
    lines: receivedLines,
    note: z.optional(reason),
  }),
  ...changed,
  failures,
});

/**
 * A refund goes back as any other of its order, with its credit note; above what a role may it waits for an approval, and
 * `approval` names it. A replacement takes as many pieces out of stock as came back.
 */
export const settleReturn = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/returns/{number}/settle",
  permission: "return.settle",
  tag: "Returns",
  summary:
    "Settles a claim whose goods came back: refund, replacement, repair, or they go back to the shopper",
  params: numberParams,
  body: z.strictObject({
    as: z.enum(claimSettlements),
    /** Naira, with `refund`; what is due where it is left out. */
    amount: z.optional(z.number().check(z.gte(0.01), z.lte(1_000_000_000))),
    /** The shopper reads it; a credit note states it too. */
    reason,
    /** With `refund`: the bank's reference of a transfer that was made already. */
    reference: z.optional(line(1, 120)),
  }),
  data: z.object({
    claim: deskReturn,
    approval: z.optional(z.object({ id: z.string(), reason: z.string() })),
  }),
  failures,
});

export const closeReturn = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/returns/{number}/close",
  permission: "return.settle",
  tag: "Returns",
  summary: "Closes a claim with which nothing is left to do, or whose goods never came",
  params: numberParams,
  body: z.strictObject({ reason: z.optional(reason) }),
  ...changed,
  failures,
});

/** The desk's calls of returns and warranty claims. */
export const deskReturnCalls = /* @__PURE__ */ group(
  {
    listDeskReturns,
    readDeskReturn,
    readReturnPicture,
    openDeskReturn,
    decideReturn,
    receiveReturn,
    settleReturn,
    closeReturn,
  },
  {
    openDeskReturn: {
      order: "PR-7K3M9QX1",
      kind: "warranty",
      wish: "repair",
      lines: [{ sku: "PR-CH-ADN60-BB", quantity: 1, reason: "faulty", serial: "ADN60-2210-0417" }],
      note: "Ada called: the ring went dark.",
    },
    decideReturn: { decision: "approve" },
    receiveReturn: {
      lines: [{ sku: "PR-CH-ADN60-BB", condition: "faulty_confirmed", quantity: 1, restock: false }],
    },
    settleReturn: { as: "refund", amount: 385000, reason: "The LED driver had failed." },
    closeReturn: { reason: "The goods never came." },
  },
);
