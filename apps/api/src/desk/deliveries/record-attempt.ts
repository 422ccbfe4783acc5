import { formatNaira, fromWireValue, type Kobo, kobo, wireValue } from "@precise/cart-core/money";
import { collectsMoney, isLastToArrive, liveParts, piecesOf } from "@precise/cart-core/part-shipments";
import { type AttemptOutcome, attemptOutcomes } from "@precise/contract/desk/deliveries";
import * as z from "zod/mini";
import { operatorCommand, type TypedValues } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { dueOfOrder, takeDue } from "#api/desk/orders/take-due.ts";
import { checkCode, noteAttempt } from "#api/modules/deliveries/attempts.ts";
import { closeDelivery } from "#api/modules/deliveries/close-delivery.ts";
import { mostWrongCodes } from "#api/modules/deliveries/delivery-code.ts";
import {
  type LockedDelivery,
  type LockedShipments,
  lockShipments,
} from "#api/modules/deliveries/send-order.ts";
import { readShipmentKey, shipmentKey } from "#api/modules/deliveries/shipment-key.ts";
import { getOrder } from "#api/modules/orders/get-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { moveFor } from "#api/modules/orders/move-for-operator.ts";
import { moveOrder } from "#api/modules/orders/move-order.ts";
import { addEvent } from "#api/modules/orders/order-events.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { handedNaira, text } from "./delivery-input.ts";
import { whichPart } from "./which-part.ts";

/** How what was due came, where it is not cash with the rider. */
const doorWays = ["pos", "bank"] as const;
const lockedText =
  "Five wrong codes were given: this delivery is locked. A manager can note who took it, with a reason.";

/** What the shopper reads of an attempt that failed. */
const failedTexts = {
  nobody: "We came to deliver your order and met no one. We will call you.",
  refused: "Your order was not accepted at the door.",
  address: "We could not find your address. We will call you.",
  rescheduled: "The delivery of your order is put off to another time.",
  came_back: "A part of your order came back to us. We will send it again.",
} as const satisfies Readonly<Record<Exclude<AttemptOutcome, "delivered">, string>>;

const input = z.strictObject({
  number: z.string(),
  outcome: z.enum(attemptOutcomes),
  note: z.optional(text(0, 300)),
  code: z.optional(text(0, 20)),
  receiver: z.optional(text(2, 120)),
  /** The carrier's number of it: what is said under it ends what a carrier brings. */
  waybill: z.optional(text(0, 80)),
  reason: z.optional(text(3, 300)),
  cash: z.optional(handedNaira),
  paid: z.optional(
    z.strictObject({
      by: z.enum(doorWays),
      reference: z.optional(text(1, 120)),
      payer: z.optional(text(1, 120)),
    }),
  ),
  /** Who asks may hand over what wrong codes have locked. */
  opensLocked: z._default(z.boolean(), false),
  by,
});
type Attempt = z.output<typeof input>;

