import { type Kobo, kobo } from "@precise/cart-core/money";
import type { ReceiptKind } from "@precise/cart-core/payment-status";
import type { Sql } from "#api/platform/database/port.ts";
import type { paymentProviders } from "../own-accounts.ts";

/** How money is paid or paid back: by an operator's word, or by a payment service's verified answer. */
export type PaymentProvider = (typeof paymentProviders)[number] | "paystack" | "flutterwave" | "monnify";

/** Money that moved. */
export interface Receipt {
  readonly provider: PaymentProvider;
  readonly kind: ReceiptKind;
  readonly amount: Kobo;
  /** The bank's own number; undefined where there is none: then the order's number and a count replace it. */
  readonly reference?: string | undefined;
  readonly payer?: string | undefined;
  /** When it moved; undefined for now. */
  readonly at?: Date | undefined;
  /** An operator, or `system`. */
  readonly actor: string;
}

/** References are compared without case and without the blanks that people add: `ft24  1` is `FT24 1`. */
export function referenceKey(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ").toUpperCase();
}

/** A reference that was noted before, and for which orders. */
export interface KnownReference {
  readonly reference: string;
  readonly orders: readonly string[];
}

/**
 * Books money of a locked order: the receipt, allocated to it as a whole.
 * @returns the receipt's id, or where its reference is known already
 */
export async function bookReceipt(
  tx: Sql,
  order: { readonly id: number; readonly number: string },
  receipt: Receipt,
): Promise<{ readonly ok: true; readonly id: number } | ({ readonly ok: false } & KnownReference)> {
  const { provider, kind, amount, payer, at, actor } = receipt;
  const reference = receipt.reference ? referenceKey(receipt.reference) : await ownReference(tx, order);
  const id = await insertReceipt(tx, { provider, kind, amount, reference, payer, at, actor });
  if (id === undefined)
    return { ok: false, reference, orders: await ordersOf(tx, provider, kind, reference) };
  await allocate(tx, id, order.id, amount, actor);
  return { ok: true, id };
}

async function insertReceipt(
  tx: Sql,
  { provider, kind, amount, reference, payer, at, actor }: Receipt & { readonly reference: string },
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `insert into payment_receipt (provider, kind, amount_kobo, provider_ref, payer, at, actor)
     values ($1, $2, $3, $4, $5, coalesce($6::timestamptz, now()), $7)
     on conflict (provider, kind, provider_ref) do nothing returning id`,
    [provider, kind, amount, referenceKey(reference), payer ?? null, at ?? null, actor],
  );
  return row?.id;
}

/** An order's part of a movement. */
export interface ReceiptShare {
  readonly order: { readonly id: number; readonly number: string };
  readonly amount: Kobo;
}

/**
 * Books one movement for several locked orders: each takes up to its part, the first what is above all parts.
 * @returns what was booked for which order; none where its reference is known already
 */
export async function bookShares(
  tx: Sql,
  shares: readonly [ReceiptShare, ...ReceiptShare[]],
  receipt: Receipt & { readonly reference: string },
): Promise<readonly ReceiptShare[]> {
  const { provider, kind, amount, reference, payer, at, actor } = receipt;
  const id = await insertReceipt(tx, { provider, kind, amount, reference, payer, at, actor });
  if (id === undefined) return [];
  const [first, ...others] = shares;
  const above = Math.max(0, amount - shares.reduce((sum, share) => sum + share.amount, 0));
  let left: number = amount;
  const booked: ReceiptShare[] = [];
  for (const share of [{ ...first, amount: kobo(first.amount + above) }, ...others]) {
    const part = kobo(Math.min(left, share.amount));
    left -= part;
    if (part === 0) continue;
    await allocate(tx, id, share.order.id, part, actor);
    booked.push({ order: share.order, amount: part });
  }
  return booked;
}

/** Says for which order an amount of a receipt is. Lock the order and the receipt before, and know that so much is free. */
export async function allocate(
  tx: Sql,
  receiptId: number,
  orderId: number,
  amount: Kobo,
  actor: string,
): Promise<void> {
  await tx.query(
    "insert into payment_allocation (receipt_id, order_id, amount_kobo, actor) values ($1, $2, $3, $4)",
    [receiptId, orderId, amount, actor],
  );
}

/** Money that someone wants to move to another order. */
export interface LockedReceipt {
  readonly id: number;
  readonly reference: string;
  readonly amount: Kobo;
  /** Belongs to no order. */
  readonly free: Kobo;
}

/** Money that was received under a reference, locked until the transaction ends. */
export async function lockReceived(
  tx: Sql,
  provider: PaymentProvider,
  typed: string,
): Promise<LockedReceipt | undefined> {
  const [row] = await tx.query<{ id: number; reference: string; amount: number }>(
    `select id, provider_ref as reference, amount_kobo as amount from payment_receipt
     where provider = $1 and kind = 'received' and provider_ref = $2 for update`,
    [provider, referenceKey(typed)],
  );
  if (!row) return undefined;
  const [live] = await tx.query<{ taken: number }>(
    `select coalesce(sum(amount_kobo), 0)::bigint as taken from payment_allocation
     where receipt_id = $1 and undone_at is null`,
    [row.id],
  );
  const { id, reference, amount } = row;
  return { id, reference, amount: kobo(amount), free: kobo(amount - (live?.taken ?? 0)) };
}

