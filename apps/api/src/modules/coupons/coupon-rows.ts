import type { CouponBenefit, CouponMinimum } from "@precise/cart-core/coupon-rules";
import { kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import { couponCodeKey } from "./coupon-code.ts";
import { lockPerson, type Person } from "./lock-person.ts";

/** A coupon as a cart and an order need it. */
export interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly benefit: CouponBenefit;
  readonly minimum: CouponMinimum | null;
  /** In lower case. */
  readonly boundEmail: string | null;
  readonly firstOrderOnly: boolean;
  readonly maxUsesPerPerson: number | null;
  /** Within its period, not disabled, and not used up. */
  readonly isUsable: boolean;
}

interface CouponRow {
  id: number;
  code: string;
  label: string;
  kind: CouponBenefit["kind"];
  amount_kobo: number | null;
  percent: number | null;
  minimum_kobo: number | null;
  minimum_is_exclusive: boolean;
  bound_email: string | null;
  first_order_only: boolean;
  max_uses_per_person: number | null;
  is_usable: boolean;
}

const usable = `disabled_at is null and now() >= starts_at and (ends_at is null or now() < ends_at)
  and (max_uses is null or uses < max_uses)`;
const columns = `id, code, label, kind, amount_kobo, percent, minimum_kobo, minimum_is_exclusive, bound_email,
  first_order_only, max_uses_per_person, (${usable}) as is_usable`;

/** The coupon of that id, usable or not. */
export async function findCoupon(sql: Sql, id: number): Promise<Coupon | undefined> {
  const [row] = await sql.query<CouponRow>(`select ${columns} from coupon where id = $1`, [id]);
  return row && couponOf(row);
}

/** The coupon of a code as a person typed it, usable or not. */
export async function findCouponByCode(sql: Sql, code: string): Promise<Coupon | undefined> {
  const [row] = await sql.query<CouponRow>(`select ${columns} from coupon where code_key = $1`, [
    couponCodeKey(code),
  ]);
  return row && couponOf(row);
}

/** What stands against this person's use of the coupon; undefined when nothing does. */
export type PersonalRefusal = "not-yours" | "not-first-order" | "used-up-by-you";

/**
 * Judges who may use a coupon. A first order is one of a new e-mail and a new phone, and no first-order code has gone to
 * its address before: another mailbox makes no new household, and a neighbour's plain order takes nothing away. Under `tx` all three are locked until the transaction ends, so that two orders of one person,
 * placed at the same moment, cannot both be the first.
 */
export async function refusePerson(
  tx: Sql,
  coupon: Coupon,
  person: Person,
): Promise<PersonalRefusal | undefined> {
  if (coupon.boundEmail !== null && coupon.boundEmail !== person.email.toLowerCase()) return "not-yours";
  if (!coupon.firstOrderOnly && coupon.maxUsesPerPerson === null) return undefined;
  const { person: key, phone, address } = await lockPerson(tx, person);
  const [found] = await tx.query<{ has_ordered: boolean; has_household: boolean; uses: number }>(
    `select exists (select 1 from shop_order where (person_key = $1 or phone = $2)
         and status not in ('cancelled', 'returned', 'refunded')) as has_ordered,
       (select count(*)::int from coupon_use used join shop_order placed on placed.id = used.order_id
        where used.coupon_id = $3 and used.returned_at is null
          and (placed.person_key = $1 or placed.phone = $2)) as uses,
       exists (select 1 from shop_order placed join coupon_use used on used.order_id = placed.id
         join coupon spent on spent.id = used.coupon_id
         where placed.address_key = $4 and used.returned_at is null and spent.first_order_only) as has_household`,
    [key, phone, coupon.id, address],
  );
  if (coupon.firstOrderOnly && (found?.has_ordered || found?.has_household)) return "not-first-order";
  if (coupon.maxUsesPerPerson !== null && (found?.uses ?? 0) >= coupon.maxUsesPerPerson) {
    return "used-up-by-you";
  }
  return undefined;
}

/** Counts one use for an order. @returns false when the coupon was used up, ended or was disabled meanwhile */
export async function redeemCoupon(tx: Sql, couponId: number, orderNumber: string): Promise<boolean> {
  const [row] = await tx.query(
    `with counted as (update coupon set uses = uses + 1 where id = $1 and ${usable} returning id)
     insert into coupon_use (order_id, coupon_id)
     select placed.id, counted.id from counted, shop_order placed where placed.number = $2
     returning order_id`,
    [couponId, orderNumber],
  );
  return row !== undefined;
}

/** Gives a cancelled order's use back; an order without one, or whose use is back already, changes nothing. */
export async function returnCoupon(tx: Sql, orderId: number): Promise<void> {
  await tx.query(
    `with back as (update coupon_use set returned_at = now() where order_id = $1 and returned_at is null
       returning coupon_id)
     update coupon set uses = uses - 1 from back where coupon.id = back.coupon_id`,
    [orderId],
  );
}

/**
 * Whether a cancelled order may be reopened with its code, as far as its person goes: not where they have used it up, or are no
 * first buyer any more. It was theirs when they used it. The person is locked until the transaction ends.
 */
export async function mayUseCouponAgain(tx: Sql, orderId: number): Promise<boolean> {
  const [use] = await tx.query<Person & { readonly coupon_id: number }>(
    `select used.coupon_id, placed.email, placed.phone, placed.address
     from coupon_use used join shop_order placed on placed.id = used.order_id
     where used.order_id = $1 and used.returned_at is not null`,
    [orderId],
  );
  const coupon = use && (await findCoupon(tx, use.coupon_id));
  if (!coupon) return true;
  return (await refusePerson(tx, { ...coupon, boundEmail: null }, use)) === undefined;
}

/**
 * Counts the use of an order again that gave it back, for a reopened order.
 * @returns false when the coupon cannot be used any more, and nothing was counted; true for an order without one, too
 */
export async function redeemCouponAgain(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ returned: number; counted: number }>(
    `with given_back as (select coupon_id from coupon_use where order_id = $1 and returned_at is not null for update),
     counted as (update coupon set uses = uses + 1 from given_back
       where coupon.id = given_back.coupon_id and ${usable} returning coupon.id),
     used as (update coupon_use set returned_at = null from counted where order_id = $1 returning order_id)
     select (select count(*)::int from given_back) as returned, (select count(*)::int from used) as counted`,
    [orderId],
  );
  return row?.returned === row?.counted;
}

function couponOf(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    benefit: benefitOf(row),
    minimum:
      row.minimum_kobo === null
        ? null
        : { amount: kobo(row.minimum_kobo), isExclusive: row.minimum_is_exclusive },
    boundEmail: row.bound_email,
    firstOrderOnly: row.first_order_only,
    maxUsesPerPerson: row.max_uses_per_person,
    isUsable: row.is_usable,
  };
}

function benefitOf(row: CouponRow): CouponBenefit {
  if (row.kind === "amount") return { kind: "amount", amount: kobo(row.amount_kobo ?? 0) };
  if (row.kind === "percent") return { kind: "percent", percent: row.percent ?? 0 };
  return { kind: "free_delivery" };
}
