import { wireValue } from "@precise/cart-core/money";
import { welcomeVoucher } from "@precise/cart-core/welcome-voucher-terms";
import { lagosDay, lagosMoment, laterDay } from "@precise/contract/nigeria/lagos-days";
import { issueCoupon } from "#api/modules/coupons/issue-coupon.ts";
import type { MailedVoucher } from "#api/modules/coupons/voucher-mail.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

const { amount, over: above, days: validDays } = welcomeVoucher;

/** Random codes meet so rarely that a second try is already one too many. */
const mostTries = 3;

/**
 * Makes the voucher of a first subscription: single use, bound to the e-mail, for a first order whose grand total is
 * above the minimum, and only for a while.
 * @source design D12
 */
export async function issueWelcomeVoucher(tx: Sql, email: string): Promise<MailedVoucher> {
  // Its last day is a whole one in Lagos: what the mail prints is true until midnight.
  const endsAt = lagosMoment(laterDay(lagosDay(new Date()), validDays + 1), 0);
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const issued = await issueCoupon(tx, {
      code: { prefix: "GLOW" },
      label: "Welcome voucher",
      benefit: { kind: "amount", amount },
      minimum: { amount: above, isExclusive: true },
      endsAt,
      boundEmail: email,
      firstOrderOnly: true,
      maxUses: 1,
      source: "newsletter",
    });
    if (!issued.ok) continue;
    return {
      code: issued.code,
      benefit: { kind: "amount", naira: wireValue(amount) },
      minimum: { naira: wireValue(above), isExclusive: true },
      is_bound: true,
      first_order_only: true,
      single_use: true,
      expires_at: wireTime(endsAt),
    };
  }
  throw new Error("no free code of a voucher was found");
}
