import * as z from "zod/mini";
import { onceKeyIfAny } from "../wire/headers.ts";
import { type DataOf, group } from "../wire/route.ts";
import { line, searchText } from "../wire/text.ts";
import { wireAmount } from "../wire/wire-money.ts";
import { chosenPieces, deliveryBy, mobile } from "./deliveries/sending.ts";
import { deskRoute } from "./kit/desk-route.ts";
import { deskJob } from "./kit/jobs.ts";

/** The queues of deliveries. `cash_open`: the person who brought them still holds their cash. */
export const deliveryStates = ["to_dispatch", "on_the_way", "failed", "cash_open", "done"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What happened at the door. `came_back`: a part is with the shop again, and is to be sent once more. */
export const attemptOutcomes = [
  "delivered",
  "nobody",
  "refused",
  "address",
  "rescheduled",
  "came_back",
] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

export const remittanceMethods = ["cash", "transfer", "pos"] as const;

/** Id of a row in the address. */
const rowId = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

const bringer = z.object({
  id: z.int(),
  kind: z.enum(["rider", "carrier"]),
  name: z.string(),
  phone: z.nullable(z.string()),
});

/** A delivery in a list and on a rider's run sheet, or what of an order is to be sent. */
export const deliveryRow = z.object({
  /** The order's. */
  number: z.string(),
  /** What names the delivery: the order's number, with `-2` behind it for the second of its parts. */
  key: z.string(),
  state: z.enum(["to_dispatch", "on_the_way", "failed", "done"]),
  /** One of cart-core's `orderStages`. */
  stage: z.string(),
  placed_at: z.string(),
  sent_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  /** Who gets it; a phone like `+234 803 ••• ••67` is masked, and so are the lines of the address. */
  name: z.string(),
  phone: z.string(),
  address: z.array(z.string()),
  /** `Ikeja, Lagos` */
  area: z.string(),
  is_masked: z.boolean(),
  /** In it. */
  pieces: z.int(),
  /** Of the whole order. */
  of_pieces: z.int(),
  parcels: z.int(),
  /** Null while no one was sent with it. */
  by: z.nullable(bringer),
  waybill: z.nullable(z.string()),
  tracking_url: z.nullable(z.string()),
  attempts: z.int(),
  last_attempt: z.nullable(z.object({ at: z.string(), outcome: z.string(), note: z.nullable(z.string()) })),
  /** To collect at the door; 0 where it is paid or invoiced, and with every part but the one that completes the order. */
  due: wireAmount,
  /** Collected cash of it, while and after someone held it. */
  cash: z.nullable(z.object({ due: wireAmount, collected: wireAmount, is_open: z.boolean() })),
  /** Never the code itself: only its shopper has it. */
  code: z.object({ is_asked: z.boolean(), wrong: z.int(), is_locked: z.boolean() }),
});
export type DeliveryRow = z.infer<typeof deliveryRow>;

export const deliveryDetail = z.object({
  ...deliveryRow.shape,
  note: z.nullable(z.string()),
  /** What is in it. `line`: the place among the order's lines, from 1. */
  lines: z.array(
    z.object({
      line: z.int(),
      sku: z.string(),
      name: z.string(),
      side_mark: z.optional(z.string()),
      quantity: z.int(),
    }),
  ),
  receiver: z.nullable(z.object({ name: z.string(), reason: z.string() })),
  /** The oldest first. */
  tries: z.array(
    z.object({
      at: z.string(),
      outcome: z.string(),
      note: z.nullable(z.string()),
      rider: z.string(),
      actor: z.string(),
    }),
  ),
});
export type DeliveryDetail = z.infer<typeof deliveryDetail>;

export const listDeliveries = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/deliveries",
  permission: "order.read",
  tag: "Deliveries",
  summary: "Deliveries of one queue, 50 at once: open ones by age, done ones the newest first",
  query: z.object({
    state: z.optional(z.enum(deliveryStates)),
    /** Id of a rider. */
    rider: z.optional(rowId),
    /** A number, a name, a phone in any form or a waybill. */
    search: z.optional(searchText(80)),
    cursor: z.optional(line(1, 80)),
  }),
  data: z.object({
    deliveries: z.array(deliveryRow),
    /** For the next rows; null where there are none. */
    next: z.nullable(z.string()),
    counts: z.object({
      to_dispatch: z.int(),
      on_the_way: z.int(),
      failed: z.int(),
      cash_open: z.int(),
    }),
  }),
});
export type DeliveryPage = DataOf<typeof listDeliveries>;

