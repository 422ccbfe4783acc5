import * as z from "zod/mini";
import { finding } from "../../shop/light/lighting.ts";
import { cancelledPieces, orderItemFields, orderParts, orderPrices } from "../../shop/orders/order.ts";
import { seenAndKeyIfAny } from "../../wire/headers.ts";
import { group } from "../../wire/route.ts";
import { line, paragraph } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";

/** A movement of money, or one that was promised or tried. */
const ledgerEntry = z.object({
  at: z.string(),
  /** `received`, `refunded`, `reversed`, `chargeback`, `chargeback_won`; `attempt`, `refund`, `dispute` by the payment service. */
  kind: z.string(),
  /** `bank`, `cash`, `paystack` */
  provider: z.optional(z.string()),
  reference: z.string(),
  /** How an attempt, a refund or a dispute stands. */
  status: z.optional(z.string()),
  amount: wireAmount,
  /** The whole transfer, where the order got a part of it. */
  of: z.optional(wireAmount),
  payer: z.optional(z.string()),
  actor: z.optional(z.string()),
  /** Why a person has to look at it; what a bank said; why it is refunded. */
  note: z.optional(z.string()),
  /** It turned out to be another order's. */
  undone_at: z.optional(z.string()),
  /** Until when a dispute has to be answered. */
  due_at: z.optional(z.string()),
});

/** What moved for an order, and what that comes to. */
export const orderLedger = z.object({
  /** One of cart-core's `paymentStatuses`. */
  status: z.string(),
  payable: wireAmount,
  received: wireAmount,
  refunded: wireAmount,
  /** `received − refunded` */
  net: wireAmount,
  /** Of `net`, promised back: held, or on its way. */
  refunding: z.optional(wireAmount),
  missing: z.optional(wireAmount),
  excess: z.optional(wireAmount),
  entries: z.array(ledgerEntry),
});
export type OrderLedger = z.infer<typeof orderLedger>;

/** A place where the order may go next, by the table of moves. */
export const orderMove = z.object({
  /** A stage. */
  to: z.string(),
  /** Whether the reader may do it. */
  may: z.boolean(),
  /**
   * What it takes: `reason` (the customer reads it), `fee`, `restock` (whether the goods can be sold again), `paid` (how the
   * money that is due was paid); `payment` and `refund` are done under Payments, `dispatch` and `attempt` with its delivery.
   */
  needs: z.array(z.enum(["reason", "fee", "restock", "paid", "payment", "refund", "dispatch", "attempt"])),
  /** With `paid`: what is due when the goods are handed over. */
  due: z.optional(wireAmount),
  /** Money of the order went back: it goes only with `despite_refund`, and not at all where nothing is left. */
  is_held: z.optional(z.boolean()),
});
export type OrderMove = z.infer<typeof orderMove>;

export const orderNote = z.object({
  id: z.int(),
  at: z.string(),
  author: z.string(),
  text: z.string(),
  /** Names of staff whom it names with @. */
  mentions: z.array(z.string()),
});
export type OrderNote = z.infer<typeof orderNote>;

/** One thing that happened with an order. */
export const orderHappening = z.object({
  at: z.string(),
  kind: z.enum(["event", "mail", "payment", "audit", "note"]),
  text: z.string(),
  /** Of an event that brought the order to one. */
  stage: z.optional(z.string()),
  actor: z.optional(z.string()),
  /** Of an e-mail: its id, and whether it went. */
  mail: z.optional(z.object({ id: z.int(), state: z.string() })),
});
export type OrderHappening = z.infer<typeof orderHappening>;

/** An order as the desk shows it. What the reader may not see is masked or left out. */
export const deskOrder = z.object({
  number: z.string(),
  revision: z.int(),
  stage: z.string(),
  placed_at: z.string(),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.optional(z.string()) }),
  /** Phone and street are masked; `may_unmask`: the reader may ask for them. */
  is_masked: z.boolean(),
  may_unmask: z.boolean(),
  trade: z.optional(
    z.object({
      company: z.string(),
      rc_number: z.optional(z.string()),
      site_contact: z.object({ name: z.string(), phone: z.string() }),
      po_number: z.optional(z.string()),
      delivery_date: z.optional(z.string()),
    }),
  ),
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
    showroom: z.optional(z.string()),
    /** Of an order that goes in parts; without their codes. */
    parts: z.optional(orderParts),
  }),
  items: z.array(
    z.object({
      sku: orderItemFields.sku,
      name: orderItemFields.name,
      url_path: z.string(),
      quantity: orderItemFields.quantity,
      line: orderItemFields.line,
      side_mark: z.optional(z.string()),
      image: orderItemFields.image,
      unit_price: z.optional(orderItemFields.unit_price),
      row_total: z.optional(wireAmount),
      /** Pieces that can still be sold, of what the shop knows now; null where the article is gone. */
      in_stock: z.nullable(z.int()),
    }),
  ),
  cancelled: cancelledPieces,
  goods: z.object({
    state: z.enum(["held", "free", "waiting"]),
    until: z.optional(z.string()),
    is_proved: z.boolean(),
    /** Names of what is out of stock, while the goods are not held. */
    gone: z.array(z.string()),
  }),
  payment: z.object({
    method: z.string(),
    status: z.string(),
    pay_by: z.optional(z.string()),
    paid_at: z.optional(z.string()),
  }),
  /** A fee that waits for the buyer's answer. */
  fee_proposal: z.optional(
    z.object({ delivery_fee: wireAmount, payable: wireAmount, answer_by: z.optional(z.string()) }),
  ),
  /** Left out for who may not see money, like `ledger`. */
  prices: z.optional(orderPrices),
  ledger: z.optional(orderLedger),
  /** What the buyer wrote with it. */
  wish: z.optional(z.string()),
  /** What does not fit together and was ordered all the same, as the buyer ticked it. */
  acknowledged_findings: z.optional(z.array(finding)),
  notes: z.array(orderNote),
  /** The newest first. */
  timeline: z.array(orderHappening),
  moves: z.array(orderMove),
  /** Documents as PDFs: paths on the desk's own origin. */
  documents: z.array(
    z.object({
      kind: z.enum(["picking_list", "delivery_note", "label", "invoice", "credit_note"]),
      name: z.string(),
      path: z.string(),
    }),
  ),
  /** Who else opened it in the last minutes. */
  seen_by: z.array(z.object({ name: z.string(), at: z.string() })),
});
export type DeskOrder = z.infer<typeof deskOrder>;

