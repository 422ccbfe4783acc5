import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { formatNaira, fromWireValue, wireValue } from "@precise/cart-core/money";
import { columnMeaning, listBankCredits } from "@precise/contract/desk/money/bank-statements";
import * as z from "zod/mini";
import { ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { by, limit, nairaBetween, typedLimit } from "#api/desk/kit/operator-input.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { creditStates, decideCredit, listCredits, lockCredit } from "#api/modules/money/bank-credits.ts";
import { decideRow, takeStatement } from "#api/modules/money/bank-statements.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import { matchCreditTo, requireWaiting } from "./match-credit-to.ts";
import { matchSureCredits, mostAtOnce } from "./match-sure-credits.ts";
import { fieldOf, readGivenStatement } from "./read-given-statement.ts";

const credit = z.int().check(z.gte(1));
const typedCredit = { as: "<credit>", about: "its number, see payments credits" };
const number = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const statementCommand = operatorCommand({
  name: "payments.statement",
  permission: "payment.confirm",
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
    text: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000_000))),
    /** A file's bytes as base64. */
    file: z.optional(z.string().check(z.minLength(1), z.maxLength(7_000_000))),
    meanings: z.optional(z.record(z.string(), columnMeaning)),
    dayOrder: z.optional(z.enum(["day-first", "month-first"])),
    by,
  }),
  terminal: [
    {
      words: "payments statement",
      about: "Takes a bank's statement (CSV, XLSX, MT940, camt.053); its credits wait in payments credits",
      typed: { file: { as: "<file>" } },
      toInput: ({ file }) => ({
        name: basename(String(file)),
        file: readFileSync(String(file)).toString("base64"),
      }),
    },
  ],
  run: async ({ db }, { name, by: actor, ...input }) => {
    const { content, read, meanings } = await readGivenStatement(db, input);
    if (!read.ok) throw new Refused(read.why, { status: 422, field: fieldOf(input) });
    return db.transaction(async (tx) => {
      const bankFile = { name, content, read, meanings, actor: actorName(actor) };
      const { statement, linked } = await takeStatement(tx, bankFile);
      const { id, rows, added, known, alike, debits, refused, unmatched } = statement;
      const after = { name, rows, added, known, alike, debits, refused, linked };
      await writeAudit(tx, { actor, act: "payments.statement", subject: "payments", before: null, after });
      return { id, name, rows, added, known, alike, debits, refused, linked, unmatched };
    });
  },
  show: ({ id, rows, added, known, alike, debits, refused, linked, unmatched }) =>
    `${rows} rows: ${added} credits are new, ${known} known from earlier statements, ${debits} debits, ${refused} not read. ` +
    `${linked} were noted by hand before. ${unmatched} wait in payments credits.` +
    (alike === 0
      ? ""
      : ` ${alike} look like credits of earlier statements: say which they are with payments statement-row ${id} <row>.`),
});

export const alikeRowCommand = operatorCommand({
  name: "payments.statement-row",
  permission: "payment.confirm",
  input: z.strictObject({ statement: credit, row: credit, isOther: z._default(z.boolean(), false), by }),
  terminal: [
    {
      words: "payments statement-row",
      about: "Says that a row of a statement is the credit of an earlier one that it looks like",
      typed: {
        statement: { as: "<statement>", about: "its number" },
        row: { as: "<row>", about: "of the file" },
        isOther: { as: "--other", about: "it is a credit of its own" },
      },
    },
  ],
  run: ({ db }, { by: actor, ...row }) =>
    db.transaction(async (tx) => {
      await decideRow(tx, row, actorName(actor));
      await writeAudit(tx, {
        actor,
        act: "payments.statement-row",
        subject: "payments",
        before: null,
        after: { ...row },
      });
      return row;
    }),
  show: ({ row, isOther }) =>
    isOther ? `Row ${row} waits in payments credits.` : `Row ${row} is known from an earlier statement.`,
});

