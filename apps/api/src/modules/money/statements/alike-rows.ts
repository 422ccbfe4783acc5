import { type Kobo, kobo } from "@precise/cart-core/money";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { freeDigest } from "./known-credits.ts";
import type { StatementCredit } from "./read-statement.ts";
import { insertCredits } from "./save-statement.ts";

/** A row that looks like a credit of an earlier statement. */
export interface AlikeRow {
  readonly row: number;
  readonly day: string;
  readonly amount: Kobo;
  readonly narration: string;
  /** The earlier statement. */
  readonly statementId: number;
  readonly statement: string;
}

/** The rows of a statement that wait for a person to say whether they are credits of their own. */
export async function listAlikeRows(sql: Sql, statementId: number): Promise<AlikeRow[]> {
  const rows = await sql.query<{ row: number; held: StatementCredit; earlier: number; name: string }>(
    `select r.row, r.held, s.id as earlier, s.name from bank_statement_row r
     join bank_credit c on c.id = r.credit_id join bank_statement s on s.id = c.statement_id
     where r.statement_id = $1 and r.outcome = 'alike' and r.held is not null order by r.row`,
    [statementId],
  );
  return rows.map(({ row, held, earlier, name }) => ({
    row,
    day: held.day,
    amount: kobo(held.amount),
    narration: held.narration,
    statementId: earlier,
    statement: name,
  }));
}

/**
 * Says of such a row whether it is a credit of its own.
 * @throws Refused where no such row waits
 */
export async function decideAlikeRow(
  tx: Sql,
  {
    statement,
    row,
    isOther,
  }: { readonly statement: number; readonly row: number; readonly isOther: boolean },
): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('bank_statement'))");
  const [found] = await tx.query<{ held: StatementCredit }>(
    `select held from bank_statement_row where statement_id = $1 and row = $2 and outcome = 'alike' and held is not null
     for update`,
    [statement, row],
  );
  if (found === undefined) throw new Refused("This row does not wait for a decision.", { status: 404 });
  const credit = found.held;
  if (!isOther) {
    await tx.query(
      "update bank_statement_row set outcome = 'known', held = null where statement_id = $1 and row = $2",
      [statement, row],
    );
    return;
  }
  const ids = await insertCredits(tx, statement, [{ digest: await freeDigest(tx, credit), credit }]);
  await tx.query(
    "update bank_statement_row set outcome = 'new', held = null, credit_id = $3 where statement_id = $1 and row = $2",
    [statement, row, [...ids.values()][0] ?? null],
  );
}
