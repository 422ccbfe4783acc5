import type { Kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopDiscount } from "./rule-rows.ts";

/** What a discount without a code says; what is left out does not limit it. */
export interface DiscountTerms {
  /** What the shopper reads beside the amount: "Harmattan week". */
  readonly label: string;
  readonly benefit: ShopDiscount["benefit"];
  readonly categoryId?: number | undefined;
  readonly minimum?: Kobo | undefined;
  /** From now on where it is left out. */
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  readonly oncePerPerson: boolean;
}

const fields =
  "label, kind, amount_kobo, percent, category_id, minimum_kobo, starts_at, ends_at, once_per_person, is_enabled";

/** @returns its id */
export async function insertDiscount(
  tx: Sql,
  terms: DiscountTerms,
  isEnabled: boolean,
  source: string,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into discount_rule (${fields}, source)
     values ($1, $2, $3, $4, $5, $6, coalesce($7, now()), $8, $9, $10, $11) returning id`,
    [...valuesOf(terms, isEnabled), source],
  );
  if (!row) throw new Error("a discount was inserted and is not there");
  return row.id;
}

/** Writes other terms over those of a discount. What orders have had of it stays. */
export async function updateDiscount(
  tx: Sql,
  id: number,
  terms: DiscountTerms,
  isEnabled: boolean,
): Promise<void> {
  await tx.query(
    `update discount_rule set (${fields}) = row ($1, $2, $3, $4, $5, $6, coalesce($7, starts_at), $8, $9, $10),
       revision = revision + 1 where id = $11`,
    [...valuesOf(terms, isEnabled), id],
  );
}

export async function switchDiscount(tx: Sql, id: number, isEnabled: boolean): Promise<void> {
  await tx.query("update discount_rule set is_enabled = $2, revision = revision + 1 where id = $1", [
    id,
    isEnabled,
  ]);
}

function valuesOf(terms: DiscountTerms, isEnabled: boolean) {
  const { label, benefit, categoryId, minimum, startsAt, endsAt, oncePerPerson } = terms;
  return [
    label,
    benefit.kind,
    benefit.kind === "amount" ? benefit.amount : null,
    benefit.kind === "percent" ? benefit.percent : null,
    categoryId ?? null,
    minimum ?? null,
    startsAt ?? null,
    endsAt ?? null,
    oncePerPerson,
    isEnabled,
  ];
}