/** Stands under `data` of a 409 `conflict`: the order as it is now, and the revision that the caller saw. */
export const orderConflict = z.object({ current: deskOrder, seen: z.object({ revision: z.int() }) });

const which = z.object({ number: z.string().check(z.minLength(1), z.maxLength(40)) });
const one = { tag: "Orders", data: z.object({ order: deskOrder }), yields: "order" } as const;

export const readDeskOrder = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/orders/{number}",
  permission: "order.read",
  summary: "One order with its money, its history and what can be done with it",
  params: which,
  ...one,
  failures: [404],
});

/** How what was due with the goods was paid; `none`: it was not. */
export const paidWays = ["cash", "pos", "bank", "none"] as const;
export type PaidWay = (typeof paidWays)[number];

const paidAtHandover = z.strictObject({
  by: z.enum(paidWays),
  /** The POS terminal's, needed with `pos`; the bank's. */
  reference: z.optional(line(1, 120)),
  /** Who sent the transfer: needed with `bank`. */
  payer: z.optional(line(1, 120)),
  /** Why it goes without its money: needed with `none`. */
  reason: z.optional(line(3, 300)),
});

/** 409 `refused`: why it cannot go there, and where it can; 409 `conflict`: it has changed since the caller saw it. */
export const moveDeskOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/move",
  // Which move needs which permission is in `orders/allowed-moves.ts`.
  permission: "order.read",
  summary: "Moves an order to a stage, cancels it, or reopens it",
  params: which,
  headers: seenAndKeyIfAny,
  body: z.strictObject({
    to: z.string().check(z.maxLength(40)),
    /** Why; the customer reads it. */
    reason: z.optional(line(1, 300)),
    /** With `returned`: the goods can be sold again. */
    restocks: z.optional(z.boolean()),
    /** With `packed`, `delivered`: why it goes although a part of its money went back; noted for the staff. */
    despite_refund: z.optional(line(3, 300)),
    /** With `delivered`, where money is due: how it was paid. A hand-over books nothing by itself. */
    paid: z.optional(paidAtHandover),
  }),
  ...one,
  failures: [404, 409, 422],
});

export const proposeDeskFee = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/fee",
  permission: "order.fee",
  summary: "Proposes a delivery fee; the customer gets an e-mail with a link to accept it",
  params: which,
  headers: seenAndKeyIfAny,
  body: z.strictObject({ amount: z.number().check(z.gte(0), z.lte(1_000_000_000)) }),
  ...one,
  failures: [404, 409, 422],
});

export const confirmDeskOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/confirm",
  permission: "order.confirm",
  summary: "Records that the customer was called: confirms the order and holds its goods for the full time",
  params: which,
  headers: seenAndKeyIfAny,
  body: z.strictObject({}),
  ...one,
  failures: [404, 409],
});

export const addDeskOrderNote = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/notes",
  permission: "order.note",
  tag: "Orders",
  summary: "Adds a note that only the staff reads; @name names someone of the staff",
  status: 201,
  params: which,
  body: z.strictObject({ text: paragraph(2000).check(z.minLength(1)) }),
  data: z.object({ note: orderNote }),
  yields: "note",
  failures: [404],
});

/** Each is an entry of the audit. 403 where no delivery or visit needs it. */
export const unmaskDeskOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/unmask",
  permission: "order.read",
  tag: "Orders",
  summary: "Phone and address in full, for a delivery or a visit",
  params: which,
  body: z.strictObject({ reason: line(3, 200) }),
  data: z.object({
    phone: z.string(),
    address: deskOrder.shape.address,
    site_contact: z.optional(z.object({ name: z.string(), phone: z.string() })),
  }),
  failures: [404],
});

export const seeDeskOrder = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/orders/{number}/seen",
  permission: "order.read",
  tag: "Orders",
  summary: "Says that the order is open here; who else has opened it in the last minutes",
  params: which,
  body: z.strictObject({}),
  data: z.object({ seen_by: z.array(z.object({ name: z.string(), at: z.string() })) }),
  yields: "seen_by",
  failures: [404],
});

const number = "PR-7K3M9QX1";
/** The calls of one order at the desk. */
export const deskOrderCalls = /* @__PURE__ */ group(
  {
    readDeskOrder,
    moveDeskOrder,
    proposeDeskFee,
    confirmDeskOrder,
    addDeskOrderNote,
    unmaskDeskOrder,
    seeDeskOrder,
  },
  {
    moveDeskOrder: { to: "delivered", paid: { by: "pos", reference: "004711" } },
    proposeDeskFee: { amount: 12000 },
    confirmDeskOrder: {},
    addDeskOrderNote: { text: `Call before ${number} leaves. @Ngozi` },
    unmaskDeskOrder: { reason: "The rider is at the gate" },
    seeDeskOrder: {},
  },
);
