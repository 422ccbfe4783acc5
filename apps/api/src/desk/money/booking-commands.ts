import { kobo, wireValue } from "@precise/cart-core/money";
import { moveDeskPayment, undoDeskPayment } from "@precise/contract/desk/money/payments";
import * as z from "zod/mini";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { getOrder, orderNumber, readOrderFor } from "#api/modules/orders/get-order.ts";
import { movePayment } from "#api/modules/orders/money/move-payment.ts";
import { undoPayment } from "#api/modules/orders/money/undo-payment.ts";
import { lockSuccessor } from "#api/modules/orders/successor.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { askAgain, excessOf } from "./ask-again.ts";
import { koboOf } from "./confirm-payment.ts";
import { accepted, typedAccepted, typedAmount, typedProvider, typedReference } from "./payment-input.ts";
import { moneyText, movedMoneyText } from "./payment-text.ts";

export const moveCommand = operatorCommand({
  name: "payments.move",
  // The call that leads money away from an order, and the one that gives an order money of none.
  ...ofCall(moveDeskPayment, { from: z.optional(z.string()), accepted }),
  terminal: [
    {
      words: "payments allocate",
      about: "Gives an order money that belongs to none; one transfer may pay several orders",
      typed: {
        reference: { as: "<reference>", about: "of the money" },
        to: { as: "--to <number>", about: "the order it is for", isRequired: true },
        amount: typedAmount("a part of it; default: all that is free"),
        provider: typedProvider,
        accepted: typedAccepted,
      },
    },
    {
      words: "payments move",
      about: "Moves money recorded for the wrong order or for none",
      typed: {
        reference: { as: "<reference>", about: "of the money" },
        from: { as: "--from <number>", about: "the order that has it" },
        to: { as: "--to <number>", about: "the order it is for; leave out for no order" },
        amount: typedAmount("a part of it"),
        provider: typedProvider,
        accepted: typedAccepted,
      },
    },
  ],
  ask: (input) => `This moves the payment ${input.reference} and e-mails the customers.`,
  async run({ db, unpaidOrderHours }, input) {
    const { reference, from, to, amount, provider, by: actor } = input;
    const orders = {
      from: from === undefined ? undefined : orderNumber(from),
      to: to === undefined ? undefined : orderNumber(to),
    };
    if (orders.from === undefined && orders.to === undefined)
      throw new Refused("Give --from, --to, or both.");
    return db.transaction(async (tx) => {
      const move = {
        ...orders,
        reference,
        provider,
        amount: koboOf(amount),
        actor: actorName(actor),
      };
      const moved = await movePayment(tx, move, unpaidOrderHours);
      if (!moved.ok) throw new Refused(`${moved.why} Nothing was changed.`);
      if (orders.to !== undefined) {
        const target = await lockSuccessor(tx, await getOrder(tx, orders.to));
        const above = Math.min(moved.amount, await excessOf(tx, target));
        await askAgain(tx, target, kobo(moved.amount - above), { amount: moved.amount }, input.accepted);
      }
      const after = { ...orders, reference: moved.reference, amount: wireValue(moved.amount) };
      for (const subject of [orders.from, orders.to]) {
        if (subject !== undefined)
          await writeAudit(tx, { actor, act: "payments.move", subject, before: null, after });
      }
      return after;
    });
  },
  show: movedMoneyText,
});

export const undoCommand = operatorCommand({
  name: "payments.undo",
  ...ofCall(undoDeskPayment),
  terminal: [
    {
      words: "payments undo",
      about: "Takes back a payment that was recorded by mistake, within 30 minutes, while nothing followed",
      typed: {
        number: { as: "<number>" },
        reference: { ...typedReference, about: "of the money" },
        provider: typedProvider,
        reason: { as: "--reason <sentence>", about: "why; only the staff reads it" },
      },
    },
  ],
  ask: (input) => `This takes the payment ${input.reference} of ${input.number} out of the ledger.`,
  run: ({ db, unpaidOrderHours }, { number: named, reference, provider, reason, by: actor }) =>
    db.transaction(async (tx) => {
      const receipt = { number: orderNumber(named), reference, provider };
      const undone = await undoPayment(tx, receipt, unpaidOrderHours);
      if (!undone.ok) throw new Refused(`${undone.why} Nothing was changed.`);
      const booked = { reference: undone.reference, provider, amount: wireValue(undone.amount) };
      const act = { actor, act: "payments.undo", subject: undone.number };
      await writeAudit(tx, { ...act, before: booked, after: { reason } });
      return readOrderFor(tx, undone.number);
    }),
  show: moneyText,
});
