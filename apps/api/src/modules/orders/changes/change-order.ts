import type { OrderDifference } from "@precise/contract/shop/orders/order-changes";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { findAnswer, keepAnswer, keyReused, orderKey } from "#api/platform/once/order-keys.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import { addEvent } from "../order-events.ts";
import { refuseOtherFigures } from "../order-refusals.ts";
import { readAgain } from "../order-rows.ts";
import type { OrderTerms } from "../place.ts";
import { whileLocked } from "../while-locked.ts";
import { endChange, insertChange, type OrderChange, readChange } from "./change-rows.ts";
import { isSame, needsConsent, orderDifference } from "./difference.ts";
import { refuseChange } from "./refuse-change.ts";
import { type QuotedChange, quoteReplacement, replaceOrder } from "./replace-order.ts";
import { isSameAddress } from "./same-address.ts";
import { type ChangeWish, type WishedOrder, wishedOrder } from "./wished-order.ts";

/** A change that staff want of an order. */
export interface AskedChange {
  readonly number: string;
  readonly wish: ChangeWish;
  /** The buyer reads it. */
  readonly reason: string;
  /** Naira: what the order is to come to, as the quote said. */
  readonly acceptedTotal: number;
  readonly by: Actor;
  /** The revision of the order that the caller saw; undefined where none was named. */
  readonly revision?: number | undefined;
  /** A repeat with the same key gets the same change; undefined where none is needed. */
  readonly key?: string | undefined;
}

/** What a change comes to, and what stands against it. */
export interface ChangeQuote {
  readonly quoted: QuotedChange;
  readonly difference: OrderDifference;
  readonly needsConsent: boolean;
}

/**
 * Changes an order that is not packed: at once where its buyer gets the same goods and owes no more; else the buyer is
 * asked by mail, and an open question is replaced.
 * @source decision 062
 */
export function changeOrder(
  db: Database,
  terms: OrderTerms,
  request: AskedChange,
): Promise<Reply<{ change: OrderChange }>> {
  return whileLocked(
    db,
    (tx) => lockOrder(tx, request.number),
    (tx, order) =>
      order ? changeLocked(tx, order, terms, request) : Promise.resolve(orderNotFound(request)),
  );
}

async function changeLocked(
  tx: Sql,
  order: LockedOrder,
  terms: OrderTerms,
  request: AskedChange,
): Promise<Reply<{ change: OrderChange }>> {
  const { number, reason, acceptedTotal, by, key } = request;
  const attempt =
    key === undefined
      ? undefined
      : orderKey(`change:${scopeOf(by)}`, key, { number, reason, acceptedTotal, ...request.wish });
  const before = attempt && (await findAnswer<{ id: number }>(tx, attempt));
  if (before === "reused") return keyReused();
  if (before) return changeIn(tx, order.number, before.id);
  const refused = (await refuseStale(tx, order, request)) ?? (await refuseChange(tx, order));
  if (refused) return refused;
  const wanted = wishedOrder(await readAgain(tx, order), request.wish, order.agreed);
  const quote = await quoteLocked(tx, order, wanted, terms);
  const against = refuseQuote(quote, request.acceptedTotal);
  if (against) return against;
  const id = await insertChange(tx, order.id, { madeBy: actorName(by), reason: request.reason, wanted });
  if (quote.needsConsent) await askBuyer(tx, order, id, request.reason, quote);
  else await apply(tx, order, id, wanted, request, terms);
  const result = await changeIn(tx, order.number, id);
  await writeAudit(tx, {
    actor: by,
    act: "orders.change",
    subject: order.number,
    before: auditSide(quote.difference, "before"),
    after: {
      ...auditSide(quote.difference, "after"),
      change: id,
      ...("data" in result ? { state: result.data.change.state, order: result.data.change.newNumber } : {}),
    },
  });
  if (attempt) await keepAnswer(tx, attempt, { id });
  return result;
}

/** A repeat comes with the revision of before its own change, so this is asked after the key. */
async function refuseStale(tx: Sql, { id, number }: LockedOrder, { revision }: AskedChange) {
  if (revision === undefined) return undefined;
  const [row] = await tx.query<{ revision: number }>("select revision from shop_order where id = $1", [id]);
  if (row?.revision === revision) return undefined;
  return failure(409, "conflict", `${number} has changed since you opened it. Nothing was changed.`);
}

/** What a change of a locked order would come to. */
export async function quoteLocked(
  tx: Sql,
  order: LockedOrder,
  wanted: WishedOrder,
  terms: OrderTerms,
  reader: "staff" | "buyer" = "staff",
): Promise<ChangeQuote> {
  const quoted = await quoteReplacement(tx, order, wanted, terms, reader);
  const difference = orderDifference(quoted.before, quoted.plan, quoted.net);
  return { quoted, difference, needsConsent: needsConsent(difference) };
}

function refuseQuote({ quoted, difference }: ChangeQuote, acceptedTotal: number): Refusal | undefined {
  const { unknown, refused, priced, before } = quoted;
  const against = unknown ?? refused;
  if (against) return against;
  const stays =
    isSame(difference) &&
    isSameAddress(before.address, quoted.plan.address) &&
    (before.note ?? null) === quoted.plan.note;
  if (stays) return failure(422, "invalid_input", "Nothing would change.", { field: "lines" });
  return refuseOtherFigures(acceptedTotal, priced.payable, priced.figures);
}

async function askBuyer(
  tx: Sql,
  order: LockedOrder,
  id: number,
  reason: string,
  { difference, quoted }: ChangeQuote,
): Promise<void> {
  await addEvent(
    tx,
    order,
    "We wrote to you about a change of this order. Nothing changes until you accept it.",
  );
  const { change } = await changeIn(tx, order.number, id).then((result) =>
    "data" in result ? result.data : failed(),
  );
  await queueOrderMail(tx, {
    kind: "change_proposed",
    order: quoted.before,
    change: { id, reason, answer_by: wireTime(change.expiresAt), difference },
  });
}

async function apply(
  tx: Sql,
  order: LockedOrder,
  id: number,
  wanted: WishedOrder,
  { acceptedTotal, reason, by }: AskedChange,
  terms: OrderTerms,
): Promise<void> {
  const how = { wanted, changeId: id, acceptedTotal, reason, proof: "staff", actor: actorName(by) } as const;
  const { number } = await replaceOrder(tx, order, how, terms);
  await endChange(tx, id, "applied", number);
}

async function changeIn(tx: Sql, number: string, id: number) {
  const change = await readChange(tx, number, id);
  return change ? answer({ change }) : failed();
}

function failed(): never {
  throw new Error("a change was written and is not there");
}

function auditSide({ lines, prices, delivery, payment }: OrderDifference, side: "before" | "after") {
  return {
    payable: prices[side].payable.value,
    delivery: delivery[side],
    payment: payment[side],
    lines: lines
      .filter(({ before, after }) => before?.quantity !== after?.quantity)
      .map((line) => `${line[side]?.quantity ?? 0} × ${line.sku}`),
  };
}

function scopeOf(by: Actor): string {
  return by.kind === "staff" ? by.id : by.user;
}

function orderNotFound({ number }: AskedChange): Refusal {
  return failure(404, "not_found", `There is no order ${number}.`);
}
