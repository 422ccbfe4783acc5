import { createHash } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import { type ComparedCredit, compareCredits } from "./known-credits.ts";
import type { StatementCredit, StatementRow } from "./read-statement.ts";

/** A statement that was given in. */
export interface GivenStatement {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly rows: readonly StatementRow[];
  readonly actor: string;
}

/**
 * Keeps a statement and every row of it. A credit that an earlier statement brought is not kept again; one that only looks like
 * one waits for a person.
 * @returns the statement's id
 */
export async function saveStatement(
  tx: Sql,
  { name, content, rows, actor }: GivenStatement,
): Promise<number> {
  const sha256 = createHash("sha256").update(content).digest("hex");
  // Statements are compared one after the other.
  await tx.query("select pg_advisory_xact_lock(hashtext('bank_statement'))");
  const compared = await compareCredits(tx, rows, sha256);
  const [statement] = await tx.query<{ id: number }>(
    "insert into bank_statement (name, sha256, actor) values ($1, $2, $3) returning id",
    [name, sha256, actor],
  );
  if (!statement) throw new Error("a statement was inserted and is not there");
  const ids = await insertCredits(
    tx,
    statement.id,
    compared.filter((each) => each.outcome === "new"),
  );
  const byRow = new Map(compared.map((each) => [each.row, each]));
  const kept = rows.map((each) => {
    const credit = byRow.get(each.row);
    return {
      row: each.row,
      outcome: credit?.outcome ?? each.kind,
      creditId: credit === undefined ? null : idOf(credit),
      why: each.kind === "refused" ? each.why : null,
      held: credit?.outcome === "alike" ? credit.credit : null,
    };
  });
  await tx.query(
    `insert into bank_statement_row (statement_id, row, outcome, credit_id, why, held)
     select $1, row, outcome, "creditId", why, held from jsonb_to_recordset($2::text::jsonb)
       as given (row integer, outcome text, "creditId" bigint, why text, held jsonb)`,
    [statement.id, JSON.stringify(kept)],
  );
  return statement.id;

  function idOf(credit: ComparedCredit): number | null {
    return credit.outcome === "new" ? (ids.get(credit.digest) ?? null) : credit.creditId;
  }
}

/** @returns their ids by digest */
export async function insertCredits(
  tx: Sql,
  statementId: number,
  credits: readonly { readonly digest: string; readonly credit: StatementCredit }[],
): Promise<ReadonlyMap<string, number>> {
  const of = <Value>(value: (credit: StatementCredit) => Value) => credits.map(({ credit }) => value(credit));
  const inserted = await tx.query<{ id: number; digest: string }>(
    `insert into bank_credit (statement_id, digest, day, amount_kobo, narration, reference, time, balance_kobo)
     select $1, * from unnest($2::text[], $3::date[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::bigint[])
     returning id, digest`,
    [
      statementId,
      credits.map(({ digest }) => digest),
      of(({ day }) => day),
      of(({ amount }) => amount),
      of(({ narration }) => narration),
      of(({ reference }) => reference ?? null),
      of(({ time }) => time ?? null),
      of(({ balance }) => balance ?? null),
    ],
  );
  return new Map(inserted.map(({ id, digest }) => [digest, id]));
}
