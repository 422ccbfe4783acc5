import { inNaira, type Kobo, type Naira } from "@precise/cart-core/money";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { isOneOf } from "#api/platform/lists/is-one-of.ts";
import { readPage } from "#api/platform/lists/read-page.ts";
import { couponCodeKey } from "./coupon-code.ts";

export type CouponState = "usable" | "disabled" | "not begun" | "ended" | "used up";

/** A coupon in a list; amounts in naira. */
export interface ListedCoupon {
  readonly code: string;
  readonly label: string;
  readonly kind: "amount" | "percent" | "free_delivery";
  readonly amount: Naira | null;
  readonly percent: number | null;
  readonly minimum: Naira | null;
  readonly minimum_is_exclusive: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  /** A digest once the voucher is old, or its owner was erased. */
  readonly bound_email: string | null;
  readonly first_order_only: boolean;
  readonly uses: number;
  readonly max_uses: number | null;
  readonly max_uses_per_person: number | null;
  readonly state: CouponState;
  readonly created_at: Date;
  /** Who or what made it. */
  readonly source: string;
}

/** What is looked for, the newest first. */
export interface CouponWish {
  /** Part of a code, its label, or the e-mail that it is bound to. */
  readonly search?: string | undefined;
  readonly states?: readonly CouponState[] | undefined;
  /** That of the page before. */
  readonly cursor?: string | undefined;
  /** @defaultValue 50 */
  readonly limit?: number | undefined;
}

/** One as it is kept: its amounts are kobo. */
type KeptCoupon = Omit<ListedCoupon, "amount" | "minimum"> & {
  readonly amount: Kobo | null;
  readonly minimum: Kobo | null;
};

export interface CouponPage {
  readonly coupons: readonly ListedCoupon[];
  readonly total: number;
  /** Of the coupons that follow; null after the last. */
  readonly next: string | null;
}

const columns = `code, label, kind, amount_kobo as amount, percent,
  minimum_kobo as minimum, minimum_is_exclusive, starts_at, ends_at, bound_email, first_order_only, uses,
  max_uses, max_uses_per_person, created_at, source, standing.state`;
const withState = `coupon cross join lateral (select
  case when disabled_at is not null then 'disabled' when now() < starts_at then 'not begun'
    when now() >= ends_at then 'ended' when uses >= max_uses then 'used up' else 'usable' end as state) as standing`;

/** Coupons, the newest first. */
export async function listCoupons(sql: Sql, query: CouponWish): Promise<CouponPage> {
  const { limit = 50, states = [], search = "", cursor } = query;
  const values: SqlValue[] = [];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  const { rows, ...page } = await readPage<KeptCoupon>(sql, {
    columns,
    from: withState,
    where: [
      ...found(search.trim(), put),
      ...(states.length === 0 ? [] : [isOneOf("standing.state", states, put)]),
      "true",
    ].join(" and "),
    values,
    isPlannedEachTime: true,
    order: [{ by: "id", type: "bigint" }],
    way: "desc",
    cursor,
    limit,
  });
  return { coupons: rows.map((coupon) => inNaira(coupon, "amount", "minimum")), ...page };
}

/** Each of the columns is in an index of parts of three letters; for fewer the index would be read as a whole. */
function found(search: string, put: (value: SqlValue) => string): string[] {
  if (search === "") return [];
  const code = couponCodeKey(search);
  const has = (column: string, way: "like" | "ilike", part: string) =>
    `${column}${part.length < 3 ? " || ''" : ""} ${way} ${put(`%${part.replace(/[\\%_]/g, "\\$&")}%`)}::text`;
  const ways = [
    ...(code === "" ? [] : [has("code_key", "like", code)]),
    has("label", "ilike", search),
    has("bound_email", "ilike", search),
  ];
  return [`(${ways.join(" or ")})`];
}

/** The coupon of a code as a person types it. */
export async function readListedCoupon(sql: Sql, code: string): Promise<ListedCoupon | undefined> {
  const [row] = await sql.query<KeptCoupon>(`select ${columns} from ${withState} where code_key = $1`, [
    couponCodeKey(code),
  ]);
  return row && inNaira(row, "amount", "minimum");
}

/** An order that used a coupon or a discount. */
export interface DiscountUse {
  readonly number: string;
  readonly used_at: Date;
  /** The order was cancelled, and the use given back. */
  readonly returned_at: Date | null;
  /** What it took off, in kobo. */
  readonly amount_kobo: number;
  readonly payable_kobo: number;
}

/** Orders that used a coupon, the newest first. */
export function listCouponUses(sql: Sql, code: string, most: number): Promise<DiscountUse[]> {
  return sql.query<DiscountUse>(
    `select placed.number, used.used_at, used.returned_at, placed.payable_kobo,
       (select coalesce(sum((each->>'amount_kobo')::bigint), 0)::bigint from jsonb_array_elements(placed.discounts) each
        where each->>'code' = coupon.code) as amount_kobo
     from coupon_use used join coupon on coupon.id = used.coupon_id join shop_order placed on placed.id = used.order_id
     where used.coupon_id = (select id from coupon where code_key = $1) order by used.used_at desc limit $2`,
    [couponCodeKey(code), most],
  );
}
