import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import { moveOrder } from "../move-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { holdGoods } from "./order-goods.ts";
import { isOpenStage, type ProofOfOrder } from "./order-hold.ts";

/** What an order learns after it was placed. */
type LateProof = Extract<ProofOfOrder, "mail" | "payment" | "staff">;

/**
 * Notes that a real person stands behind a locked order, and holds its goods for the full time while they are there: what
 * is paid on delivery is then confirmed. Where goods are gone the order stays as it is, proved, and a repeat tries again.
 * An order that stands no longer open is left alone. A payment's own mail is its caller's to send.
 * @param hours the full time, in which the shopper pays or we send the fee
 * @returns the order as it is then; its `hold` says whether its goods are held, and what is gone
 * @source design D28
 */
export async function proveOrder(
  tx: Sql,
  order: LockedOrder,
  by: LateProof,
  hours: number,
): Promise<AnyOrder> {
  const { stage } = order.standing;
  if (!isOpenStage(stage)) return readAgain(tx, order);
  if (!order.isProved) await noteProof(tx, order, by, hours);
  // A fee that we owe holds goods for the full time, not forever; everything else ends by its own date.
  const minutes = stage === "fee_pending" ? hours * 60 : null;
  const isHeldAlready = order.isProved && order.goods === "held";
  const held = isHeldAlready || (await holdGoods(tx, order, minutes)).ok;
  if (!held) return readAgain(tx, order);
  if (stage === "placed") {
    const actor = by === "staff" ? "operator" : "shopper";
    const moved = await moveOrder(
      tx,
      { ...order, goods: "held" },
      { to: "confirmed", by: actor, respondHours: hours },
    );
    if (!moved.ok) throw new Error(`a proved order could not be confirmed: ${moved.code}`);
    return moved.order;
  }
  if (!isHeldAlready && by !== "payment") {
    const text = by === "staff" ? "You confirmed the order by phone." : "You confirmed the order.";
    await addEvent(tx, order, text);
    await queueOrderMail(tx, { kind: "order_confirmed", order: await readAgain(tx, order) });
  }
  return readAgain(tx, order);
}

/** Notes the proof alone. From then on an order has its full time to be paid; a proposed fee keeps its date. */
export async function noteProof(tx: Sql, { id }: LockedOrder, by: LateProof, hours: number): Promise<void> {
  await tx.query(
    `update shop_order set proved_at = now(), proved_by = $2,
       respond_by = case when status = 'fee_proposed' then respond_by else now() + make_interval(hours => $3) end
     where id = $1`,
    [id, by, hours],
  );
}
