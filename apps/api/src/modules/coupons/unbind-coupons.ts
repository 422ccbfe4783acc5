import type { Sql } from "#api/platform/database/port.ts";
import { countOf, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";

/** The e-mail as a digest: no one can use the code any more, and it is still known that this address was given one. */
const unbound = "bound_email = encode(sha256(convert_to(bound_email, 'UTF8')), 'hex')";

/** Takes the e-mail from codes that ended so long ago. @returns how many */
export async function sweepCouponEmails(sql: Sql, most = rowsAtOnce): Promise<number> {
  return countOf(
    sql,
    `with old as (
       update coupon set ${unbound}
       where id in (select id from coupon where bound_email like '%@%' and ends_at < now() - $1::interval limit ${most})
       returning 1
     ) select count(*)::int as rows from old`,
    [retentionPeriods.vouchers.interval],
  );
}

/** Takes a person's e-mail from their codes at once. @param emailKey in lower case */
export async function unbindCoupons(tx: Sql, emailKey: string): Promise<void> {
  await tx.query(`update coupon set ${unbound} where bound_email = $1`, [emailKey]);
}
