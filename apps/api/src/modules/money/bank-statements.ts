import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import type { Sql } from "#api/platform/database/port.ts";
import type { BankCredit } from "./bank-credits.ts";
import { type ListedStatement, readStatementOf } from "./statement-list.ts";
import { decideAlikeRow, listAlikeRows } from "./statements/alike-rows.ts";
import { readHeadingMemory, rememberHeading } from "./statements/heading-memory.ts";
import { linkKnownCredits } from "./statements/link-known-credits.ts";
import { type CreditMatch, matchCredit, sureShares } from "./statements/match-credit.ts";
import { readOrderBook } from "./statements/order-book.ts";
import type { StatementChoices, StatementRead } from "./statements/read-statement.ts";
import { readSentStatement } from "./statements/read-statement-file.ts";
import { type GivenStatement, saveStatement } from "./statements/save-statement.ts";
import type { ChosenMeanings } from "./statements/statement-columns.ts";

/*
 * The face of the bank's statements: they are looked at, taken with every row of theirs, and their credits held against the
 * orders that are open. Amounts are kobo.
 */

/** Reads a statement, pasted or a file's bytes, with what people said of headings like its own. Nothing is kept. */
export async function lookAtStatement(
  sql: Sql,
  content: string | Uint8Array,
  choices: Omit<StatementChoices, "remembered">,
): Promise<StatementRead> {
  const sent = typeof content === "string" ? { text: content } : { bytes: content };
  return readSentStatement(sent, todayInLagos(), { ...choices, remembered: await readHeadingMemory(sql) });
}

/**
 * Keeps a statement that was read, and what a person said of its columns.
 * @param input `meanings`: by `columnName`
 * @returns it, and how many of its credits were noted by hand before
 */
export async function takeStatement(
  tx: Sql,
  input: Omit<GivenStatement, "rows"> & {
    readonly read: Extract<StatementRead, { ok: true }>;
    readonly meanings: ChosenMeanings;
  },
): Promise<{ readonly statement: ListedStatement; readonly linked: number }> {
  const { read, meanings, actor } = input;
  const id = await saveStatement(tx, { ...input, rows: read.rows });
  if (Object.keys(meanings).length > 0)
    await rememberHeading(tx, read.understanding.columns, meanings, actor);
  const linked = await linkKnownCredits(tx, actor);
  const statement = await readStatementOf(tx, id);
  if (!statement) throw new Error("a statement was saved and is not there");
  return { statement, linked };
}

/** The rows of a statement that wait for a person to say whether they are credits of their own. */
export const rowsInDoubt = listAlikeRows;

/**
 * Says of such a row whether it is a credit of its own.
 * @throws Refused where no such row waits
 */
export async function decideRow(
  tx: Sql,
  row: Parameters<typeof decideAlikeRow>[1],
  actor: string,
): Promise<void> {
  await decideAlikeRow(tx, row);
  await linkKnownCredits(tx, actor);
}

/** Finds for a credit the orders that it may be for, of those that are open. */
export interface CreditMatcher {
  match(credit: BankCredit): CreditMatch;
  /** What of it is for which order; none where that is not sure. */
  sure(credit: BankCredit): CreditMatch["shares"];
}

/** @param ownNames the shop's, which say nothing of a payer */
export async function openMatcher(sql: Sql, ownNames: readonly string[] = []): Promise<CreditMatcher> {
  const book = await readOrderBook(sql, ownNames);
  return { match: (credit) => matchCredit(credit, book), sure: (credit) => sureShares(credit, book) };
}
