import { type ChosenPieces, linesOfNextPart, piecesOf } from "@precise/cart-core/part-shipments";
import { chosenPieces } from "@precise/contract/desk/deliveries/sending";
import * as z from "zod/mini";
import { operatorCommand, type TypedValues } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { type Rider, riderFor } from "#api/modules/deliveries/riders.ts";
import {
  isSentWith,
  type LockedShipments,
  lockShipments,
  type Sending,
  sendAgain,
  sendOrder,
} from "#api/modules/deliveries/send-order.ts";
import { readShipmentKey } from "#api/modules/deliveries/shipment-key.ts";
import { bringerName } from "#api/modules/deliveries/shipment-view.ts";
import { cannotMove, getOrder } from "#api/modules/orders/get-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { tellShipped } from "#api/modules/orders/mail/tell-shipped.ts";
import { moveFor, mustBeLeaving } from "#api/modules/orders/move-for-operator.ts";
import { addEvent } from "#api/modules/orders/order-events.ts";
import { readAgain } from "#api/modules/orders/order-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { bringer, shipmentFields, text } from "./delivery-input.ts";
import { whichPart } from "./which-part.ts";

const act = "deliveries.dispatch";

/** Sends someone with a packed order or a part of it, or once more with what no one took. */
export const dispatchOrder = operatorCommand({
  name: act,
  permission: "order.move",
  input: z.strictObject({
    number: z.string(),
    to: bringer,
    ...shipmentFields,
    /** What of it goes now; all that is to be sent where it is left out. */
    lines: z.optional(z.array(chosenPieces)),
    /** Why it is sent although a part of its money went back. */
    despiteRefund: z.optional(text(3, 300)),
    by,
  }),
  terminal: [
    {
      words: "deliveries dispatch",
      about:
        "Sends a rider or a carrier with a packed order; its customer gets an e-mail with the delivery code",
      typed: {
        number: { as: "<number>", about: "an order, or one of its parts: PR-7K3M9QX1-2" },
        rider: { as: "--rider <name>", about: "a rider's name, with --phone", conflicts: "carrier" },
        phone: { as: "--phone <number>", about: "the rider's phone" },
        carrier: { as: "--carrier <name>", about: "a carrier in place of a rider" },
        waybill: { as: "--waybill <number>", about: "the carrier's number of it" },
        trackingUrl: { as: "--tracking-url <link>", about: "where the carrier says where it is" },
        parcels: { as: "--parcels <count>", about: "how many parcels", default: 1 },
        despiteRefund: {
          as: "--despite-refund <reason>",
          about: "why it is sent although a part of its money went back; only the staff reads it",
        },
      },
      toInput: dispatchInput,
    },
  ],
  run: ({ db, unpaidOrderHours }, input) =>
    db.transaction(async (tx) => {
      const { to, waybill, trackingUrl, parcels, by: actor } = input;
      const { number, part } = readShipmentKey(input.number);
      const order = await getOrder(tx, number);
      mustBeSendable(order);
      const rider = await riderFor(tx, to);
      const sending = { riderId: rider.id, waybill, trackingUrl, parcels };
      const sentence = sentenceFor(rider, waybill);
      const shipments = await lockShipments(tx, order.id);
      const done = { number: input.number, rider: rider.name };
      if (part === undefined && order.standing.stage === "packed") {
        await sendNext(tx, unpaidOrderHours, order, shipments, { ...input, sending, sentence });
        return done;
      }
      if (shipments.parts.length === 0) await sendOrder(tx, order.id, sending, shipments.toSend);
      else {
        const again = whichPart(order.number, shipments.parts, part);
        if (isSentWith(again, sending)) return done;
        await sendAgain(tx, order.id, again.part, sending);
      }
      await addEvent(tx, order, `We are sending your order once more. ${sentence}`);
      const after = { sent_again_with: rider.name, ...(waybill === undefined ? {} : { waybill }) };
      await writeAudit(tx, { actor, act, subject: order.number, before: null, after });
      return done;
    }),
  show: ({ number, rider }) => `${number} is on its way with ${rider}.`,
});

/** Sends all that is left of an order, which is shipped then, or a part of it. */
async function sendNext(
  tx: Sql,
  respondHours: number,
  order: LockedOrder,
  { toSend, parts, pieces }: LockedShipments,
  dispatch: {
    readonly lines?: readonly ChosenPieces[] | undefined;
    readonly sending: Sending;
    readonly sentence: string;
    readonly despiteRefund?: string | undefined;
    readonly by: Actor;
  },
): Promise<void> {
  const { sending, sentence, despiteRefund, by: actor } = dispatch;
  const lines = linesOfNextPart(toSend, dispatch.lines);
  if (!lines.ok) throw new Refused(partTexts[lines.code], { status: 422, field: "lines" });
  await sendOrder(tx, order.id, sending, lines.value);
  const now = piecesOf(lines.value);
  const left = piecesOf(toSend) - now;
  if (left === 0) {
    const detail = parts.length > 0 && now < pieces ? `It is the rest of it. ${sentence}` : sentence;
    const move = { to: "shipped", detail, despiteRefund } as const;
    await moveFor(tx, respondHours, { number: order.number, by: actor }, act, move);
    return;
  }
  await mustBeLeaving(tx, order, despiteRefund);
  const share = `${now} of ${pieces} pieces`;
  const verb = now === 1 ? "is" : "are";
  await addEvent(tx, order, `${share} of your order ${verb} on the way; the rest follows. ${sentence}`);
  await tellShipped(tx, await readAgain(tx, order), sentence);
  const after = {
    sent: share,
    detail: sentence,
    ...(despiteRefund === undefined ? {} : { despite_refund: despiteRefund }),
  };
  await writeAudit(tx, { actor, act, subject: order.number, before: null, after });
}

const partTexts = {
  "nothing-chosen": "Choose at least one piece that goes now.",
  changed: "Other pieces are to be sent than when this was chosen. Look at the order again.",
  "too-many": "More pieces were chosen than are to be sent.",
} as const;

function mustBeSendable(order: LockedOrder): void {
  const { stage, delivery } = order.standing;
  if (delivery === "pickup")
    throw new Refused(`${order.number} is collected at a showroom. No one is sent with it.`);
  if (stage !== "packed" && stage !== "shipped") throw new Refused(cannotMove(order, "shipped"));
}

/** What the shopper reads with "Your order is on its way." */
function sentenceFor(rider: Rider, waybill: string | undefined): string {
  if (rider.kind === "rider") return `${bringerName(rider)} brings it.`;
  return waybill === undefined ? `${rider.name} brings it.` : `${rider.name}, waybill ${waybill}.`;
}

function dispatchInput({
  number,
  rider,
  phone,
  carrier,
  waybill,
  trackingUrl,
  parcels,
  despiteRefund,
}: TypedValues): object {
  if ((rider === undefined) === (carrier === undefined))
    throw new Error("Give --rider with --phone, or --carrier.");
  const to = carrier === undefined ? { rider: { name: rider, phone: phone ?? "" } } : { carrier };
  return { number, to, waybill, trackingUrl, parcels, despiteRefund };
}
