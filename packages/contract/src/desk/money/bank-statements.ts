import * as z from "zod/mini";
import { group } from "../../wire/route.ts";
import { line, paragraph } from "../../wire/text.ts";
import { wireAmount } from "../../wire/wire-money.ts";
import { deskRoute } from "../kit/desk-route.ts";
import { pageEnd } from "../kit/list-query.ts";
import { deskNaira } from "./payments.ts";

const id = z.string().check(z.regex(/^\d{1,15}$/));

/** A statement of the bank's that was given in, and what became of its rows: they add up to `rows`. */
export const bankStatement = z.object({
  id: z.string(),
  name: z.string(),
  at: z.string(),
  actor: z.string(),
  rows: z.int(),
  /** Credits that no earlier statement had. */
  new: z.int(),
  known: z.int(),
  /** They look like credits of earlier statements, and nothing says whether they are the same: a person does. */
  alike: z.int(),
  debits: z.int(),
  refused: z.int(),
  /** Of its credits, those that still wait. */
  unmatched: z.int(),
});
export type BankStatement = z.infer<typeof bankStatement>;

/** An order that a credit may be for, and why. */
export const creditCandidate = z.object({
  number: z.string(),
  missing: wireAmount,
  /** 0 to 110. */
  score: z.number(),
  reasons: z.array(z.string()),
});

/** Money that came to the bank. */
export const bankCredit = z.object({
  id: z.string(),
  statement: z.string(),
  /** A Lagos day. */
  day: z.string(),
  amount: wireAmount,
  narration: z.string(),
  reference: z.nullable(z.string()),
  state: z.enum(["unmatched", "booked", "known", "ignored"]),
  /** Orders that have its money. */
  orders: z.array(z.string()),
  reason: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  /** How sure it is which order it pays, of one that waits. */
  verdict: z.optional(z.enum(["sure", "likely", "unclear", "none"])),
  /** The best first. */
  candidates: z.optional(z.array(creditCandidate)),
  /** How a sure one would be booked. */
  shares: z.optional(z.array(z.object({ number: z.string(), amount: wireAmount }))),
});
export type BankCreditRow = z.infer<typeof bankCredit>;

/** What a column of a statement says; `nothing` is passed over. */
export const columnMeaning = z.enum([
  "date",
  "value_date",
  "time",
  "narration",
  "credit",
  "debit",
  "amount",
  "way",
  "reference",
  "balance",
  "nothing",
]);
export type ColumnMeaning = z.infer<typeof columnMeaning>;

export const dayOrder = z.enum(["day-first", "month-first"]);

/** A statement to be read: what was pasted, or a file's bytes. */
const sentStatement = {
  name: line(1, 120),
  /** CSV, MT940 or camt.053; at most 5,000 rows. */
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000_000))),
  /** The same or an XLSX, as base64: 5 MB. */
  file: z.optional(z.string().check(z.minLength(1), z.maxLength(7_000_000))),
  /** What columns mean, by their name in the file, where the shop understood them otherwise. It is remembered. */
  meanings: z.optional(z.record(z.string().check(z.maxLength(120)), columnMeaning)),
  /** Where no row of the file says whether the day or the month comes first. */
  day_order: z.optional(dayOrder),
};
const largestStatement = 8_000_000;

/** How a statement was understood. */
export const statementLook = z.object({
  /** Why it cannot be taken as it is. */
  problem: z.nullable(z.string()),
  format: z.nullable(z.enum(["csv", "xlsx", "mt940", "camt053"])),
  sheet: z.nullable(z.string()),
  columns: z.array(z.object({ name: z.string(), meaning: columnMeaning })),
  /** Null where it matters to no row. */
  day_order: z.nullable(z.object({ order: dayOrder, is_proven: z.boolean() })),
  /** What says which way money went. */
  way: z.nullable(z.enum(["columns", "signs", "words", "format"])),
  rows: z.int(),
  credits: z.int(),
  credit_sum: wireAmount,
  debits: z.int(),
  refused: z.int(),
  /** The first rows, as they would be kept. */
  first: z.array(
    z.object({
      row: z.int(),
      kind: z.enum(["credit", "debit", "refused"]),
      day: z.nullable(z.string()),
      amount: z.nullable(wireAmount),
      narration: z.nullable(z.string()),
      why: z.nullable(z.string()),
    }),
  ),
});
export type StatementLook = z.infer<typeof statementLook>;

export const lookAtStatement = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/statements/look",
  permission: "payment.confirm",
  tag: "Bank statements",
  summary: "How a bank's statement would be understood; nothing is kept",
  isSafe: true,
  body: z.strictObject(sentStatement),
  largestBodyBytes: largestStatement,
  yields: "look",
  data: z.object({ look: statementLook }),
  failures: [422],
});

export const sendStatement = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/statements",
  permission: "payment.confirm",
  tag: "Bank statements",
  summary: "Takes a bank's statement, pasted or as a file; what an earlier one had is not counted again",
  body: z.strictObject(sentStatement),
  largestBodyBytes: largestStatement,
  yields: "statement",
  data: z.object({ statement: bankStatement }),
  failures: [422],
});