/** What a receipt of that reference was booked for, order by order, the largest part first. */
export async function sharesOfReceipt(
  tx: Sql,
  provider: PaymentProvider,
  kind: ReceiptKind,
  reference: string,
): Promise<readonly ReceiptShare[]> {
  const rows = await tx.query<{ id: number; number: string; amount: number }>(
    `select o.id, o.number, sum(a.amount_kobo)::bigint as amount
     from payment_receipt r join payment_allocation a on a.receipt_id = r.id join shop_order o on o.id = a.order_id
     where r.provider = $1 and r.kind = $2 and r.provider_ref = $3 and a.undone_at is null
     group by o.id order by amount desc, o.id`,
    [provider, kind, referenceKey(reference)],
  );
  return rows.map(({ id, number, amount }) => ({ order: { id, number }, amount: kobo(amount) }));
}

/** How much of a receipt is for an order. */
export async function allocatedTo(tx: Sql, receiptId: number, orderId: number): Promise<Kobo> {
  const [row] = await tx.query<{ amount: number }>(
    `select coalesce(sum(amount_kobo), 0)::bigint as amount from payment_allocation
     where receipt_id = $1 and order_id = $2 and undone_at is null`,
    [receiptId, orderId],
  );
  return kobo(row?.amount ?? 0);
}

/**
 * Takes an amount of a locked receipt away from a locked order. What stays there is allocated again, so that the history
 * shows both.
 * @param amount no more than `allocatedTo` says
 */
export async function takeAllocation(
  tx: Sql,
  receiptId: number,
  orderId: number,
  amount: Kobo,
  actor: string,
): Promise<void> {
  const had = await allocatedTo(tx, receiptId, orderId);
  if (had < amount) throw new Error("more is taken from an order than it has");
  await tx.query(
    `update payment_allocation set undone_at = now()
     where receipt_id = $1 and order_id = $2 and undone_at is null`,
    [receiptId, orderId],
  );
  if (had > amount) await allocate(tx, receiptId, orderId, kobo(had - amount), actor);
}

/** `PR-7KQ2M9XT/3`: the third time that money is noted for that order; allocations are never deleted. */
async function ownReference(
  tx: Sql,
  order: { readonly id: number; readonly number: string },
): Promise<string> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from payment_allocation where order_id = $1",
    [order.id],
  );
  return `${order.number}/${(row?.count ?? 0) + 1}`;
}

async function ordersOf(tx: Sql, provider: string, kind: string, reference: string): Promise<string[]> {
  const rows = await tx.query<{ number: string }>(
    `select distinct o.number from payment_receipt r
     join payment_allocation a on a.receipt_id = r.id and a.undone_at is null
     join shop_order o on o.id = a.order_id
     where r.provider = $1 and r.kind = $2 and r.provider_ref = $3 order by o.number`,
    [provider, kind, reference],
  );
  return rows.map((row) => row.number);
}

/**
 * Books money that is allocated to no order yet. Its reference must be new.
 * @returns the receipt's id; undefined where its reference is known
 */
export function bookFreeReceipt(
  tx: Sql,
  receipt: Omit<Receipt, "reference" | "kind"> & { readonly reference: string },
): Promise<number | undefined> {
  return insertReceipt(tx, { ...receipt, kind: "received" });
}

/** By which ways the money came that an order has. */
export async function providersOf(sql: Sql, orderId: number): Promise<PaymentProvider[]> {
  const rows = await sql.query<{ provider: PaymentProvider }>(
    `select distinct r.provider from payment_allocation a join payment_receipt r on r.id = a.receipt_id
     where a.order_id = $1 and a.undone_at is null and r.kind = 'received' order by r.provider`,
    [orderId],
  );
  return rows.map(({ provider }) => provider);
}

/** Whether money was booked under a reference. */
export async function hasReceived(sql: Sql, provider: string, reference: string): Promise<boolean> {
  const rows = await sql.query(
    "select 1 from payment_receipt where provider = $1 and kind = 'received' and provider_ref = upper($2)",
    [provider, reference],
  );
  return rows.length > 0;
}

/** Money that came and that a locked order has, receipt by receipt, locked until the transaction ends. */
export async function lockReceiptsOf(tx: Sql, orderId: number): Promise<number[]> {
  const receipts = await tx.query<{ id: number }>(
    `select id from payment_receipt where kind = 'received' and id in (
       select receipt_id from payment_allocation where order_id = $1 and undone_at is null)
     order by id for update`,
    [orderId],
  );
  return receipts.map(({ id }) => id);
}
