import { addKobo, type Kobo, kobo, wireValue } from "@precise/cart-core/money";
import {
  findMove,
  type OrderActor,
  type OrderMove,
  type OrderStanding,
} from "@precise/cart-core/order-moves";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { hasEnded, type OrderMoney, refundableKobo } from "@precise/cart-core/payment-status";
import { vatIncluded } from "@precise/cart-core/vat";
import type { StockLine } from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { closeDelivery } from "#api/modules/deliveries/close-delivery.ts";
import { hasSentParts } from "#api/modules/deliveries/send-order.ts";
import { issueInvoice } from "#api/modules/invoice/issue-invoice.ts";
import { abandon, moneyOf } from "#api/modules/money/money.ts";
import { recountPromise } from "#api/modules/promises/order-promise.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "./any-order.ts";
import { holdGoods, releaseGoods } from "./goods/order-goods.ts";
import type { LockedOrder } from "./locked-order.ts";
import { queueOrderMail } from "./mail/order-mail.ts";
import type { PlainMailKind } from "./mail/order-mail-kinds.ts";
import { tellShipped } from "./mail/tell-shipped.ts";
import { releaseReserve, reserveOnAccount } from "./money/company-account.ts";
import { type OrderEnd, settleEnd } from "./money/move-money.ts";
import { readAgain } from "./order-rows.ts";
import { type NotRetaken, refuseRetake, retakeForOrder, returnUses } from "./retake-order.ts";
import { timelineText } from "./timeline-text.ts";

/** Where an order is to go, and who wants it. */
export interface MoveWish extends OrderEnd {
  readonly by: OrderActor;
  /** The delivery fee, with `fee_proposed`. */
  readonly fee?: Kobo;
  /** Where to pay, once the shopper has accepted a fee. */
  readonly bank?: ShopContent["company"]["bank"];
  /** The shopper has this long to pay or answer. */
  readonly respondHours: number;
  /** With `returned`: the goods can be sold again. */
  readonly restocks?: boolean;
  /** With it: pieces that came back before, each by itself. */
  readonly cameBack?: readonly StockLine[];
  /** False where another mail says more: a changed order is placed again, and what is cancelled of one has its own. */
  readonly isMailed?: boolean;
  /** Who notes the money that this move is about; the one who moves it where no one is named. */
  readonly actor?: string;
  /** Why goods are packed and sent although a part of their money went back; undefined: they are not. */
  readonly despiteRefund?: string | undefined;
}

export type Moved =
  | { readonly ok: true; readonly order: AnyOrder }
  | {
      readonly ok: false;
      readonly code:
        | "no-such-move"
        | "not-allowed"
        | "goods-gone"
        | "money-taken-back"
        | "money-given-back"
        /** It is to be confirmed without its money. */
        | "not-paid"
        /** What was sent can come back; only then is it cancelled. */
        | "parts-sent"
        | NotRetaken;
    };

/**
 * Moves a locked order, with everything that goes with it, in the caller's transaction: figures, dates, stock, coupon,
 * history, money and mail. Products are locked after the order and coupons after products, as when an order is placed. A
 * refusal changes nothing; `goods-gone`: its goods went back on sale and are not all there any more.
 * @throws Error when a fee is proposed without one
 */
