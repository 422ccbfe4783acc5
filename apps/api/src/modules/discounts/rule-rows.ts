import type { DiscountRule } from "@precise/cart-core/discount-rules";
import { kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";

/** A discount that needs no code, as carts and orders need it. */
export interface ShopDiscount extends DiscountRule {
  /** What the shopper reads beside the amount. */
  readonly label: string;
  /** Judged when an order is placed: a cart does not know whose it is. */
  readonly oncePerPerson: boolean;
}

/** The same with the time in which it runs. */
export interface ScheduledDiscount extends ShopDiscount {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

interface Row {
  readonly id: number;
  readonly label: string;
  readonly kind: "amount" | "percent";
  readonly amount_kobo: number | null;
  readonly percent: number | null;
  readonly minimum_kobo: number | null;
  readonly category_ids: number[] | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly once_per_person: boolean;
}

/**
 * The categories that `$1` stands for: itself, the one whose children it shows as its own, and all below them; a parameter, so
 * that a rule that is still being written down is tried with the same.
 */
const belowOf = (category: string) => `(with recursive below (id) as (
    select unnest(array[chosen.id, chosen.children_from]) from category chosen where chosen.id = ${category}
    union select category.id from category join below on category.parent_id = below.id
  ) select coalesce(array_agg(id) filter (where id is not null), '{}') from below)`;

const columns = `rule.id, rule.label, rule.kind, rule.amount_kobo, rule.percent, rule.minimum_kobo, rule.starts_at, rule.ends_at,
  rule.once_per_person, case when rule.category_id is not null then ${belowOf("rule.category_id")} end as category_ids`;

/** Rules that are switched on and have not ended; those that have not begun too. */
export async function readScheduledDiscounts(sql: Sql): Promise<ScheduledDiscount[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from discount_rule rule
     where rule.is_enabled and (rule.ends_at is null or now() < rule.ends_at) order by rule.id`,
    [],
  );
  return rows.map((row) => ({ ...discountOf(row), startsAt: row.starts_at, endsAt: row.ends_at }));
}

/** Rules that run at this moment: what an order is priced with. */
export async function readRunningDiscounts(sql: Sql): Promise<ShopDiscount[]> {
  const rows = await sql.query<Row>(
    `select ${columns} from discount_rule rule
     where rule.is_enabled and rule.starts_at <= now() and (rule.ends_at is null or now() < rule.ends_at) order by rule.id`,
    [],
  );
  return rows.map(discountOf);
}

/** A category with all that count as part of it; empty where there is no such category. */
export async function categoriesBelow(sql: Sql, categoryId: number): Promise<ReadonlySet<number>> {
  const [row] = await sql.query<{ ids: number[] }>(`select ${belowOf("$1::int")} as ids`, [categoryId]);
  return new Set(row?.ids);
}

function discountOf(row: Row): ShopDiscount {
  return {
    id: row.id,
    label: row.label,
    benefit:
      row.kind === "amount"
        ? { kind: "amount", amount: kobo(row.amount_kobo ?? 0) }
        : { kind: "percent", percent: row.percent ?? 0 },
    minimum: row.minimum_kobo === null ? null : kobo(row.minimum_kobo),
    categoryIds: row.category_ids === null ? null : new Set(row.category_ids),
    oncePerPerson: row.once_per_person,
  };
}
