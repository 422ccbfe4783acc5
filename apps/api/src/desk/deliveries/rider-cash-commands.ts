import { dictionary } from "@precise/cart-core/dictionary";
import { formatNaira, fromWireValue, wireValue } from "@precise/cart-core/money";
import {
  remitRiderCash,
  settleShortfall as settleShortfallCall,
  writeOffShortfall as writeOffShortfallCall,
} from "@precise/contract/desk/deliveries";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { remitCash } from "#api/modules/deliveries/rider-cash.ts";
import { settleShortfall, writeOffShortfall } from "#api/modules/deliveries/shortfalls.ts";
import { orderNumber } from "#api/modules/orders/get-order.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { requestKey } from "./delivery-input.ts";
import { riderSubject } from "./rider-commands.ts";

const id: Typed = { as: "<id>" };
const typedHandedOver: Readonly<Record<string, Typed>> = dictionary({
  amount: { as: "<naira>", about: "what was handed over" },
  method: { as: "--method <method>", default: "cash" },
  reference: { as: "--reference <text>", about: "the bank's reference" },
  note: { as: "--note <text>" },
});

/** Counts what a rider hands over against the cash of the orders that it is for. */
export const remitRider = operatorCommand({
  name: "riders.remit",
  ...ofCall(remitRiderCash, { key: requestKey }),
  terminal: [
    {
      words: "riders remit",
      about: "Counts what a rider hands over; what is missing of it becomes a shortfall",
      typed: { id, ...typedHandedOver },
    },
  ],
  run: ({ db }, { id: riderId, amount, numbers, by: actor, ...handed }) =>
    db.transaction(async (tx) => {
      const money = { ...handed, amount: fromWireValue(amount), actor: actorName(actor) };
      const { rider, orders, due, short, isRepeat } = await remitCash(
        tx,
        riderId,
        money,
        numbers?.map(orderNumber),
      );
      const after = { orders, amount, method: handed.method, due: wireValue(due), short: wireValue(short) };
      if (!isRepeat)
        await writeAudit(tx, {
          actor,
          act: "riders.remit",
          subject: riderSubject(rider),
          before: null,
          after,
        });
      return { rider: rider.name, ...after };
    }),
  show: ({ rider, orders, short }) =>
    short > 0
      ? `${rider} handed over the cash of ${orders.length} orders and is short by ${nairaOf(short)}.`
      : `${rider} handed over the cash of ${orders.length} orders in full.`,
});

/** Money that comes for a shortfall later. */
export const settleRider = operatorCommand({
  name: "riders.settle",
  ...ofCall(settleShortfallCall, { key: requestKey }),
  terminal: [
    {
      words: "riders settle",
      about: "Notes money that came for a shortfall later",
      typed: { id: { as: "<shortfall>" }, ...typedHandedOver },
    },
  ],
  run: ({ db }, { id: shortfall, amount, by: actor, ...handed }) =>
    db.transaction(async (tx) => {
      const money = { ...handed, amount: fromWireValue(amount), actor: actorName(actor) };
      const { rider, before, open } = await settleShortfall(tx, shortfall, money);
      await writeAudit(tx, {
        actor,
        act: "riders.settle",
        subject: riderSubject(rider),
        before: { shortfall, open: wireValue(before) },
        after: { shortfall, open: wireValue(open) },
      });
      return { riderId: rider.id, rider: rider.name, open: wireValue(open) };
    }),
  show: ({ rider, open }) => `${nairaOf(open)} of this shortfall of ${rider} is open.`,
});

/** Gives up what is left of a shortfall. */
export const writeOffRider = operatorCommand({
  name: "riders.write-off",
  ...ofCall(writeOffShortfallCall),
  terminal: [
    {
      words: "riders write-off",
      about: "Gives up what is left of a shortfall",
      typed: {
        id: { as: "<shortfall>" },
        reason: { as: "--reason <text>", about: "why" },
      },
    },
  ],
  ask: ({ id: shortfall }) => `This gives up the rest of shortfall ${shortfall}. This cannot be undone.`,
  run: ({ db }, { id: shortfall, reason, by: actor }) =>
    db.transaction(async (tx) => {
      const { rider, writtenOff } = await writeOffShortfall(tx, shortfall, reason);
      await writeAudit(tx, {
        actor,
        act: "riders.write-off",
        subject: riderSubject(rider),
        before: { shortfall, open: wireValue(writtenOff) },
        after: { shortfall, open: 0, reason },
      });
      return { riderId: rider.id, rider: rider.name, writtenOff: wireValue(writtenOff) };
    }),
  show: ({ rider, writtenOff }) => `${nairaOf(writtenOff)} of ${rider} is written off.`,
});

function nairaOf(value: number): string {
  return formatNaira(fromWireValue(value));
}