export async function moveOrder(tx: Sql, order: LockedOrder, move: MoveWish): Promise<Moved> {
  const found = findMove(order.standing, move.to, move.by);
  if (!found.ok) return found;
  const fee = feeOf(order, move);
  const money = await moneyOf(tx, order.id);
  const isRetaken = found.value.retakes === true;
  const refused = isRetaken ? await refuseRetake(tx, order) : undefined;
  if (refused) return { ok: false, code: refused };
  if (confirmsUnpaid(order, move.to, money)) return { ok: false, code: "not-paid" };
  if (found.value.releases && (await hasSentParts(tx, order.id))) return { ok: false, code: "parts-sent" };
  const held = leavesTheHouse(order.standing, move.to)
    ? await refuseLeaving(tx, order, money, move.despiteRefund)
    : undefined;
  if (held) return { ok: false, code: held };
  const isHeldHere = needsGoods(order, move.to);
  if (isHeldHere && !(await holdGoods(tx, order)).ok) return { ok: false, code: "goods-gone" };
  const notRetaken = isRetaken ? await retakeForOrder(tx, order, money) : undefined;
  if (notRetaken) {
    await releaseGoods(tx, order);
    return { ok: false, code: notRetaken };
  }
  if (move.to === "confirmed" && fee !== null && order.company && order.standing.payment === "on_account") {
    // The fee is owed on account too.
    if (!(await reserveOnAccount(tx, order.company.id, fee))) {
      if (isHeldHere) await releaseGoods(tx, order);
      return { ok: false, code: "over-limit" };
    }
    await tx.query("update shop_order set reserved_kobo = reserved_kobo + $2 where id = $1", [order.id, fee]);
  }
  if (found.value.releases || (move.to === "returned" && move.restocks))
    await releaseGoods(tx, order, move.cameBack);
  if (found.value.releases) {
    await returnUses(tx, order.id);
    await abandon(tx, order.id);
  }
  // What is cancelled or returned is not owed any more.
  if (found.value.releases || move.to === "returned") await releaseReserve(tx, order);
  const actor = move.actor ?? move.by;
  // Cash that someone answers for is noted with the attempt: what no one named is with no one.
  await closeDelivery(tx, order.id, { to: move.to, due: kobo(0) });
  const isPaid = isPaidBy(found.value, order, money);
  await saveStage(tx, order, move, isPaid, fee);
  if (move.to === "confirmed") await recountPromise(tx, order.id, new Date());
  const fields = { order: order.standing, to: move.to, by: move.by, detail: move.detail };
  const payable = fee === null ? null : addKobo(order.grandTotal, fee);
  const text = timelineText({
    ...fields,
    ...(fee === null || payable === null ? {} : { fee: { fee, payable } }),
    ...(move.to === "refunded" ? { refunded: money.net } : {}),
  });
  await tx.query("insert into shop_order_event (order_id, text, stage) values ($1, $2, $3)", [
    order.id,
    text,
    move.to,
  ]);
  let moved = await readAgain(tx, order);
  // What is on account is supplied, and invoiced, when it is delivered.
  if (isPaid || move.to === "delivered") {
    const { paid_at } = moved.payment;
    await issueInvoice(tx, moved, paid_at ? new Date(paid_at) : new Date());
    moved = await readAgain(tx, order);
  }
  if (hasEnded(move.to)) {
    await settleEnd(tx, order, move, money, actor);
    moved = await readAgain(tx, order);
  }
  const kind = mailOf(order, found.value);
  const detail = move.to === "cancelled" ? text : move.detail;
  const amount = move.to === "refunded" ? { naira: wireValue(money.net) } : {};
  const extra = { ...(detail ? { detail } : {}), ...amount };
  if (move.isMailed === false) return { ok: true, order: moved };
  if (move.to === "shipped") await tellShipped(tx, moved, detail);
  else if (kind) await queueOrderMail(tx, { kind, order: moved, ...extra });
  return { ok: true, order: moved };
}

/**
 * Why goods of a locked order may not leave the house, as its money is; undefined where they may.
 * @param despiteRefund why staff send them although a part of their money went back
 */
export async function refuseLeaving(
  tx: Sql,
  order: LockedOrder,
  money: OrderMoney,
  despiteRefund: string | undefined,
): Promise<"money-taken-back" | "money-given-back" | undefined> {
  if (await moneyStands(tx, order.id)) return undefined;
  // A bank took the money back, or holds it: nothing leaves the house before that is decided.
  if (money.takenBack > 0) return "money-taken-back";
  // What we gave back or promised: staff may send the goods for the rest, and say why.
  const left = refundableKobo(money);
  if (despiteRefund === undefined || left === 0) return "money-given-back";
  await tx.query("update shop_order set agreed_money_kobo = $2 where id = $1", [order.id, left]);
  return undefined;
}

/** A move books no money: what is paid first is confirmed once its money is there. @source decision 094 */
function confirmsUnpaid({ standing, payable }: LockedOrder, to: OrderStage, { net }: OrderMoney): boolean {
  return to === "confirmed" && paymentFacts(standing.payment).due === "before_dispatch" && net < payable;
}

/** Whether goods go out with this move, or are set aside for it. */
export function leavesTheHouse({ stage }: Pick<OrderStanding, "stage">, to: string): boolean {
  // A part that came back is packed again.
  if (stage === "shipped") return false;
  return to === "packed" || to === "shipped" || (to === "delivered" && stage === "packed");
}

/** As `order_money_stands` has it, by which lists are filtered too. @source decision 075 */
async function moneyStands(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ stands: boolean }>(
    "select order_money_stands(o) as stands from shop_order o where id = $1",
    [orderId],
  );
  return row?.stands === true;
}