export const listStatements = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/statements",
  permission: "payment.confirm",
  tag: "Bank statements",
  summary: "The last 50 statements",
  data: z.object({ statements: z.array(bankStatement) }),
});

export const readStatement = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/statements/{id}",
  permission: "payment.confirm",
  tag: "Bank statements",
  summary: "A statement, the credits of it that wait, and the rows that could not be read",
  params: z.object({ id }),
  data: z.object({
    statement: bankStatement,
    /** At most 200, the oldest first. */
    credits: z.array(bankCredit),
    refused: z.array(z.object({ row: z.int(), why: z.string() })),
    /** Rows that look like credits of earlier statements, with the first statement that has such a one. */
    alike: z.array(
      z.object({
        row: z.int(),
        day: z.string(),
        amount: wireAmount,
        narration: z.string(),
        earlier: z.object({ id: z.string(), name: z.string() }),
      }),
    ),
  }),
  failures: [404],
});

export const decideAlikeRow = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/statements/{id}/alike",
  permission: "payment.confirm",
  tag: "Bank statements",
  summary: "Says whether a row that looks like a credit of an earlier statement is one of its own",
  params: z.object({ id }),
  body: z.strictObject({ row: z.int().check(z.gte(1), z.lte(1_000_000)), is_other: z.boolean() }),
  data: z.object({ statement: bankStatement }),
  failures: [404, 422],
});

export const listBankCredits = /* @__PURE__ */ deskRoute({
  method: "GET",
  path: "/api/desk/bank-credits",
  permission: "payment.confirm",
  tag: "Bank statements",
  summary: "Credits of the bank's statements; those that wait with the orders that they may be for",
  query: z.object({
    state: z._default(z.enum(["unmatched", "booked", "known", "ignored"]), "unmatched"),
    cursor: z.optional(id),
  }),
  data: z.object({
    credits: z.array(bankCredit),
    ...pageEnd,
  }),
});

const failures = [404, 409, 422] as const;

/** Books a credit for an order, or shares of it for several. How much came is what the statement says, never the request. */
export const matchBankCredit = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/bank-credits/{id}/match",
  permission: "payment.confirm",
  isFresh: true,
  tag: "Bank statements",
  summary: "Books a credit of a bank's statement for an order, or for several",
  params: z.object({ id }),
  body: z.strictObject({
    number: z.optional(line(1, 40)),
    shares: z.optional(
      z
        .array(z.strictObject({ number: line(1, 40), amount: deskNaira }))
        .check(z.minLength(1), z.maxLength(20)),
    ),
    /** Notes it even where nothing is missing, and leaves a cancelled order so. */
    note_only: z.optional(z.boolean()),
  }),
  data: z.object({
    done: z.object({
      /** `known`: the money had been recorded by hand, and nothing was booked again. */
      outcome: z.enum(["booked", "known"]),
      numbers: z.array(z.string()),
      amount: wireAmount,
      reference: z.string(),
    }),
  }),
  failures,
});

export const matchSureCredits = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/bank-credits/match-sure",
  permission: "payment.confirm",
  isFresh: true,
  tag: "Bank statements",
  summary: "Books the credits that are surely for an order, at most 100; each with an outcome of its own",
  body: z.strictObject({
    /** Those that were shown; one that is not sure any more is refused. */
    credits: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
    dry_run: z.boolean(),
  }),
  data: z.object({
    rows: z.array(
      z.object({
        credit: z.string(),
        numbers: z.array(z.string()),
        amount: wireAmount,
        outcome: z.enum(["booked", "known", "would_book", "refused"]),
        reason: z.optional(z.string()),
      }),
    ),
  }),
  failures,
});

export const ignoreBankCredit = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: "/api/desk/bank-credits/{id}/ignore",
  permission: "payment.confirm",
  tag: "Bank statements",
  summary: "Takes a credit that is for no order out of the queue",
  params: z.object({ id }),
  body: z.strictObject({ reason: paragraph(200, 3) }),
  data: z.object({ done: z.object({ id: z.string(), reason: z.string() }) }),
  failures,
});

/** The calls of the desk that take banks' statements and match their credits. */
export const bankStatementCalls = /* @__PURE__ */ group(
  {
    lookAtStatement,
    sendStatement,
    listStatements,
    readStatement,
    decideAlikeRow,
    listBankCredits,
    matchSureCredits,
    matchBankCredit,
    ignoreBankCredit,
  },
  {
    sendStatement: {
      name: "gtbank-november.csv",
      text: 'Date,Narration,Credit\n24/11/2026,NIP/ADA OBI/PR-7K3M9QX1,"385,000.00"',
    },
    lookAtStatement: {
      name: "gtbank-november.csv",
      text: 'Date,Narration,Credit\n24/11/2026,NIP/ADA OBI/PR-7K3M9QX1,"385,000.00"',
    },
    decideAlikeRow: { row: 7, is_other: true },
    matchSureCredits: { dry_run: true },
    matchBankCredit: { number: "PR-7K3M9QX1" },
    ignoreBankCredit: { reason: "Pay-out of the payment service." },
  },
);
