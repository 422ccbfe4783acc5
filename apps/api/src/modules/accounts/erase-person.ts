import { type NeedsPerson, needsPerson } from "@precise/cart-core/order-forgetting";
import type { OrderStage } from "@precise/cart-core/order-stages";
import type { PaymentStatus } from "@precise/cart-core/payment-status";
import { forgetPersonOfOrders } from "#api/modules/orders/forget-orders.ts";
import { forgetEntriesAbout } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { deleteByEmail, deleteCustomer } from "./delete-customer.ts";
import { eraseMails, eraseOrderTraces } from "./erase-traces.ts";
import { aboutPerson, type Person, valuesOf } from "./person.ts";

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly stage: OrderStage;
  readonly money: PaymentStatus;
  readonly has_open_claim: boolean;
}

const words: Readonly<Record<NeedsPerson, string>> = {
  "under-way": "Not delivered yet",
  money: "Money is still open",
  claim: "A return is not settled",
};

/**
 * Why a person cannot be erased now, as sentences that name what needs them: orders that are not delivered, money that is owed,
 * claims, appointments to come. Empty where they can.
 */
export async function whyPersonIsKept(sql: Sql, person: Person): Promise<string[]> {
  const orders = await ordersOf(sql, person);
  const kept = (Object.keys(words) as NeedsPerson[]).flatMap((why) => {
    const numbers = orders.filter((order) => whyOf(order) === why).map(({ number }) => number);
    return numbers.length === 0 ? [] : [`${words[why]}: ${numbers.join(", ")}.`];
  });
  const coming = await sql.query<{ reference: string }>(
    `select reference from appointment where lower(email) = $1 and status = 'booked' and ends_at > now() order by starts_at`,
    [person.emailKey],
  );
  if (coming.length > 0)
    kept.push(`An appointment is to come: ${coming.map(({ reference }) => reference).join(", ")}.`);
  return kept;
}

/**
 * Erases a person for good: the account, and what orders, messages, mails, claims and the audit say of them. Invoices and credit
 * notes keep name and address for the six years of the tax law; amounts, goods and dates stay everywhere. What is done with each
 * column is in `personal-columns.ts`.
 * @returns how many orders were made nameless
 * @source Nigeria Data Protection Act 2023, s. 34; decision 063
 */
export async function erasePerson(tx: Sql, person: Person): Promise<{ readonly orders: number }> {
  const orders = await ordersOf(tx, person);
  const ids = orders.map(({ id }) => id);
  const numbers = orders.map(({ number }) => number);
  await eraseOrderTraces(tx, ids, numbers);
  await eraseMails(tx, person.emailKey, numbers);
  await forgetPersonOfOrders(tx, ids);
  if (person.customerId !== null) await deleteCustomer(tx, person.customerId);
  else if (person.emailKey !== null) await deleteByEmail(tx, person.emailKey);
  const claims = await tx.query<{ number: string }>(
    "select number from return_claim where order_id = any($1::bigint[])",
    [ids],
  );
  await forgetEntriesAbout(tx, [...numbers, ...claims.map(({ number }) => number), person.id]);
  return { orders: orders.length };
}

/** Locks a person's orders, so that none of them changes while it is decided. */
export async function lockOrdersOf(tx: Sql, person: Person): Promise<void> {
  const orders = await ordersOf(tx, person);
  await tx.query("select id from shop_order where id = any($1::bigint[]) order by id for update", [
    orders.map(({ id }) => id),
  ]);
}

function ordersOf(sql: Sql, person: Person): Promise<OrderRow[]> {
  return sql.query<OrderRow>(
    aboutPerson(`select o.id, o.number, o.status as stage, o.payment_status as money,
        exists (select 1 from return_claim c where c.order_id = o.id and c.state in ('requested', 'approved', 'received'))
          as has_open_claim
      from own_order o order by o.id`),
    valuesOf(person),
  );
}

function whyOf({ stage, money, has_open_claim: hasOpenClaim }: OrderRow): NeedsPerson | undefined {
  return needsPerson({ stage, money, hasOpenClaim });
}
