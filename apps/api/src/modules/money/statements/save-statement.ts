import { createHash } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import { referenceKey } from "../ledger/receipts.ts";
import type { StatementCredit, StatementRow } from "./read-statement.ts";

/** A statement that was given in. */
export interface GivenStatement {
  readonly name: string;
  readonly text: string;
  readonly rows: readonly StatementRow[];
  readonly actor: string;
}

interface Keyed {
  readonly row: number;
  readonly credit: StatementCredit;
  readonly digest: string;
}

/**
 * Keeps a statement and every row of it. A credit that an earlier statement brought is not kept again.
 * @returns the statement's id
 */
export async function saveStatement(tx: Sql, { name, text, rows, actor }: GivenStatement): Promise<number> {
  const sha256 = createHash("sha256").update(text).digest("hex");
  const [statement] = await tx.query<{ id: number }>(
    "insert into bank_statement (name, sha256, actor) values ($1, $2, $3) returning id",
    [name, sha256, actor],
  );
  if (!statement) throw new Error("a statement was inserted and is not there");
  const keyed = withDigests(rows);
  const inserted = await tx.query<{ id: number }>(
    `insert into bank_credit (statement_id, digest, day, amount_kobo, narration, reference)
     select $1, * from unnest($2::text[], $3::date[], $4::bigint[], $5::text[], $6::text[])
     on conflict (digest) do nothing returning id`,
    [
      statement.id,
      keyed.map(({ digest }) => digest),
      keyed.map(({ credit }) => credit.day),
      keyed.map(({ credit }) => credit.amount),
      keyed.map(({ credit }) => credit.narration),
      keyed.map(({ credit }) => credit.reference ?? null),
    ],
  );
  const added = new Set(inserted.map(({ id }) => id));
  const known = await tx.query<{ id: number; digest: string }>(
    "select id, digest from bank_credit where digest = any($1::text[])",
    [keyed.map(({ digest }) => digest)],
  );
  const ids = new Map(known.map(({ id, digest }) => [digest, id]));
  const digests = new Map(keyed.map(({ row, digest }) => [row, digest]));
  const kept = rows.map((each) => {
    const creditId = ids.get(digests.get(each.row) ?? "");
    const isNew = creditId !== undefined && added.has(creditId);
    return {
      row: each.row,
      outcome: each.kind === "credit" ? (isNew ? "new" : "known") : each.kind,
      creditId: creditId ?? null,
      why: each.kind === "refused" ? each.why : null,
    };
  });
  await tx.query(
    `insert into bank_statement_row (statement_id, row, outcome, credit_id, why)
     select $1, * from unnest($2::integer[], $3::text[], $4::bigint[], $5::text[])`,
    [
      statement.id,
      kept.map(({ row }) => row),
      kept.map(({ outcome }) => outcome),
      kept.map(({ creditId }) => creditId),
      kept.map(({ why }) => why),
    ],
  );
  return statement.id;
}

/** Two transfers that look alike in one statement are two: each is counted among those like it. */
function withDigests(rows: readonly StatementRow[]): Keyed[] {
  const seen = new Map<string, number>();
  return rows.flatMap((each) => {
    if (each.kind !== "credit") return [];
    const { day, amount, narration, reference } = each.credit;
    const words = narration.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
    const alike = JSON.stringify([
      day,
      amount,
      words,
      reference === undefined ? "" : referenceKey(reference),
    ]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const digest = createHash("sha256").update(`${alike}#${count}`).digest("hex");
    return [{ row: each.row, credit: each.credit, digest }];
  });
}
