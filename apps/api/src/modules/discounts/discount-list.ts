import { inNaira, type Kobo, type Naira } from "@precise/cart-core/money";
import type { DiscountUse } from "#api/modules/coupons/coupon-list.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readPage } from "#api/platform/lists/read-page.ts";

export type DiscountState = "running" | "scheduled" | "ended" | "off";

/** A discount without a code in a list; amounts in naira. */
export interface ListedDiscount {
  readonly id: number;
  readonly label: string;
  readonly kind: "amount" | "percent";
  readonly amount: Naira | null;
  readonly percent: number | null;
  readonly category_id: number | null;
  /** Null where there is no such category any more. */
  readonly category_name: string | null;
  readonly minimum: Naira | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly once_per_person: boolean;
  readonly state: DiscountState;
  readonly is_enabled: boolean;
  readonly revision: number;
  /** Orders on which it counts. */
  readonly uses: number;
  readonly created_at: Date;
  readonly source: string;
}

/** What is looked for, the newest first. */
export interface DiscountWish {
  /** Part of its label, or of its category's name. */
  readonly search?: string | undefined;
  readonly states?: readonly DiscountState[] | undefined;
  /** That of the page before. */
  readonly cursor?: string | undefined;
  /** @defaultValue 50 */
  readonly limit?: number | undefined;
}

/** One as it is kept: its amounts are kobo. */
type KeptDiscount = Omit<ListedDiscount, "amount" | "minimum"> & {
  readonly amount: Kobo | null;
  readonly minimum: Kobo | null;
};

export interface DiscountPage {
  readonly discounts: readonly ListedDiscount[];
  readonly total: number;
  /** Of those that follow; null after the last. */
  readonly next: string | null;
}

const listed = `select rule.id, rule.label, rule.kind, rule.amount_kobo as amount, rule.percent,
    rule.category_id, category.name as category_name, rule.minimum_kobo as minimum, rule.starts_at,
    rule.ends_at, rule.once_per_person, rule.is_enabled, rule.revision, rule.created_at, rule.source,
    case when rule.ends_at <= now() then 'ended' when not rule.is_enabled then 'off'
      when now() < rule.starts_at then 'scheduled' else 'running' end as state
  from discount_rule rule left join category on category.id = rule.category_id`;
const uses = `(select count(*)::int from discount_use used where used.rule_id = found.id and used.returned_at is null) as uses`;

/** Discounts without a code, the newest first. */
export async function listDiscounts(sql: Sql, query: DiscountWish): Promise<DiscountPage> {
  const { limit = 50, states = [], search = "", cursor } = query;
  const { rows, ...page } = await readPage<KeptDiscount>(sql, {
    columns: `*, ${uses}`,
    from: `(${listed}) found`,
    where: `($1::text = '' or label ilike '%' || $1::text || '%' or category_name ilike '%' || $1::text || '%')
      and (cardinality($2::text[]) = 0 or state = any($2::text[]))`,
    values: [search.trim().replace(/[\\%_]/g, "\\$&"), states],
    order: [{ by: "id", type: "bigint" }],
    way: "desc",
    cursor,
    limit,
  });
  return { discounts: rows.map((discount) => inNaira(discount, "amount", "minimum")), ...page };
}

export async function readListedDiscount(sql: Sql, id: number): Promise<ListedDiscount | undefined> {
  const [row] = await sql.query<KeptDiscount>(
    `with found as (select * from (${listed}) every where id = $1) select *, ${uses} from found`,
    [id],
  );
  return row && inNaira(row, "amount", "minimum");
}

/** Orders on which it counted, the newest first. */
export function listDiscountUses(sql: Sql, id: number, most: number): Promise<DiscountUse[]> {
  return sql.query<DiscountUse>(
    `select placed.number, used.used_at, used.returned_at, placed.payable_kobo,
       (select coalesce(sum((each->>'amount_kobo')::bigint), 0)::bigint from jsonb_array_elements(placed.discounts) each
        where (each->>'rule')::int = used.rule_id) as amount_kobo
     from discount_use used join shop_order placed on placed.id = used.order_id
     where used.rule_id = $1 order by used.used_at desc limit $2`,
    [id, most],
  );
}
