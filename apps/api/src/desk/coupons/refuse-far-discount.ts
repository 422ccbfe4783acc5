import type { CouponBenefit } from "@precise/cart-core/coupon-rules";
import { fromWireValue } from "@precise/cart-core/money";
import { isBeyondOwnDiscount, largestOwnChange } from "@precise/cart-core/price-limit";
import { isOwner } from "#api/modules/staff/is-owner.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** What a voucher or a discount takes off, in naira, as it is in a list. */
interface ListedWorth {
  readonly kind: CouponBenefit["kind"];
  readonly percent: number | null;
  readonly amount: number | null;
  readonly minimum: number | null;
}

/** What is taken off is a price, too: further than someone below changes one, the owner gives it. @throws Refused */
export async function refuseFarDiscount(
  tx: Sql,
  actor: Actor,
  { kind, percent, amount, minimum }: ListedWorth,
): Promise<void> {
  const benefit: CouponBenefit =
    kind === "amount"
      ? { kind, amount: fromWireValue(amount ?? 0) }
      : kind === "percent"
        ? { kind, percent: percent ?? 0 }
        : { kind };
  const least = minimum === null ? null : fromWireValue(minimum);
  if (!isBeyondOwnDiscount(benefit, least) || (await isOwner(tx, actor))) return;
  const most = `Only the owner takes more than ${largestOwnChange} % off.`;
  const message = kind === "amount" ? `${most} Let it count from a total that it is a small part of.` : most;
  throw new Refused(message, { status: 403, field: "benefit" });
}