const numberParams = z.object({ number: line(1, 40) });

export const readDelivery = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/deliveries/{number}",
  permission: "order.read",
  tag: "Deliveries",
  summary:
    "A delivery with what is in it and what was tried, by its key; of an order's number, what is to be sent first",
  params: numberParams,
  yields: "delivery",
  data: z.object({ delivery: deliveryDetail }),
  failures: [404],
});

export const dispatchDeliveries = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/deliveries",
  permission: "order.move",
  tag: "Deliveries",
  summary:
    "Sends someone with packed orders or a part of one, or once more with what came back; each row has its own outcome",
  body: z.strictObject({
    /** Numbers of orders, or keys of deliveries that are sent once more. */
    numbers: z.array(line(1, 40)).check(z.minLength(1), z.maxLength(500)),
    by: deliveryBy,
    /**
     * Of one order: what of it goes now; all that is to be sent where it is left out. `line`: the place among its lines, from
     * 1; `of`: how many of it were to be sent when this was chosen, so that nothing goes twice.
     */
    lines: z.optional(z.array(chosenPieces).check(z.minLength(1), z.maxLength(500))),
    /** Of each order. */
    parcels: z.optional(z.int().check(z.gte(1), z.lte(99))),
    /** Why they go although a part of their money went back; noted for the staff. */
    despite_refund: z.optional(line(3, 300)),
  }),
  yields: "job",
  data: z.object({ job: deskJob }),
  failures: [422],
});

/** 422 with `code`: a wrong code, with how many tries are left; 409: locked, or not on its way. */
export const recordDeliveryAttempt = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/deliveries/{number}/attempts",
  permission: "delivery",
  tag: "Deliveries",
  summary:
    "Notes what happened at the door; delivered needs the shopper's code, a receiver with a reason, or a carrier's word",
  params: numberParams,
  body: z.strictObject({
    outcome: z.enum(attemptOutcomes),
    note: z.optional(line(0, 300)),
    /** The shopper's six digits. */
    code: z.optional(line(0, 20)),
    /** In place of the code: who took it, and why there is no code. On a locked delivery only some roles may. */
    receiver: z.optional(z.strictObject({ name: line(2, 120), reason: line(3, 300) })),
    /** Of a carrier, in place of both: what it says under its waybill. The number is known where it was sent with it. */
    waybill: z.optional(z.strictObject({ number: z.optional(line(1, 80)), reason: line(3, 300) })),
    /** Naira of cash; needed where something is due and was not `paid`. */
    cash: z.optional(z.number().check(z.gte(0), z.lte(1_000_000_000))),
    /** What was due came by a POS terminal, with its reference, or by a transfer, with who sent it. */
    paid: z.optional(
      z.strictObject({
        by: z.enum(["pos", "bank"]),
        reference: z.optional(line(1, 120)),
        payer: z.optional(line(1, 120)),
      }),
    ),
  }),
  yields: "delivery",
  data: z.object({ delivery: deliveryDetail }),
  failures: [404, 409, 422],
});

/** A rider with the sums of the cash: `held` = `collected` − `remitted` − `settled` − `written_off` = `uncounted` + `short`. */
export const riderRow = z.object({
  ...bringer.shape,
  is_active: z.boolean(),
  /** Orders on the way. */
  out: z.int(),
  collected: wireAmount,
  remitted: wireAmount,
  settled: wireAmount,
  written_off: wireAmount,
  held: wireAmount,
  /** Not handed over yet. */
  uncounted: wireAmount,
  /** Missing of what was handed over. */
  short: wireAmount,
  /** Since when the oldest uncounted cash is held. */
  held_since: z.nullable(z.string()),
});
export type RiderRow = z.infer<typeof riderRow>;

export const riderDetail = z.object({
  ...riderRow.shape,
  /** Cash that is held, the oldest first. */
  cash: z.array(z.object({ number: z.string(), at: z.string(), due: wireAmount, collected: wireAmount })),
  /** The newest first; `open` is 0 once it is settled or written off. */
  shortfalls: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      amount: wireAmount,
      open: wireAmount,
      written_off: wireAmount,
      reason: z.nullable(z.string()),
      numbers: z.array(z.string()),
    }),
  ),
  /** The newest 50. */
  remittances: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      amount: wireAmount,
      method: z.string(),
      reference: z.nullable(z.string()),
      note: z.nullable(z.string()),
      actor: z.string(),
      numbers: z.array(z.string()),
    }),
  ),
});
export type RiderDetail = z.infer<typeof riderDetail>;