/** Notes what happened at the door; delivered, it moves the order and books its money. */
export const recordAttempt = operatorCommand({
  name: "deliveries.attempt",
  permission: "delivery",
  input,
  terminal: [
    {
      words: "deliveries attempt",
      about: "Notes what happened at the door: delivered, nobody, refused, address, rescheduled or came_back",
      typed: {
        number: { as: "<number>", about: "the order, or one of its parts: PR-7K3M9QX1-2" },
        outcome: { as: "<outcome>" },
        note: { as: "--note <text>", about: "for the shop" },
        code: { as: "--code <digits>", about: "with delivered: the customer's delivery code" },
        receiver: { as: "--receiver <name>", about: "with delivered, without a code: who took it" },
        waybill: {
          as: "--waybill <number>",
          about: "with delivered by a carrier: its number, with --reason",
        },
        reason: { as: "--reason <text>", about: "why there is no code; what the carrier says" },
        cash: { as: "--cash <naira>", about: "what was collected" },
        paid: {
          as: "--paid <way>",
          about: "what was due came by the terminal or the bank",
          choices: doorWays,
        },
        reference: { as: "--reference <text>", about: "with --paid: of the terminal, or the bank" },
        payer: { as: "--payer <name>", about: "with --paid bank: who sent it" },
        opensLocked: { as: "--locked", about: "although wrong codes have locked it" },
      },
      toInput: ({ paid: way, reference, payer, ...input }: TypedValues) => ({
        ...input,
        ...(way === undefined ? {} : { paid: { by: way, reference, payer } }),
      }),
    },
  ],
  async run({ db, unpaidOrderHours }, input) {
    // A wrong code is counted although it is refused.
    let key = input.number;
    const wrong = await db.transaction(async (tx) => {
      const { number, part } = readShipmentKey(input.number);
      const order = await getOrder(tx, number);
      const shipments = await lockShipments(tx, order.id);
      const delivery = whichPart(order.number, shipments.parts, part);
      key = shipmentKey(order.number, delivery.part);
      const { outcome } = input;
      if (outcome === "came_back") return takeBack(tx, unpaidOrderHours, order, shipments, delivery, input);
      if (outcome !== "delivered") return noteFailure(tx, order, delivery, input, outcome);
      const refused = await refuseCode(tx, order, delivery, input);
      if (refused) return refused;
      await handOver(tx, unpaidOrderHours, order, shipments, delivery, input);
      return undefined;
    });
    if (wrong) throw wrong;
    return { number: input.number, key, outcome: input.outcome };
  },
  show: ({ number, outcome }) => `${number}: ${outcome}.`,
});

/** A part is with the shop again: its pieces are to be sent once more, and its order waits for that. */
async function takeBack(
  tx: Sql,
  respondHours: number,
  order: LockedOrder,
  { parts, toSend }: LockedShipments,
  delivery: LockedDelivery,
  input: Attempt,
): Promise<undefined> {
  const { part } = delivery;
  if (liveParts(parts).length === 1 && toSend.length === 0)
    throw new Refused(`${order.number} was sent at once: mark it as returned.`);
  await noteFailure(tx, order, delivery, input, "came_back", order.standing.stage === "packed");
  await closeDelivery(tx, order.id, { to: "returned", due: kobo(0), part });
  if (order.standing.stage === "packed") return;
  const moved = await moveOrder(tx, order, { to: "packed", by: "system", respondHours });
  if (!moved.ok) throw new Error(`a part came back, and its order could not wait for it: ${moved.code}`);
}

async function noteFailure(
  tx: Sql,
  order: LockedOrder,
  { part, rider_id: riderId, rider_name: rider }: LockedDelivery,
  { note, by: actor }: Attempt,
  outcome: Exclude<AttemptOutcome, "delivered">,
  isTold = true,
): Promise<undefined> {
  await noteAttempt(tx, order.id, { part, riderId, outcome, note, actor: actorName(actor) });
  if (isTold) await addEvent(tx, order, failedTexts[outcome]);
  const after = { outcome, rider, ...(note ? { note } : {}) };
  await writeAudit(tx, { actor, act: "deliveries.attempt", subject: order.number, before: null, after });
}

/** Why it may not be handed over: the code is wrong, or there is neither a code, nor a receiver, nor a carrier's word. */
async function refuseCode(
  tx: Sql,
  order: LockedOrder,
  delivery: LockedDelivery,
  { code, receiver, waybill, reason, opensLocked, by: actor }: Attempt,
): Promise<Refused | undefined> {
  const refuse = (field: string, words: string) => new Refused(words, { status: 422, field });
  const isLocked = delivery.wrong_codes >= mostWrongCodes;
  if (waybill !== undefined && delivery.rider_kind !== "carrier")
    throw refuse("waybill", `${delivery.rider_name} is no carrier: ask for the code, or say who took it.`);
  if (receiver !== undefined || waybill !== undefined || !code) {
    if (receiver === undefined && waybill === undefined) throw refuse("code", "Ask for the delivery code.");
    if (receiver !== undefined && reason === undefined)
      throw refuse("receiver.reason", "Say why there is no code.");
    if (receiver === undefined && !(waybill || delivery.waybill))
      throw refuse("waybill.number", "Enter the number of the waybill.");
    if (receiver === undefined && reason === undefined)
      throw refuse("waybill.reason", "Say what the carrier says of it.");
    if (isLocked && !opensLocked) throw new Refused(lockedText);
    return undefined;
  }
  const { check, left } = await checkCode(tx, order.id, delivery, code);
  if (check === "right") return undefined;
  const after = { outcome: "wrong code", tries_left: left, rider: delivery.rider_name };
  await writeAudit(tx, { actor, act: "deliveries.attempt", subject: order.number, before: null, after });
  if (check === "locked") return new Refused(lockedText, { field: "code" });
  const tries = left === 1 ? "1 try is" : `${left} tries are`;
  return new Refused(`That is not the code of this order. ${tries} left.`, { status: 422, field: "code" });
}

