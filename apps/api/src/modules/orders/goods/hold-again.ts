import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import { addEvent } from "../order-events.ts";
import type { HoldTimes } from "../order-rows.ts";
import { readAgain } from "../order-rows.ts";
import { holdGoods } from "./order-goods.ts";
import { mayHoldAgain } from "./order-hold.ts";
import { proveOrder } from "./prove-order.ts";

/**
 * Sets the goods of a locked order aside again for its shopper: of a proved order for its full time, of another once
 * more for as long as at first, with a new mail to confirm it. An order that holds its goods is answered as it stands.
 * @returns `not-renewable` where only the link of our mail does it, `gone` where goods are out of stock
 * @source design D28
 */
export async function holdAgain(
  tx: Sql,
  order: LockedOrder,
  times: HoldTimes,
): Promise<AnyOrder | "not-renewable" | "gone"> {
  if (order.goods === "held") return readAgain(tx, order);
  const { goods, standing, isProved, renewals } = order;
  const hold = {
    status: standing.stage,
    goods,
    proved_at: isProved ? new Date() : null,
    hold_renewals: renewals,
  };
  if (!mayHoldAgain(hold)) return "not-renewable";
  if (isProved) {
    const proved = await proveOrder(tx, order, "mail", times.unpaidOrderHours);
    return proved.hold?.goods === "held" ? proved : "gone";
  }
  if (!(await holdGoods(tx, order, times.unprovedHoldMinutes)).ok) return "gone";
  await tx.query("update shop_order set hold_renewals = hold_renewals + 1 where id = $1", [order.id]);
  const text = "We are holding your lights again. Confirm the order to keep them.";
  await addEvent(tx, order, text);
  const held = await readAgain(tx, order);
  await queueOrderMail(tx, { kind: "hold_renewed", order: held });
  return held;
}
