import type { CouponBenefit, CouponMinimum } from "@precise/cart-core/coupon-rules";
import type { Sql } from "#api/platform/database/port.ts";
import { couponCodeKey, newCouponCode } from "./coupon-code.ts";

/** A coupon to be made; what is left out does not limit it. */
export interface NewCoupon {
  /** A code of its own, or the beginning of a random one. */
  readonly code: string | { readonly prefix: string };
  /** What the shopper reads beside the amount: "Welcome voucher". */
  readonly label: string;
  readonly benefit: CouponBenefit;
  readonly minimum?: CouponMinimum | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  /** Only orders of this e-mail may use it; compared without case. */
  readonly boundEmail?: string | undefined;
  readonly firstOrderOnly?: boolean | undefined;
  readonly maxUses?: number | undefined;
  readonly maxUsesPerPerson?: number | undefined;
  /** Who or what makes it: an operator's name, or "newsletter". */
  readonly source: string;
}

/** Makes a coupon. @returns its code as it is shown, or `taken` when there is one of that code */
export async function issueCoupon(
  tx: Sql,
  coupon: NewCoupon,
): Promise<{ readonly ok: true; readonly code: string } | { readonly ok: false; readonly code: "taken" }> {
  const { benefit, minimum } = coupon;
  const code = typeof coupon.code === "string" ? coupon.code : newCouponCode(coupon.code.prefix);
  const [row] = await tx.query(
    `insert into coupon (code, code_key, label, kind, amount_kobo, percent, minimum_kobo, minimum_is_exclusive,
       starts_at, ends_at, bound_email, first_order_only, max_uses, max_uses_per_person, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now()), $10, $11, $12, $13, $14, $15)
     on conflict (code_key) do nothing
     returning id`,
    [
      code,
      couponCodeKey(code),
      coupon.label,
      benefit.kind,
      benefit.kind === "amount" ? benefit.amount : null,
      benefit.kind === "percent" ? benefit.percent : null,
      minimum?.amount ?? null,
      minimum?.isExclusive ?? false,
      coupon.startsAt ?? null,
      coupon.endsAt ?? null,
      coupon.boundEmail?.toLowerCase() ?? null,
      coupon.firstOrderOnly ?? false,
      coupon.maxUses ?? null,
      coupon.maxUsesPerPerson ?? null,
      coupon.source,
    ],
  );
  return row ? { ok: true, code } : { ok: false, code: "taken" };
}
