import { addKobo, formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { type PaymentKind, paymentFacts } from "@precise/cart-core/payment-kinds";
import {
  type MoneyByKind,
  type OrderMoney,
  orderMoney,
  refundableKobo,
} from "@precise/cart-core/payment-status";
import type { Sql } from "#api/platform/database/port.ts";
import {
  allocate,
  allocatedTo,
  bookFreeReceipt,
  bookReceipt,
  bookShares,
  hasReceived,
  type KnownReference,
  lockReceiptsOf,
  lockReceived,
  type PaymentProvider,
  providersOf,
  type Receipt,
  type ReceiptShare,
  sharesOfReceipt,
  takeAllocation,
} from "./ledger/receipts.ts";
import { type BookedReceipt, deleteBooked, lockBooked, undoMinutes } from "./ledger/undo-receipt.ts";
import { moneyColumn } from "./money-columns.ts";
import { insertDispute, lockDispute, noteDispute } from "./online/dispute-rows.ts";
import type { DisputeState } from "./online/provider-port.ts";
import { abandonAttempts, handAttemptsOver, takenByBank } from "./online-attempts.ts";
import {
  heldRefundsOf,
  insertRefund,
  noteRefund,
  refundableAttempts,
  releaseRefund,
} from "./online-refunds.ts";
import { paymentProviders } from "./own-accounts.ts";

/*
 * The face of money: what decides about an order's money is here, and other rooms ask here. Amounts are kobo. The order is
 * locked by who asks, and what follows for it (its stage, its goods, its documents and mails) is theirs.
 */

/** An order, as far as its money goes. */
export interface OrderOfMoney {
  readonly id: number;
  readonly number: string;
  readonly payable: Kobo;
  readonly standing: { readonly payment: PaymentKind };
}

/** Why nothing was done, as a sentence for the operator. */
interface NotDone {
  readonly ok: false;
  readonly why: string;
}

type Shares = readonly [ReceiptShare, ...ReceiptShare[]];

/**
 * The money of an order. Lock the order before, and ask in a statement of its own: one that waits for the lock would count
 * what was there when it began.
 */
export async function moneyOf(tx: Sql, orderId: number): Promise<OrderMoney> {
  const [row] = await tx.query<{ money: MoneyByKind | null }>(
    `select ${moneyColumn} as money from shop_order o where o.id = $1`,
    [orderId],
  );
  return orderMoney(row?.money ?? {});
}

/** Books money that came for a locked order. @returns where its reference is known already, why not */
export function receive(
  tx: Sql,
  order: Pick<OrderOfMoney, "id" | "number">,
  receipt: Omit<Receipt, "kind">,
): Promise<{ readonly ok: true } | ({ readonly ok: false } & KnownReference)> {
  return bookReceipt(tx, order, { ...receipt, kind: "received" });
}

/** Whether money was received under a reference of a payment service. */
export function isReceived(sql: Sql, provider: PaymentProvider, reference: string): Promise<boolean> {
  return hasReceived(sql, provider, reference);
}

/** Books money that came and belongs to no order yet. @returns false where its reference is known already */
export async function receiveFree(
  tx: Sql,
  receipt: Omit<Receipt, "kind"> & { readonly reference: string },
): Promise<boolean> {
  return (await bookFreeReceipt(tx, receipt)) !== undefined;
}

/** Money that goes back to who paid it. */
export interface Repayment {
  readonly amount: Kobo;
  /** A sentence for the shopper; the credit note states it too. */
  readonly reason: string;
  /** An operator, or `system`. */
  readonly actor: string;
  readonly provider?: PaymentProvider | undefined;
  /** The bank's number of the transfer back. */
  readonly reference?: string | undefined;
  readonly at?: Date | undefined;
  /** A payment service says that it went: that is booked, also where a bank has taken the same money meanwhile. */
  readonly hasGone?: boolean;
}

export type GivenBack =
  /** `bought`: what of it was not paid too much, but for what the order bought. */
  | { readonly ok: true; readonly bought: Kobo }
  | { readonly ok: false; readonly code: "above-received"; readonly net: Kobo }
  /** The order was paid online, and no one says from which account of ours the money went. */
  | { readonly ok: false; readonly code: "no-account" }
  | ({ readonly ok: false; readonly code: "known-reference" } & KnownReference);

/**
 * Books money that goes back from a locked order, never more than is there unless it has gone.
 * @source decision 039
 */
export async function giveBack(tx: Sql, order: OrderOfMoney, back: Repayment): Promise<GivenBack> {
  const money = await moneyOf(tx, order.id);
  const most = refundableKobo(money);
  if (!back.hasGone && back.amount > most) return { ok: false, code: "above-received", net: most };
  const { amount, reference, at, actor, provider = await accountOf(tx, order, reference) } = back;
  if (provider === undefined) return { ok: false, code: "no-account" };
  if (isOnline(provider) && reference === undefined)
    throw new Error("money went back by a payment service without its number");
  const booked = await bookReceipt(tx, order, { provider, kind: "refunded", amount, reference, at, actor });
  if (!booked.ok) return { ...booked, code: "known-reference" };
  const excess = Math.min(amount, Math.max(0, money.net - order.payable));
  return { ok: true, bought: kobo(amount - excess) };
}

function isOnline(provider: PaymentProvider): boolean {
  return !paymentProviders.some((each) => each === provider);
}

/**
 * From which of the shop's own accounts money of an order goes back unless a person names one: by which it is paid, or by
 * which its money came. A payment service is none of them: what goes back there has its number. @source decision 075
 */
async function accountOf(
  tx: Sql,
  { id, standing }: OrderOfMoney,
  reference: string | undefined,
): Promise<PaymentProvider | undefined> {
  const usual = paymentFacts(standing.payment).money;
  if (!isOnline(usual)) return usual;
  // A person names a number only of a transfer that they have made.
  if (reference !== undefined) return "bank";
  const accounts = (await providersOf(tx, id)).filter((each) => !isOnline(each));
  return accounts.length === 1 ? accounts[0] : undefined;
}

/** Money that is to go back by the payment service. */
export interface RefundPlan {
  readonly amount: Kobo;
  /** A sentence for the shopper; the credit note states it too. */
  readonly reason: string;
  /** An operator, or `system`. */
  readonly by: string;
  /** The payment that it is of; undefined for the newest ones. */
  readonly reference?: string;
}

export type PromisedBack =
  /** `isHeld`: it waits for a person's yes. */
  | { readonly ok: true; readonly isHeld: boolean }
  /** `most`: what can be refunded by the service at most. */
  | { readonly ok: false; readonly most: Kobo };

/**
 * Promises money of a locked order back by the payment service, never more than is there and not promised yet. The refund is
 * written down, and a job asks the service for it; it is booked once the service says that it went.
 * @param ownLimit above it a refund that no person asked for waits for one
 * @source decision 061
 */
export async function promiseBack(
  tx: Sql,
  { id: orderId }: Pick<OrderOfMoney, "id">,
  { amount, reason, by, reference }: RefundPlan,
  ownLimit: Kobo,
): Promise<PromisedBack> {
  const refundable = refundableKobo(await moneyOf(tx, orderId));
  const payments = (await refundableAttempts(tx, orderId)).filter(
    (payment) => payment.left > 0 && (reference === undefined || payment.reference === reference),
  );
  const most = kobo(Math.min(refundable, addKobo(...payments.map(({ left }) => left))));
  if (amount <= 0 || amount > most) return { ok: false, most };
  const isHeld = by === "system" && amount > ownLimit;
  let left: number = amount;
  for (const payment of payments) {
    const part = kobo(Math.min(left, payment.left));
    if (part === 0) break;
    left -= part;
    const row = { orderId, attemptId: payment.id, amount: part, reason, requestedBy: by } as const;
    await insertRefund(tx, { ...row, status: isHeld ? "held" : "requested" });
  }
  return { ok: true, isHeld };
}

/** Whether an order has money that came by the payment service, so that it can go back there. */
export async function isPaidOnline(tx: Sql, orderId: number): Promise<boolean> {
  return (await refundableAttempts(tx, orderId)).length > 0;
}

/** Lets refunds of a locked order go that wait for a person's yes. @returns what goes; 0 where none waits */
export async function release(tx: Sql, orderId: number): Promise<Kobo> {
  const held = await heldRefundsOf(tx, orderId);
  for (const { id } of held) await releaseRefund(tx, id);
  return addKobo(...held.map(({ amount }) => amount));
}

/** Takes the promise of refunds back that wait for a person's yes. @returns what stays; 0 where none waits */
export async function decline(tx: Sql, orderId: number): Promise<Kobo> {
  const held = await heldRefundsOf(tx, orderId);
  for (const { id } of held) await noteRefund(tx, id, { status: "failed", nextCheckSeconds: null });
  return addKobo(...held.map(({ amount }) => amount));
}

/** Received money that is to change hands. */
export interface MoneyMove {
  readonly provider: PaymentProvider;
  readonly reference: string;
  /** The locked order that has it; undefined for what belongs to none. */
  readonly from: Pick<OrderOfMoney, "id" | "number"> | undefined;
  /** The locked order that it is for; undefined for none. */
  readonly to: Pick<OrderOfMoney, "id"> | undefined;
  /** Undefined for all that is there. */
  readonly amount?: Kobo | undefined;
  readonly actor: string;
}

export type Moved = { readonly ok: true; readonly reference: string; readonly amount: Kobo } | NotDone;

/** Gives received money to another order, or to none. Where it is refused nothing was changed. @source decision 039 */
export async function move(tx: Sql, plan: MoneyMove): Promise<Moved> {
  const { provider, from, to, actor } = plan;
  const refuse = (why: string) => ({ ok: false, why }) as const;
  const receipt = await lockReceived(tx, provider, plan.reference);
  if (!receipt) return refuse(`No payment is recorded with the reference ${plan.reference} (${provider}).`);
  const allocated = from === undefined ? receipt.free : await allocatedTo(tx, receipt.id, from.id);
  const amount = plan.amount ?? allocated;
  if (from === undefined) {
    if (allocated === 0) return refuse(`All of ${plan.reference} belongs to orders: give --from.`);
    if (amount > allocated)
      return refuse(`Only ${formatNaira(allocated)} of ${plan.reference} is without an order.`);
  } else {
    if (allocated === 0) return refuse(`${from.number} has nothing of ${plan.reference}.`);
    if (amount > allocated)
      return refuse(`${from.number} has only ${formatNaira(allocated)} of ${plan.reference}.`);
    const left = refundableKobo(await moneyOf(tx, from.id));
    if (amount > left)
      return refuse(`Only ${formatNaira(left)} of ${from.number} is left: the rest was refunded.`);
    await takeAllocation(tx, receipt.id, from.id, amount, actor);
  }
  if (to !== undefined) await allocate(tx, receipt.id, to.id, amount, actor);
  return { ok: true, reference: receipt.reference, amount };
}

/** Money that an order had and its successor gets. */
export interface CarriedMoney {
  readonly receiptId: number;
  readonly amount: Kobo;
}

/** Takes all received money off a locked order of which nothing went back, so that it can be its successor's. */
export async function takeOff(tx: Sql, orderId: number, actor: string): Promise<readonly CarriedMoney[]> {
  const carried: CarriedMoney[] = [];
  for (const receiptId of await lockReceiptsOf(tx, orderId)) {
    const amount = await allocatedTo(tx, receiptId, orderId);
    await takeAllocation(tx, receiptId, orderId, amount, actor);
    carried.push({ receiptId, amount });
  }
  return carried;
}

/** Gives the successor what was taken off the order before, and what may still come of it. @returns how much it has now */
export async function handOver(
  tx: Sql,
  orders: { readonly from: number; readonly to: number },
  carried: readonly CarriedMoney[],
  actor: string,
): Promise<Kobo> {
  await handAttemptsOver(tx, orders.from, orders.to);
  for (const { receiptId, amount } of carried) await allocate(tx, receiptId, orders.to, amount, actor);
  return addKobo(...carried.map(({ amount }) => amount));
}

/** Leaves the live attempts of a locked order that is cancelled; each is watched on, because its page still takes money. */
export function abandon(tx: Sql, orderId: number): Promise<void> {
  return abandonAttempts(tx, orderId);
}

/** Books that a bank took money back from the locked orders that have it. @returns what of it is whose; none where it is booked already */
export function takeBack(
  tx: Sql,
  shares: Shares,
  taken: { readonly provider: PaymentProvider; readonly reference: string; readonly amount: Kobo },
): Promise<readonly ReceiptShare[]> {
  return bookShares(tx, shares, { ...taken, kind: "reversed", actor: "system" });
}

/** What a payer's bank says of a payment that it disputes. */
export interface Contest {
  readonly provider: PaymentProvider;
  readonly disputeRef: string;
  readonly state: DisputeState;
  readonly dueAt: Date | null;
  /** 0 where it names none. */
  readonly amount: Kobo;
}

/**
 * Books a dispute of a locked attempt. While it is open the money counts as taken back from the locked orders that have it;
 * won, all that its opening took comes again, whatever figure the decision states; lost, or accepted because no one
 * answered, it stays away, but for what was decided to be less. It takes only what came and was not reversed, and in whichever
 * order its events come the same.
 * @returns what it is about; undefined where it was decided before: that stays so, whatever comes late
 * @source decision 061, decision 075
 */
export async function contest(
  tx: Sql,
  attempt: { readonly id: number; readonly reference: string; readonly amount: Kobo },
  shares: Shares,
  { provider, disputeRef, state, dueAt, amount }: Contest,
): Promise<Kobo | undefined> {
  // No figure, and 0, mean the whole payment; a payer's fee above it never was ours.
  const stated = amount === 0 ? attempt.amount : kobo(Math.min(amount, attempt.amount));
  const receipt = { provider, reference: disputeRef, actor: "system" };
  const known = await lockDispute(tx, provider, disputeRef);
  const isLate = known !== undefined && known.status !== "open";
  // Its opening may be heard last, and say that it is about less than its end let us believe; what was won came again already.
  if (isLate && state !== "open") return undefined;
  if (known && !isLate) await noteDispute(tx, known.id, state, dueAt);
  else if (!known) {
    const of = { orderId: shares[0].order.id, attemptId: attempt.id, provider, providerId: disputeRef };
    await insertDispute(tx, { ...of, state, dueAt, amount: stated });
    const came = sumOf(await sharesOfReceipt(tx, provider, "received", attempt.reference));
    const taking = kobo(Math.min(stated, Math.max(0, came - (await takenByBank(tx, attempt)))));
    if (taking > 0) await bookShares(tx, shares, { ...receipt, kind: "chargeback", amount: taking });
  }
  const [first, ...others] = await sharesOfReceipt(tx, provider, "chargeback", disputeRef);
  const taken = first ? sumOf([first, ...others]) : 0;
  const returned = state === "won" ? taken : state === "open" && !isLate ? 0 : Math.max(0, taken - stated);
  if (first && returned > 0)
    await bookShares(tx, [first, ...others], { ...receipt, kind: "chargeback_won", amount: kobo(returned) });
  if (isLate) return undefined;
  return state === "won" && known ? known.amount : stated;
}

function sumOf(shares: readonly ReceiptShare[]): Kobo {
  return kobo(shares.reduce((sum, { amount }) => sum + amount, 0));
}

/**
 * Money of a locked order whose booking can be taken back as if it never was: within some minutes, and as long as no other
 * money followed. It is locked until the transaction ends; `undo` takes it back.
 * @source decision 078
 */
export async function findUndoable(
  tx: Sql,
  number: string,
  { provider, reference }: { readonly provider: PaymentProvider; readonly reference: string },
): Promise<{ readonly ok: true; readonly booked: BookedReceipt } | NotDone> {
  const refuse = (why: string) => ({ ok: false, why }) as const;
  const booked = await lockBooked(tx, provider, reference);
  if (!booked?.orders.includes(number)) return refuse(`${number} has nothing of ${reference}.`);
  if (booked.orders.length > 1)
    return refuse(`${reference} was given to ${booked.orders.join(" and ")}: move it.`);
  if (booked.isOld)
    return refuse(
      `${reference} was booked more than ${undoMinutes} minutes ago: move it to its order, or to none.`,
    );
  if (booked.isOnStatement)
    return refuse(`${reference} stands on a statement of the bank: move it to its order.`);
  if (booked.isWithRider)
    return refuse(`${reference} is cash that a rider collected: it is counted with the rider.`);
  if (booked.isCounted) return refuse(`The cash of the day of ${reference} was counted since.`);
  if (booked.isFollowed)
    return refuse(`Other money of ${number} was booked or promised back after ${reference}.`);
  return { ok: true, booked };
}

/** Takes a booking back that `findUndoable` found. */
export function undo(tx: Sql, { id }: BookedReceipt): Promise<void> {
  return deleteBooked(tx, id);
}
