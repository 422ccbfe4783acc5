import { type Kobo, kobo } from "@precise/cart-core/money";
import { orderPrefix } from "@precise/contract/wire/order-number-prefix";
import type { Sql } from "#api/platform/database/port.ts";
import { type Page, readPage } from "#api/platform/lists/read-page.ts";
import { referenceKey } from "./ledger/receipts.ts";

export const creditStates = ["unmatched", "booked", "known", "ignored"] as const;

/** Money that came to the bank, as a statement of it says. */
export interface BankCredit {
  readonly id: number;
  readonly statementId: number;
  /** Lagos day. */
  readonly day: string;
  readonly amount: Kobo;
  readonly narration: string;
  readonly reference: string | undefined;
  readonly state: (typeof creditStates)[number];
  /** Orders that have its money. */
  readonly orders: readonly string[];
  /** Why it is ignored. */
  readonly reason: string | null;
  readonly decidedBy: string | null;
}

interface Row {
  id: number;
  statement_id: number;
  day: string;
  amount: number;
  narration: string;
  reference: string | null;
  state: BankCredit["state"];
  orders: string[] | null;
  reason: string | null;
  decided_by: string | null;
}

const columns = `c.id, c.statement_id, c.day::text as day, c.amount_kobo as amount, c.narration, c.reference, c.state,
    c.reason, c.decided_by, (select array_agg(distinct o.number order by o.number) from payment_allocation a
      join shop_order o on o.id = a.order_id where a.receipt_id = c.receipt_id and a.undone_at is null) as orders`;
const select = `select ${columns} from bank_credit c`;
/** Day and id as one number, which is what the contract's cursor of credits may be; it has an index (migration 0337). */
const dayAndId = "((c.day - date '1970-01-01')::bigint * 10000000000 + c.id)";

/** Credits of a state by pages, the oldest first. */
export async function pageOfCredits(
  sql: Sql,
  query: {
    readonly state: BankCredit["state"];
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<Page<BankCredit> & { readonly total: number }> {
  const { rows, ...page } = await readPage<Row>(sql, {
    columns,
    from: "bank_credit c",
    where: "c.state = $1",
    values: [query.state],
    isPlannedEachTime: true,
    order: [{ by: dayAndId, type: "bigint" }],
    way: "asc",
    cursor: query.cursor,
    limit: query.limit,
  });
  return { ...page, rows: rows.map(bankCredit) };
}

/** Credits of a state, the oldest first. */
export async function listCredits(
  sql: Sql,
  query: {
    readonly state: BankCredit["state"];
    readonly statement?: number | undefined;
    readonly limit: number;
  },
): Promise<BankCredit[]> {
  const rows = await sql.query<Row>(
    `${select} where c.state = $1
       and ($2::bigint is null or exists (select 1 from bank_statement_row r where r.statement_id = $2 and r.credit_id = c.id))
     order by c.day, c.id limit $3`,
    [query.state, query.statement ?? null, query.limit],
  );
  return rows.map(bankCredit);
}

/** The credits of these ids. */
export async function readCredits(sql: Sql, ids: readonly number[]): Promise<BankCredit[]> {
  const rows = await sql.query<Row>(`${select} where c.id = any($1::bigint[]) order by c.day, c.id`, [ids]);
  return rows.map(bankCredit);
}

/** A credit that no one else may book until the transaction ends. */
export async function lockCredit(tx: Sql, id: number): Promise<BankCredit | undefined> {
  const [row] = await tx.query<Row>(`${select} where c.id = $1 for update of c`, [id]);
  return row && bankCredit(row);
}

/** Says what became of a locked credit. */
export async function decideCredit(
  tx: Sql,
  id: number,
  to:
    | { readonly state: "booked" | "known"; readonly receiptId: number }
    | { readonly state: "ignored"; readonly reason: string },
  actor: string,
): Promise<void> {
  await tx.query(
    `update bank_credit set state = $2, receipt_id = $3, reason = $4, decided_at = now(), decided_by = $5 where id = $1`,
    [
      id,
      to.state,
      to.state === "ignored" ? null : to.receiptId,
      to.state === "ignored" ? to.reason : null,
      actor,
    ],
  );
}

function bankCredit(row: Row): BankCredit {
  return {
    id: row.id,
    statementId: row.statement_id,
    day: row.day,
    amount: kobo(row.amount),
    narration: row.narration,
    reference: row.reference ?? undefined,
    state: row.state,
    orders: row.orders ?? [],
    reason: row.reason,
    decidedBy: row.decided_by,
  };
}

/** Money that an order has of the same amount and by the same reference, or without one of the bank's, and that no credit shows. */
export async function notedByHand(
  tx: Sql,
  { amount, reference, day }: BankCredit,
  numbers: readonly string[],
) {
  const [row] = await tx.query<{ id: number; reference: string }>(
    `select r.id, r.provider_ref as reference from payment_receipt r
     where r.provider = 'bank' and r.kind = 'received' and r.amount_kobo = $1
       and exists (select 1 from payment_allocation a join shop_order o on o.id = a.order_id
         where a.receipt_id = r.id and a.undone_at is null and o.number = any($2::text[]))
       and (r.provider_ref = $3 or (r.provider_ref ~ '^${orderPrefix}-[0-9A-Z]{8}/[0-9]+$'
         and (r.at at time zone 'Africa/Lagos')::date between $4::date - 7 and $4::date + 7))
       and not exists (select 1 from bank_credit c where c.receipt_id = r.id)
     order by r.provider_ref = $3 desc, r.id limit 1`,
    [amount, numbers, reference === undefined ? "" : referenceKey(reference), day],
  );
  return row;
}

/** The bank's reference; where there is none, or a bank gives one to several transfers, one of our own. */
export async function freeReference(tx: Sql, { id, reference }: BankCredit): Promise<string> {
  const key = reference === undefined ? `STATEMENT ${id}` : referenceKey(reference);
  const taken = await tx.query(
    "select 1 from payment_receipt where provider = 'bank' and kind = 'received' and provider_ref = $1",
    [key],
  );
  return taken.length === 0 ? key : `${key} ${id}`;
}

/** The receipt of a transfer that was booked under a reference. @throws Error where there is none */
export async function receiptOfTransfer(tx: Sql, reference: string): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    "select id from payment_receipt where provider = 'bank' and kind = 'received' and provider_ref = $1",
    [reference],
  );
  if (!row) throw new Error("a credit was booked and has no receipt");
  return row.id;
}