/** Whether this move needs goods that are not held: a buyer who pays, or gets a fee, gets them. @source design D28 */
function needsGoods({ goods, isProved, standing }: LockedOrder, to: OrderStage): boolean {
  if (goods === "held") return false;
  if (to === "fee_pending") return standing.stage === "cancelled";
  return to === "confirmed" || to === "awaiting_payment" || (to === "fee_proposed" && isProved);
}

/** Whether the order is paid with this move: it is confirmed with its money, or handed over with it. @source decision 078 */
function isPaidBy({ from, to }: OrderMove, { standing, payable }: LockedOrder, { net }: OrderMoney): boolean {
  const { due } = paymentFacts(standing.payment);
  if (due === "on_handover") return to === "delivered" && net >= payable;
  // What goes on an invoice is paid later, and an operator says so.
  if (due === "on_invoice") return false;
  return to === "confirmed" && (from === "awaiting_payment" || from === "cancelled");
}

/** The fee that this move is about: proposed now, or accepted. */
function feeOf(order: LockedOrder, move: MoveWish): Kobo | null {
  if (move.to === "fee_proposed") {
    if (move.fee === undefined) throw new Error("a fee is proposed without one");
    return move.fee;
  }
  const isAccepted = move.to === "awaiting_payment" || move.to === "confirmed";
  return isAccepted ? order.proposedFee : null;
}

/** @source design D1, D13 (VAT) */
async function saveStage(
  tx: Sql,
  order: LockedOrder,
  move: MoveWish,
  isPaid: boolean,
  fee: Kobo | null,
): Promise<void> {
  const isProposed = move.to === "fee_proposed";
  const accepted = isProposed ? null : fee;
  const payable = accepted === null ? order.payable : addKobo(order.grandTotal, accepted);
  await tx.query(
    `update shop_order set status = $2, proposed_fee_kobo = $3, delivery_fee_kobo = coalesce($4, delivery_fee_kobo),
       payable_kobo = $5, vat_kobo = $6, bank = coalesce($7::jsonb, bank),
       respond_by = case when $8 then now() + make_interval(hours => $9) end,
       paid_at = case when $10 then coalesce(paid_at, now()) else paid_at end,
       -- That it may go out for less money was said of what is cancelled now: reopened, it is asked again.
       agreed_money_kobo = case when $2 = 'cancelled' then null else agreed_money_kobo end,
       -- Whoever has confirmed the order holds its goods as long as it stands.
       hold_until = case when proved_at is null and $2 <> 'confirmed' then hold_until end,
       proved_by = case when $2 = 'confirmed' then coalesce(proved_by, $11) else proved_by end,
       proved_at = case when $2 = 'confirmed' then coalesce(proved_at, now()) else proved_at end
     where id = $1`,
    [
      order.id,
      move.to,
      isProposed ? fee : null,
      accepted,
      payable,
      vatOf(order, payable, accepted),
      move.to === "awaiting_payment" ? (move.bank ?? null) : null,
      isProposed || move.to === "awaiting_payment",
      move.respondHours,
      isPaid,
      order.standing.stage === "awaiting_payment" ? "payment" : "staff",
    ],
  );
}

/** At the rate that the order was placed with. A company's keeps the VAT of its lines; a fee includes its own. */
function vatOf({ company, vat, vatPerThousand }: LockedOrder, payable: Kobo, accepted: Kobo | null): Kobo {
  if (company === null) return vatIncluded(payable, vatPerThousand);
  return accepted === null ? vat : addKobo(vat, vatIncluded(accepted, vatPerThousand));
}

function mailOf({ standing }: LockedOrder, { from, to }: OrderMove): PlainMailKind | undefined {
  switch (to) {
    case "packed":
      // What is collected is not sent: packed, it is ready, and its shopper must know.
      return standing.delivery === "pickup" ? "shipped" : undefined;
    case "awaiting_payment":
      return from === "cancelled" || from === "confirmed" ? "order_reopened" : "fee_accepted";
    case "fee_pending":
      return from === "cancelled" ? "order_reopened" : undefined;
    case "fee_proposed":
    case "shipped":
    case "delivered":
    case "cancelled":
    case "returned":
    case "refunded":
      return to;
    case "confirmed":
      if (from === "placed") return "order_confirmed";
      if (from === "cancelled") return "order_reopened";
      return from === "awaiting_payment" ? "payment_confirmed" : "fee_accepted";
    default:
      return undefined;
  }
}