export const matchCommand = operatorCommand({
  name: "payments.match",
  permission: "payment.confirm",
  input: z.strictObject({
    credit,
    number: z.optional(number),
    /** Several orders that one transfer pays. */
    shares: z.optional(
      z
        .array(z.strictObject({ number, amount: nairaBetween(0.01, 1_000_000_000) }))
        .check(z.minLength(1), z.maxLength(20)),
    ),
    isNoteOnly: z._default(z.boolean(), false),
    by,
  }),
  terminal: [
    {
      words: "payments match",
      about: "Books a credit of a bank's statement for an order",
      typed: {
        credit: typedCredit,
        number: { as: "<number>" },
        isNoteOnly: {
          as: "--note-only",
          about: "notes it even where nothing is missing, and leaves a cancelled order so",
        },
      },
    },
  ],
  ask: (input) => `This records the payment of ${input.number ?? "several orders"} and e-mails the customer.`,
  run: ({ db, unpaidOrderHours: respondHours }, input) => {
    const { number: one, shares, isNoteOnly, by: actor } = input;
    if ((one === undefined) === (shares === undefined))
      throw new Refused("Name one order, or several with their shares.", { status: 422, field: "number" });
    const target =
      shares === undefined
        ? { number: one ?? "", isNoteOnly }
        : { shares: shares.map((each) => ({ number: each.number, amount: fromWireValue(each.amount) })) };
    return db.transaction(async (tx) => {
      const matched = await matchCreditTo(tx, input.credit, target, {
        actor: actorName(actor),
        respondHours,
      });
      const after = { ...matched, amount: wireValue(matched.amount) };
      for (const subject of matched.numbers)
        await writeAudit(tx, { actor, act: "payments.match", subject, before: null, after });
      return after;
    });
  },
  show: ({ numbers, reference, outcome }) =>
    outcome === "known"
      ? `${reference} had been recorded for ${numbers.join(", ")}; nothing was booked again.`
      : `${reference} is booked for ${numbers.join(", ")}.`,
});

export const matchSureCommand = operatorCommand({
  name: "payments.match-sure",
  permission: "payment.confirm",
  input: z.strictObject({
    credits: z.optional(z.array(credit).check(z.minLength(1), z.maxLength(mostAtOnce))),
    dryRun: z._default(z.boolean(), false),
    by,
  }),
  terminal: [
    {
      words: "payments match-sure",
      about: `Books credits that name an unpaid order and are exactly what is missing, at most ${mostAtOnce}`,
      typed: { dryRun: { as: "--dry-run", about: "says what it would do" } },
    },
  ],
  ask: (input) => (input.dryRun ? undefined : "This records payments and e-mails the customers."),
  run: (tools, { credits, dryRun, by: actor }) => matchSureCredits(tools, { credits, dryRun, actor }),
  show: (rows) =>
    tableOf(rows, {
      Credit: "credit",
      Orders: (row) => row.numbers.join(", "),
      Amount: (row) => formatNaira(fromWireValue(row.amount)),
      Outcome: "outcome",
      Why: "reason",
    }),
});

export const ignoreCommand = operatorCommand({
  name: "payments.ignore",
  permission: "payment.confirm",
  input: z.strictObject({ credit, reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)), by }),
  terminal: [
    {
      words: "payments ignore",
      about: "Takes a credit that is for no order out of the queue",
      typed: { credit: typedCredit, reason: { as: "--reason <sentence>", about: "why" } },
    },
  ],
  run: ({ db }, input) =>
    db.transaction(async (tx) => {
      const found = await lockCredit(tx, input.credit);
      if (!found) throw new Refused(`There is no credit ${input.credit}.`, { status: 404 });
      requireWaiting(found);
      const { reason, by: actor } = input;
      await decideCredit(tx, found.id, { state: "ignored", reason }, actorName(actor));
      const after = { credit: found.id, day: found.day, amount: wireValue(found.amount), reason };
      await writeAudit(tx, { actor, act: "payments.ignore", subject: "payments", before: null, after });
      return after;
    }),
  show: ({ credit: id }) => `Credit ${id} is out of the queue.`,
});

/** What an operator does with the bank's statements. */
export const statementCommands = [
  statementCommand,
  alikeRowCommand,
  operatorCommand({
    name: "payments.credits",
    ...ofRead(listBankCredits, {
      state: z._default(z.enum(creditStates), "unmatched"),
      limit: z._default(limit, 50),
    }),
    terminal: [
      {
        words: "payments credits",
        about: "Credits of the bank's statements, the oldest first",
        typed: {
          state: { as: "--state <state>", about: "default: unmatched" },
          limit: typedLimit(50),
        },
      },
    ],
    run: ({ db }, { state, limit: most }) => listCredits(db, { state, limit: most }),
    show: (credits) =>
      tableOf(credits, {
        Credit: "id",
        Day: "day",
        Amount: (each) => formatNaira(each.amount),
        Narration: "narration",
        Reference: "reference",
        Orders: (each) => each.orders.join(", "),
      }),
  }),
  matchCommand,
  matchSureCommand,
  ignoreCommand,
];
