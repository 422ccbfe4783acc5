import { lockPerson, type Person } from "#api/modules/coupons/lock-person.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { ShopDiscount } from "./rule-rows.ts";

/**
 * Those of the rules that count once per person, and that this person has used: by e-mail or phone, as with codes. Where there
 * are such rules, the person is locked until the transaction ends, so that two orders placed at the same moment are not both
 * the first.
 * @returns their ids, ascending
 */
export async function spentDiscounts(
  tx: Sql,
  rules: readonly ShopDiscount[],
  person: Person,
): Promise<number[]> {
  const once = rules.filter(({ oncePerPerson }) => oncePerPerson).map(({ id }) => id);
  if (once.length === 0) return [];
  const { person: key, phone } = await lockPerson(tx, person);
  const rows = await tx.query<{ rule_id: number }>(
    `select distinct used.rule_id from discount_use used join shop_order placed on placed.id = used.order_id
     where used.rule_id = any($1::int[]) and used.returned_at is null
       and (placed.person_key = $2 or placed.phone = $3) order by used.rule_id`,
    [once, key, phone],
  );
  return rows.map(({ rule_id }) => rule_id);
}

/** Notes that a rule counted on an order. */
export async function noteDiscountUse(tx: Sql, ruleId: number, orderNumber: string): Promise<void> {
  await tx.query(
    "insert into discount_use (order_id, rule_id) select id, $1::int from shop_order where number = $2",
    [ruleId, orderNumber],
  );
}

/** A cancelled order has not used its discount; one without changes nothing. */
export async function returnDiscount(tx: Sql, orderId: number): Promise<void> {
  await tx.query("update discount_use set returned_at = now() where order_id = $1 and returned_at is null", [
    orderId,
  ]);
}

/**
 * Whether a cancelled order may be reopened with its discount: not where it counts once per person, and another order of the
 * same person has used it since. The rule itself may have ended. The person is locked until the transaction ends.
 */
export async function mayUseDiscountAgain(tx: Sql, orderId: number): Promise<boolean> {
  const [use] = await tx.query<{
    rule_id: number;
    email: string;
    phone: string;
    address: NonNullable<Person["address"]> | null;
  }>(
    `select used.rule_id, placed.email, placed.phone, placed.address
     from discount_use used join discount_rule rule on rule.id = used.rule_id
     join shop_order placed on placed.id = used.order_id
     where used.order_id = $1 and used.returned_at is not null and rule.once_per_person`,
    [orderId],
  );
  if (!use) return true;
  const { person, phone } = await lockPerson(tx, use);
  const [other] = await tx.query(
    `select 1 from discount_use used join shop_order placed on placed.id = used.order_id
     where used.rule_id = $1 and used.order_id <> $2 and used.returned_at is null
       and (placed.person_key = $3 or placed.phone = $4) limit 1`,
    [use.rule_id, orderId, person, phone],
  );
  return other === undefined;
}

/** A reopened order has used its discount again. */
export async function takeDiscountAgain(tx: Sql, orderId: number): Promise<void> {
  await tx.query("update discount_use set returned_at = null where order_id = $1", [orderId]);
}
