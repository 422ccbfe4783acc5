import * as z from "zod/mini";
import { operatorCommand, type TypedValues } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { type Rider, riderFor } from "#api/modules/deliveries/riders.ts";
import { isSentWith, sendOrder } from "#api/modules/deliveries/send-order.ts";
import { bringerName } from "#api/modules/deliveries/shipment-view.ts";
import { cannotMove, getOrder } from "#api/modules/orders/get-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { moveFor } from "#api/modules/orders/move-for-operator.ts";
import { addEvent } from "#api/modules/orders/order-events.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { bringer, shipmentFields, text } from "./delivery-input.ts";

/** Sends someone with a packed order, or once more with one that came back. */
export const dispatchOrder = operatorCommand({
  name: "deliveries.dispatch",
  permission: "order.move",
  input: z.strictObject({
    number: z.string(),
    to: bringer,
    ...shipmentFields,
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
        number: { as: "<number>" },
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
      const { number, to, waybill, trackingUrl, parcels, despiteRefund, by: actor } = input;
      const order = await getOrder(tx, number);
      mustBeSendable(order);
      const rider = await riderFor(tx, to);
      const sending = { riderId: rider.id, waybill, trackingUrl, parcels };
      const done = { number: order.number, rider: rider.name };
      if (await isSentWith(tx, order.id, sending)) return done;
      await sendOrder(tx, order.id, sending);
      const sentence = sentenceFor(rider, waybill);
      if (order.standing.stage === "packed") {
        await moveFor(tx, unpaidOrderHours, { number, by: actor }, "deliveries.dispatch", {
          to: "shipped",
          detail: sentence,
          despiteRefund,
        });
      } else {
        await addEvent(tx, order, `We are sending your order once more. ${sentence}`);
        const after = { sent_again_with: rider.name, ...(waybill === undefined ? {} : { waybill }) };
        await writeAudit(tx, {
          actor,
          act: "deliveries.dispatch",
          subject: order.number,
          before: null,
          after,
        });
      }
      return done;
    }),
  show: ({ number, rider }) => `${number} is on its way with ${rider}.`,
});

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
