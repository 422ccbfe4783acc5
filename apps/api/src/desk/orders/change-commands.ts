import { acceptedTotal, correction, reason, wishedOrder } from "@precise/contract/desk/orders/order-changes";
import * as z from "zod/mini";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { by, wholeNumber } from "#api/desk/kit/operator-input.ts";
import { changeOrder } from "#api/modules/orders/changes/change-order.ts";
import { endChange, readChange } from "#api/modules/orders/changes/change-rows.ts";
import { correctOrder } from "#api/modules/orders/changes/correct-order.ts";
import { getOrder, orderNumber } from "#api/modules/orders/get-order.ts";
import { mayCancelUnseen } from "#api/modules/orders/online/verify-overdue.ts";
import { addEvent } from "#api/modules/orders/order-events.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { orderTerms, outcomeOf, refusalText } from "./order-terms.ts";

const number: Typed = { as: "<number>" };
const json = (about: string): Typed => ({
  as: "<json>",
  about,
  parse: (text) => JSON.parse(text) as unknown,
});
const why: Typed = { as: "--reason <sentence>", about: "why; the customer reads it" };

/** Changes an order that is not packed, or asks its buyer to agree to that. @source decision 062 */
export const changeOrderCommand = operatorCommand({
  name: "orders.change",
  permission: "order.write",
  input: z.strictObject({
    number: z.string(),
    wish: z.strictObject(wishedOrder),
    reason,
    acceptedTotal,
    revision: z.optional(wholeNumber(1, 2_147_483_647)),
    key: z.optional(z.string().check(z.minLength(16), z.maxLength(128))),
    by,
  }),
  terminal: [
    {
      words: "orders change",
      about: "Changes an order: the customer agrees by a link where the goods change or the total rises",
      typed: {
        number,
        wish: json("what is to be different: lines, delivery, address, payment, voucher, note"),
        reason: why,
        acceptedTotal: { as: "--total <naira>", about: "the new total" },
      },
    },
  ],
  async run(tools, input) {
    const change = { ...input, number: orderNumber(input.number) };
    const terms = orderTerms(tools);
    if (!(await mayCancelUnseen(tools.db, terms.online, change.number)))
      throw new Refused(
        "Paystack cannot be asked at the moment whether this order is paid. Nothing was changed. Try again in ten minutes.",
      );
    return outcomeOf(await changeOrder(tools.db, terms, change));
  },
  isRefused: (outcome) => "refused" in outcome,
  show(outcome) {
    if ("refused" in outcome) return refusalText(outcome.refused);
    const { number: old, newNumber, id } = outcome.done.change;
    return newNumber === null
      ? `${old}: the customer is asked to agree to change ${id}.`
      : `${newNumber} takes the place of ${old}.`;
  },
});

/** Takes back what a buyer was asked to agree to. */
export const withdrawChangeCommand = operatorCommand({
  name: "orders.withdraw-change",
  permission: "order.write",
  input: z.strictObject({ number: z.string(), change: wholeNumber(1, 2_147_483_647), by }),
  terminal: [
    {
      words: "orders withdraw-change",
      about: "Takes a proposed change back: its link accepts nothing any more",
      typed: { number, change: { as: "<change>" } },
    },
  ],
  run: ({ db }, input) =>
    db.transaction(async (tx) => {
      const order = await getOrder(tx, input.number);
      const change = await readChange(tx, order.number, input.change);
      if (!change) throw new Refused(`${order.number} has no change ${input.change}.`, { status: 404 });
      if (change.state !== "open")
        throw new Refused(`This change is ${change.state}. It cannot be withdrawn.`);
      await endChange(tx, change.id, "withdrawn");
      await addEvent(tx, order, "We took the proposed change back. Your order stays as it was.");
      await writeAudit(tx, {
        actor: input.by,
        act: "orders.withdraw-change",
        subject: order.number,
        before: { change: change.id, state: "open" },
        after: { change: change.id, state: "withdrawn" },
      });
      const withdrawn = await readChange(tx, order.number, change.id);
      if (!withdrawn) throw new Error("a change was ended and is not there");
      return withdrawn;
    }),
  show: ({ number: whose, id }) => `Change ${id} of ${whose} is withdrawn.`,
});

/** Corrects what was written down wrongly. The audit names the fields, not what stood in them. */
export const correctOrderCommand = operatorCommand({
  name: "orders.correct",
  permission: "order.write",
  input: z.strictObject({ number: z.string(), correction: z.strictObject(correction), reason, by }),
  terminal: [
    {
      words: "orders correct",
      about: "Corrects name, phone, e-mail, address or note of an order",
      typed: { number, correction: json("contact, address, note"), reason: why },
    },
  ],
  run: ({ db }, input) =>
    db.transaction(async (tx) => {
      const order = await getOrder(tx, input.number);
      const changed = await correctOrder(tx, order, input.correction);
      if (changed.length > 0) {
        await writeAudit(tx, {
          actor: input.by,
          act: "orders.correct",
          subject: order.number,
          before: null,
          after: { changed, reason: input.reason },
        });
      }
      return { number: order.number, changed };
    }),
  show: ({ number: whose, changed }) =>
    changed.length === 0 ? `${whose} was right already.` : `${whose}: corrected ${changed.join(", ")}.`,
});
