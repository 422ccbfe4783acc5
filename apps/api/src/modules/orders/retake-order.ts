import type { OrderMoney } from "@precise/cart-core/payment-status";
import { mayUseCouponAgain, redeemCouponAgain, returnCoupon } from "#api/modules/coupons/coupon-rows.ts";
import { mayUseDiscountAgain, returnDiscount, takeDiscountAgain } from "#api/modules/discounts/rule-uses.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "./locked-order.ts";
import { reserveOnAccount } from "./money/company-account.ts";
import { successorOf } from "./successor.ts";

/** Why a cancelled order cannot be reopened, apart from goods that are gone. */
export type NotRetaken = "replaced" | "credited" | "coupon-gone" | "discount-gone" | "over-limit";

/**
 * Why a cancelled order may not be reopened, before anything is taken for it.
 * @returns `replaced` where another order took its place, `credited` where its invoice was taken back,
 * `coupon-gone` or `discount-gone` where its person has used it with another order since
 * @source decision 039
 */
export async function refuseRetake(
  tx: Sql,
  { id }: Pick<LockedOrder, "id">,
): Promise<NotRetaken | undefined> {
  if ((await successorOf(tx, id)) !== undefined) return "replaced";
  if (await isCredited(tx, id)) return "credited";
  // Asked before goods are held: placing an order, too, locks its person before products.
  if (!(await mayUseCouponAgain(tx, id))) return "coupon-gone";
  return (await mayUseDiscountAgain(tx, id)) ? undefined : "discount-gone";
}

/** Whether something of an order's invoice was taken back. */
export async function isCredited(tx: Sql, orderId: number): Promise<boolean> {
  const [note] = await tx.query("select 1 from credit_note where order_id = $1", [orderId]);
  return note !== undefined;
}

/**
 * Takes again what a cancelled order gave back apart from its goods, which are held before: its coupon, its discount, and its part of the
 * company's limit. All or nothing.
 * @source decision 039
 */
export async function retakeForOrder(
  tx: Sql,
  { id, standing, payable, company }: LockedOrder,
  money: OrderMoney,
): Promise<NotRetaken | undefined> {
  if (!(await redeemCouponAgain(tx, id))) return "coupon-gone";
  await takeDiscountAgain(tx, id);
  if (company === null || standing.payment !== "on_account" || money.net >= payable) return undefined;
  if (!(await reserveOnAccount(tx, company.id, payable))) {
    await returnUses(tx, id);
    return "over-limit";
  }
  await tx.query("update shop_order set reserved_kobo = $2 where id = $1", [id, payable]);
  return undefined;
}

/** What an order used of its coupon and its discount is free again. */
export async function returnUses(tx: Sql, orderId: number): Promise<void> {
  await returnCoupon(tx, orderId);
  await returnDiscount(tx, orderId);
}
