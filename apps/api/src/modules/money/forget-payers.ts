import type { Sql } from "#api/platform/database/port.ts";
import { countOf, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import { fitName, nameWords } from "./payer-names.ts";

const blank = "•••";

/**
 * Takes a person's names out of what banks and staff wrote of credits that belong to no order; day, amount and the rest of the
 * words stay, for the money still looks for its owner. Credits of an order lose all words with the order.
 * @param names as the person's orders have them; one counts where two of its words or more are named
 * @source decision 082
 */
export async function forgetNamesInCredits(tx: Sql, names: readonly string[]): Promise<void> {
  const wanted = names.map(nameWords).filter((words) => words.length >= 2);
  if (wanted.length === 0) return;
  const credits = await tx.query<{ id: number; narration: string; reason: string | null }>(
    "select id, narration, reason from bank_credit where receipt_id is null and (narration <> '' or reason is not null) for update",
  );
  for (const { id, narration, reason } of credits) {
    const named = namedIn(`${reason ?? ""} ${narration}`, wanted);
    if (named.length === 0) continue;
    await tx.query("update bank_credit set narration = $2, reason = $3 where id = $1", [
      id,
      withoutWords(narration, named),
      reason === null ? null : withoutWords(reason, named),
    ]);
  }
  // Rows of statements of which a person has yet to say whether they are a credit of their own.
  const rows = await tx.query<{ statement_id: number; row: number; narration: string }>(
    `select statement_id, row, held ->> 'narration' as narration from bank_statement_row
     where held ->> 'narration' <> '' for update`,
  );
  for (const { statement_id, row, narration } of rows) {
    const named = namedIn(narration, wanted);
    if (named.length === 0) continue;
    await tx.query(
      `update bank_statement_row set held = jsonb_set(held, '{narration}', to_jsonb($3::text))
       where statement_id = $1 and row = $2`,
      [statement_id, row, withoutWords(narration, named)],
    );
  }
}

/** A part of a statement that takes payers out of the money of orders. @param orders SQL of our own that answers their ids */
export const forgetPayersOf = (orders: string) =>
  `update payment_receipt set payer = null where payer is not null and id in (
         select receipt_id from payment_allocation where order_id in (${orders}))`;

/**
 * Takes what tells a payer from credits, and from rows of statements, when the tax law no longer asks for it; day and amount stay.
 * @param most of each
 * @returns how many were changed
 */
export async function forgetBankCredits(sql: Sql, most = rowsAtOnce): Promise<number> {
  const kept = retentionPeriods.orderNames.interval;
  // What nobody decided on by then is no credit of its own.
  const rows = await countOf(
    sql,
    `with changed as (
       update bank_statement_row set held = null where (statement_id, row) in (
         select statement_id, row from bank_statement_row where held is not null and (held ->> 'day')::date < now() - $1::interval
         limit ${most} for update skip locked) returning 1
     ) select count(*)::int as rows from changed`,
    [kept],
  );
  const credits = await countOf(
    sql,
    `with changed as (
       update bank_credit set narration = '', reference = null where id in (
         select id from bank_credit where day < now() - $1::interval and (narration <> '' or reference is not null)
         limit ${most} for update skip locked) returning 1
     ) select count(*)::int as rows from changed`,
    [kept],
  );
  return rows + credits;
}

/** The words of the names that a text has. */
function namedIn(text: string, names: readonly (readonly string[])[]): readonly string[] {
  return names.filter((words) => fitName(nameWords(text), words) === "full").flat();
}

/** The last word of a narration may be the beginning of a name: banks cut them. */
function withoutWords(text: string, names: readonly string[]): string {
  const [last = ""] = nameWords(text).slice(-1);
  return text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => {
    const [plain] = nameWords(word);
    if (plain === undefined) return word;
    const isCut = plain === last && plain.length >= 4 && names.some((name) => name.startsWith(plain));
    return names.includes(plain) || isCut ? blank : word;
  });
}
