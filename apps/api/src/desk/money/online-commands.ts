import { nairaText, wireValue } from "@precise/cart-core/money";
import {
  declineDeskRefunds,
  listDeskPayments,
  releaseDeskRefunds,
  reviewDeskPayment,
} from "@precise/contract/desk/money/payments";
import * as z from "zod/mini";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { decline, release } from "#api/modules/money/money.ts";
import { listDisputes } from "#api/modules/money/online-lists.ts";
import { closeReview, readReview } from "#api/modules/money/waiting-money.ts";
import { getOrder } from "#api/modules/orders/get-order.ts";
import { sweepPayments } from "#api/modules/orders/online/sweep-payments.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { disputeNoteCommand } from "./dispute-notes.ts";
import { amountInNaira, disputesText } from "./online-text.ts";
import { refundAccountCommand } from "./refund-account-command.ts";

export const reviewedCommand = operatorCommand({
  name: "payments.reviewed",
  ...ofCall(reviewDeskPayment),
  terminal: [
    {
      words: "payments reviewed",
      about: "Closes the review of a payment that did not match, once you have dealt with its money",
      typed: { reference: { as: "<reference>", about: "of the attempt, see payments reviews" } },
    },
  ],
  ask: (input) => `This closes the review of ${input.reference}; nothing is booked by it.`,
  run: ({ db }, { reference, by: actor }) =>
    db.transaction(async (tx) => {
      const row = await readReview(tx, reference);
      if (!row) throw new Refused(`${reference} is not in review.`);
      await getOrder(tx, row.number);
      await closeReview(tx, reference);
      const act = { actor, act: "payments.reviewed", subject: row.number };
      await writeAudit(tx, { ...act, before: { reference, review: row.review }, after: null });
      return { number: row.number, reference };
    }),
  show: ({ number, reference }) => `The review of ${reference} (${number}) is closed.`,
});

export const releaseCommand = operatorCommand({
  name: "payments.release",
  ...ofCall(releaseDeskRefunds),
  approval: (_given, { roles }) =>
    roles.includes("owner") ? undefined : "Refunds too large to go by themselves take a second person.",
  mayApprove: (_given, { roles }) => roles.includes("owner") || roles.includes("finance"),
  subjectOf: ({ number }) => number,
  terminal: [
    {
      words: "payments release",
      about: "Lets refunds of an order go that were too large to go by themselves",
      typed: { number: { as: "<number>" } },
    },
  ],
  ask: (input) =>
    `This pays the refunds of ${input.number} back that wait for a person. This cannot be undone.`,
  run: ({ db }, input) =>
    db.transaction(async (tx) => {
      const order = await getOrder(tx, input.number);
      const amount = wireValue(await release(tx, order.id));
      if (amount === 0) throw new Refused(`No refund of ${order.number} waits for a person.`);
      await writeAudit(tx, {
        actor: input.by,
        act: "payments.release",
        subject: order.number,
        before: null,
        after: { amount },
      });
      return { number: order.number, amount };
    }),
  show: ({ number, amount }) => `${nairaText(amount)} of ${number} goes back now.`,
});

export const declineCommand = operatorCommand({
  name: "payments.decline",
  ...ofCall(declineDeskRefunds),
  subjectOf: ({ number }) => number,
  terminal: [
    {
      words: "payments decline",
      about: "Does not let refunds of an order go that wait for a person; their money stays with the order",
      typed: {
        number: { as: "<number>" },
        reason: { as: "--reason <sentence>", about: "why; only the staff reads it" },
      },
    },
  ],
  run: ({ db }, { number, reason, by: actor }) =>
    db.transaction(async (tx) => {
      const order = await getOrder(tx, number);
      const amount = wireValue(await decline(tx, order.id));
      if (amount === 0) throw new Refused(`No refund of ${order.number} waits for a person.`);
      const act = { actor, act: "payments.decline", subject: order.number };
      await writeAudit(tx, { ...act, before: { amount }, after: { reason } });
      return { number: order.number, amount };
    }),
  show: ({ number, amount }) => `${nairaText(amount)} of ${number} does not go back.`,
});

/** What an operator does with payments, refunds and disputes of the payment service. */
export const onlineCommands = [
  reviewedCommand,
  releaseCommand,
  refundAccountCommand,
  declineCommand,
  operatorCommand({
    name: "payments.disputes",
    ...ofRead(listDeskPayments),
    terminal: [
      {
        words: "payments disputes",
        about: "Payments that a customer's bank disputes, and until when to answer",
      },
    ],
    run: async ({ db }) => (await listDisputes(db)).map(amountInNaira),
    show: disputesText,
  }),
  disputeNoteCommand,
  operatorCommand({
    name: "payments.sweep",
    permission: "payment.confirm",
    input: z.strictObject({ days: z._default(z.int().check(z.gte(1), z.lte(90)), 2), by }),
    terminal: [
      {
        words: "payments sweep",
        about: "Compares our receipts with the payment service's list, and books what is missing",
        typed: {
          days: { as: "--days <count>", about: "how far back; default: 2" },
        },
      },
    ],
    async run({ db, online }, { days, by: actor }) {
      if (!online) throw new Refused("The shop has no payment service, or its API does not run.");
      const found = await sweepPayments(db, online, days);
      const missing = found.missing.map(({ reference, amount }) => ({
        reference,
        amount: wireValue(amount),
      }));
      const result = { ...found, missing };
      const after = { days, seen: found.seen, booked: found.booked.length, missing: missing.length };
      await db.transaction((tx) =>
        writeAudit(tx, { actor, act: "payments.sweep", subject: "payments", before: null, after }),
      );
      return result;
    },
    show: ({ seen, booked, missing, reversed }) =>
      [
        `${seen} payments succeeded at the service.`,
        booked.length === 0 ? "None was missing." : `Booked now: ${booked.join(", ")}.`,
        ...missing.map(({ reference, amount }) => `Of no order: ${reference}, ${nairaText(amount)}.`),
        ...reversed.map((reference) => `Reversed since: ${reference}.`),
      ].join("\n"),
  }),
];
