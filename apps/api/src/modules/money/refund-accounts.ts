import type { LinkedRefund } from "@precise/contract/shop/orders/refund-accounts";
import type { Sql } from "#api/platform/database/port.ts";

/** Which naming of an account something is about: each link names one, once. */
export interface AccountTurn {
  readonly refund: number;
  readonly turn: number;
}

/** An account that was named for a refund. */
export interface NamedAccount extends AccountTurn {
  readonly id: number;
  readonly bankCode: string;
  readonly bankName: string;
  /** Null once the refund went there, or will not. */
  readonly accountNumber: string | null;
  readonly ending: string;
  readonly accountName: string;
  readonly state: NonNullable<LinkedRefund["account"]>["state"];
  readonly goesAt: Date;
}

const columns = `id, refund_id as refund, turn, bank_code as "bankCode", bank_name as "bankName",
  account_number as "accountNumber", ending, account_name as "accountName", state, goes_at as "goesAt"`;

export async function findAccount(
  sql: Sql,
  { refund, turn }: AccountTurn,
): Promise<NamedAccount | undefined> {
  const rows = await sql.query<NamedAccount>(
    `select ${columns} from refund_account where refund_id = $1 and turn = $2`,
    [refund, turn],
  );
  return rows[0];
}

export async function readAccount(sql: Sql, id: number): Promise<NamedAccount | undefined> {
  return (await sql.query<NamedAccount>(`select ${columns} from refund_account where id = $1`, [id]))[0];
}

/** Refunds of a locked order that wait for an account that nobody named yet. */
export async function refundsWithoutAccount(tx: Sql, orderId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `select id from payment_refund where order_id = $1 and status = 'needs_account' and refund_account_state(id) is null
     order by id`,
    [orderId],
  );
  return rows.map(({ id }) => id);
}

/** Which naming comes next: the ones before were stopped or refused. */
export async function nextTurn(sql: Sql, refund: number): Promise<number> {
  const [row] = await sql.query<{ turn: number }>(
    "select coalesce(max(turn), 0) + 1 as turn from refund_account where refund_id = $1",
    [refund],
  );
  return row?.turn ?? 1;
}

/**
 * Writes an account down: it goes after so many minutes, and not before the order's buyer had a day to object to a correction.
 * The order is locked.
 */
export async function insertAccount(
  tx: Sql,
  named: AccountTurn & {
    readonly orderId: number;
    readonly bankCode: string;
    readonly bankName: string;
    readonly accountNumber: string;
    readonly accountName: string;
    readonly asks: boolean;
    readonly minutes: number;
  },
): Promise<NamedAccount> {
  const [row] = await tx.query<NamedAccount>(
    `insert into refund_account (refund_id, turn, bank_code, bank_name, account_number, ending, account_name, state, goes_at)
     select $1, $2, $3, $4, $5, right($5, 4), $6, $7, greatest(now() + make_interval(mins => $8), no_account_before)
     from shop_order where id = $9 returning ${columns}`,
    [
      named.refund,
      named.turn,
      named.bankCode,
      named.bankName,
      named.accountNumber,
      named.accountName,
      named.asks ? "asks" : "waits",
      named.minutes,
      named.orderId,
    ],
  );
  if (!row) throw new Error("an account was named and is not there");
  return row;
}

/** The staff said yes to another name. */
export async function letAccountGo(tx: Sql, id: number): Promise<void> {
  await tx.query("update refund_account set state = 'waits' where id = $1 and state = 'asks'", [id]);
}

/** Ends an account: its number is forgotten. @returns whether it had not ended before */
export async function endAccount(
  tx: Sql,
  id: number,
  state: "sent" | "stopped" | "refused",
): Promise<boolean> {
  const rows = await tx.query(
    `update refund_account set state = $2, account_number = null, ended_at = now()
     where id = $1 and state in ('asks', 'waits', 'sending') returning id`,
    [id, state],
  );
  return rows.length > 0;
}

/** Accounts to which money is due to go; each goes to one replica, and again after the lease. From now on none can be stopped. */
export async function claimDueAccounts(sql: Sql, most: number, leaseSeconds: number): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `update refund_account set state = 'sending', goes_at = now() + make_interval(secs => $2)
     where id in (select a.id from refund_account a join payment_refund f on f.id = a.refund_id
       join shop_order o on o.id = f.order_id
       where a.state in ('waits', 'sending') and a.goes_at <= now()
         and (a.state = 'sending' or o.no_account_before is null or o.no_account_before <= now())
       order by a.goes_at limit $1 for update of a skip locked)
     returning id`,
    [most, leaseSeconds],
  );
  return rows.map(({ id }) => id);
}