async function handOver(
  tx: Sql,
  respondHours: number,
  order: LockedOrder,
  { parts, pieces }: LockedShipments,
  delivery: LockedDelivery,
  input: Attempt,
): Promise<void> {
  const { note, receiver, paid, by: actor } = input;
  const { part, rider_id: riderId, rider_name: rider } = delivery;
  const { stage } = order.standing;
  const collects = collectsMoney(stage, part, liveParts(parts).at(-1)?.part ?? part);
  if (paid && !collects)
    throw new Refused("Nothing is to be collected with this part: it comes with the last one.", {
      status: 422,
      field: "paid",
    });
  // What came by the terminal or the bank is with no rider.
  if (paid) await takeDue(tx, order, paid, actorName(actor));
  const due = collects ? await dueOfOrder(tx, order) : kobo(0);
  const collected = collectedOf(input, due);
  if (due > 0) await takeDue(tx, order, { by: "cash" }, actorName(actor));
  const waybill =
    receiver === undefined && input.waybill !== undefined ? input.waybill || delivery.waybill : null;
  const taker = receiver ?? (waybill === null ? undefined : `waybill ${waybill}`);
  await noteAttempt(tx, order.id, {
    part,
    riderId,
    outcome: "delivered",
    note,
    actor: actorName(actor),
    receiver: taker === undefined ? undefined : { name: taker, reason: input.reason ?? "" },
    ...(waybill ? { waybill } : {}),
  });
  await closeDelivery(tx, order.id, { to: "delivered", due, collected, part });
  if (isLastToArrive(stage, part, parts))
    await moveFor(tx, respondHours, { number: order.number, by: actor }, "orders.move", { to: "delivered" });
  else await addEvent(tx, order, arrivedText(piecesOf(delivery.lines), pieces));
  const after = {
    outcome: "delivered",
    rider,
    ...(taker === undefined ? { by_code: true } : { receiver: taker, reason: input.reason }),
    ...(paid ? { paid_by: paid.by } : {}),
    ...(delivery.wrong_codes >= mostWrongCodes ? { was_locked: true } : {}),
    ...(due > 0 ? { due: wireValue(due), collected: wireValue(collected) } : {}),
  };
  await writeAudit(tx, { actor, act: "deliveries.attempt", subject: order.number, before: null, after });
}

function arrivedText(arrived: number, pieces: number): string {
  return `${arrived} of ${pieces} pieces of your order ${arrived === 1 ? "was" : "were"} delivered.`;
}

/** What was collected. @throws Refused where it is not said, or is more than is due */
function collectedOf({ cash }: Attempt, due: Kobo): Kobo {
  const refuse = (text: string) => new Refused(text, { status: 422, field: "cash" });
  if (due === 0) {
    if (cash !== undefined && cash > 0) throw refuse("Nothing is to be collected for this order.");
    return kobo(0);
  }
  if (cash === undefined) throw refuse(`Say how much cash was collected: ${formatNaira(due)} is due.`);
  const collected = fromWireValue(cash);
  if (collected > due) throw refuse(`${formatNaira(due)} is due, no more.`);
  return collected;
}