export const listRiders = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/riders",
  permission: "delivery",
  tag: "Deliveries",
  summary: "Riders and carriers, with the cash that each holds",
  yields: "riders",
  data: z.object({ riders: z.array(riderRow) }),
});

const riderParams = z.object({ id: rowId });
const riderData = z.object({ rider: riderDetail });

export const readRider = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/riders/{id}",
  permission: "delivery",
  tag: "Deliveries",
  summary: "A rider with the cash that is held, shortfalls and what was handed over",
  params: riderParams,
  yields: "rider",
  data: riderData,
  failures: [404],
});

export const addRider = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/riders",
  permission: "delivery",
  tag: "Deliveries",
  summary: "Lists a rider by name and phone; the same phone and name again is the same rider",
  body: z.strictObject({ name: line(2, 80), phone: mobile }),
  yields: "rider",
  data: riderData,
  failures: [422],
});

export const changeRider = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/riders/{id}",
  permission: "delivery",
  tag: "Deliveries",
  summary: "Corrects a rider's name or phone, or says that one brings orders no more",
  params: riderParams,
  body: z.strictObject({
    name: z.optional(line(2, 80)),
    phone: z.optional(mobile),
    is_active: z.optional(z.boolean()),
  }),
  yields: "rider",
  data: riderData,
  failures: [404, 409, 422],
});

/** Money that a rider hands over, in naira. */
const handedOver = {
  method: z.enum(remittanceMethods),
  reference: z.optional(line(0, 120)),
  note: z.optional(line(0, 300)),
};

export const remitRiderCash = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/riders/{id}/remittances",
  permission: "delivery",
  tag: "Deliveries",
  summary: "Counts what a rider hands over; what is missing of it becomes a shortfall",
  params: riderParams,
  headers: onceKeyIfAny,
  body: z.strictObject({
    amount: z.number().check(z.gte(0), z.lte(1_000_000_000)),
    ...handedOver,
    /** The orders whose cash it is; all that is held where they are left out. */
    numbers: z.optional(z.array(line(1, 40)).check(z.minLength(1), z.maxLength(500))),
  }),
  yields: "rider",
  data: riderData,
  failures: [404, 409, 422],
});

const shortfallParams = z.object({ id: rowId });

export const settleShortfall = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/shortfalls/{id}/settle",
  permission: "delivery",
  tag: "Deliveries",
  summary: "Notes money that came for a shortfall later",
  params: shortfallParams,
  headers: onceKeyIfAny,
  body: z.strictObject({ amount: z.number().check(z.gte(0.01), z.lte(1_000_000_000)), ...handedOver }),
  yields: "rider",
  data: riderData,
  failures: [404, 409, 422],
});

export const writeOffShortfall = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/shortfalls/{id}/write-off",
  permission: "delivery.settle",
  isFresh: true,
  tag: "Deliveries",
  summary: "Gives up what is left of a shortfall, with a reason",
  params: shortfallParams,
  body: z.strictObject({ reason: line(3, 300) }),
  yields: "rider",
  data: riderData,
  failures: [404, 409],
});

const remittanceExample = { amount: 98000, method: "cash" } as const;
/** The calls of deliveries and riders. */
export const deskDeliveryCalls = /* @__PURE__ */ group(
  {
    listDeliveries,
    readDelivery,
    dispatchDeliveries,
    recordDeliveryAttempt,
    listRiders,
    readRider,
    addRider,
    changeRider,
    remitRiderCash,
    settleShortfall,
    writeOffShortfall,
  },
  {
    dispatchDeliveries: {
      numbers: ["PR-7K3M9QX1"],
      by: { rider: { name: "Emeka Nwosu", phone: "0803 000 0000" } },
    },
    recordDeliveryAttempt: { outcome: "delivered", code: "482193", cash: 50000 },
    addRider: { name: "Emeka Nwosu", phone: "0803 000 0000" },
    changeRider: { is_active: false },
    remitRiderCash: remittanceExample,
    settleShortfall: { amount: 2000, method: "cash" },
    writeOffShortfall: { reason: "Lost on the way; agreed with the manager." },
  },
);
