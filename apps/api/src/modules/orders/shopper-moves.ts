import { addKobo, type Kobo } from "@precise/cart-core/money";
import { findMove, stageAfterFee } from "@precise/cart-core/order-moves";
import type { ShopContent } from "#api/modules/company/content.ts";
import { accountFor } from "#api/modules/company/identity.ts";
import { moneyOf } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "./any-order.ts";
import { noteProof } from "./goods/prove-order.ts";
import { type LockedOrder, lockOrder } from "./locked-order.ts";
import { queueShopOrderMail } from "./mail/shop-order-mail.ts";
import { moveOrder } from "./move-order.ts";
import { readAgain } from "./order-rows.ts";

/** Cancels a locked order for the person who placed it; a repeat gets the cancelled order. */
export async function cancelForShopper(
  tx: Sql,
  order: LockedOrder,
  terms: { readonly content: ShopContent },
): Promise<AnyOrder | "not-cancellable"> {
  if (order.standing.stage === "cancelled") return readAgain(tx, order);
  if (!findMove(order.standing, "cancelled", "shopper").ok) return "not-cancellable";
  const respondHours = terms.content.limits.unpaidOrderHours;
  const moved = await moveOrder(tx, order, { to: "cancelled", by: "shopper", respondHours });
  if (!moved.ok) return "not-cancellable";
  // Where no one has begun to pack and no money came, there is nothing to do.
  if (order.standing.stage === "confirmed" || moved.order.payment.excess) {
    await queueShopOrderMail(tx, terms.content.company.email, "cancelled", moved.order);
  }
  return moved.order;
}

/**
 * Accepts the fee that is proposed for a locked order; a repeat gets the order as it is.
 * @param yes the payable that was seen, and the fee that the mail's link was about: who has that link has confirmed the
 * order by it
 * @returns `not-proved` where the order must be confirmed first, `goods-gone` where its goods are not there any more,
 * `not-open` where nothing or another fee is proposed, `over-limit` where it does not fit on the account
 */
export async function acceptFeeForShopper(
  tx: Sql,
  order: LockedOrder,
  yes: { readonly acceptedTotal: Kobo; readonly fee?: Kobo | undefined },
  terms: { readonly content: ShopContent },
): Promise<AnyOrder | "not-open" | "not-proved" | "over-limit" | "goods-gone"> {
  const { proposedFee } = order;
  if (isAcceptedAlready(order) && order.payable === yes.acceptedTotal) return readAgain(tx, order);
  const isThisFee = proposedFee !== null && (yes.fee === undefined || yes.fee === proposedFee);
  if (!isThisFee || addKobo(order.grandTotal, proposedFee) !== yes.acceptedTotal) return "not-open";
  if (!order.isProved) {
    if (yes.fee === undefined) return "not-proved";
    await noteProof(tx, order, "mail", terms.content.limits.unpaidOrderHours);
  }
  const proved = { ...order, isProved: true };
  const to = stageAfterFee(order.standing.payment);
  const respondHours = terms.content.limits.unpaidOrderHours;
  // All of its money may have come before the fee was accepted: then no one is asked to pay.
  const isPaid = to === "awaiting_payment" && (await moneyOf(tx, order.id)).net >= yes.acceptedTotal;
  const moved = await moveOrder(tx, proved, {
    to,
    by: "shopper",
    bank: accountFor(terms.content.company, order.company !== null),
    respondHours,
    isMailed: !isPaid,
  });
  if (moved.ok) {
    await queueShopOrderMail(tx, terms.content.company.email, "fee_accepted", moved.order);
    const accepted = isPaid ? await lockOrder(tx, order.number) : undefined;
    const paid = accepted && (await moveOrder(tx, accepted, { to: "confirmed", by: "system", respondHours }));
    return paid?.ok ? paid.order : moved.order;
  }
  return moved.code === "over-limit" || moved.code === "goods-gone" ? moved.code : "not-open";
}

/** A second yes is no mistake: the first one's answer may have been lost. */
function isAcceptedAlready({ standing, deliveryFee }: LockedOrder): boolean {
  return deliveryFee !== null && standing.stage !== "fee_proposed" && standing.stage !== "cancelled";
}
