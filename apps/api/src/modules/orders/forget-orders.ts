import { forgetNamesInCredits, forgetPayersOf } from "#api/modules/money/forget-payers.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { retentionPeriods } from "#api/platform/retention/retention-periods.ts";
import type { SweepWalk } from "#api/platform/retention/run-sweep.ts";

/** Nor is it done while its shopper waits for an answer to a return. */
const isDone = `status in ('delivered', 'cancelled', 'returned', 'refunded') and not exists (
  select 1 from return_claim c where c.order_id = shop_order.id and c.state in ('requested', 'approved', 'received'))`;
/** No one can look at it in an account, and no company keeps its books by it. */
const isOfNobody = "customer_id is null and company_id is null";
const withoutContact = `is_to_be_forgotten = false, email = '', email_key = '', phone = '', note = null,
  person_key = case when email_key = '' then person_key else encode(sha256(convert_to(person_key, 'UTF8')), 'hex') end,
  address = address - 'landmark'`;
const withoutName = `firstname = '', lastname = '', ${withoutContact.replace(
  "address - 'landmark'",
  "case when address is null then null else jsonb_build_object('line1', '', 'state', address -> 'state', 'lga', address -> 'lga') end",
)}`;

/**
 * Takes from orders of deleted accounts what only delivery and service needed, when they are done. Name, address and
 * goods stay for the tax records.
 * @returns how many orders were changed
 */
export function forgetDoneOrders(sql: Sql, most = rowsAtOnce): Promise<number> {
  return change(sql, `is_to_be_forgotten and ${isDone}`, [], most, {
    order: withoutContact,
    purchaser: { phone: "", email: "" },
  });
}

/** The same for orders without an account, some time after they were placed. @returns how many orders were changed */
export function forgetGuestContacts(sql: Sql, most = rowsAtOnce): Promise<number> {
  const picked = `${isOfNobody} and email_key <> '' and ${isDone} and placed_at < now() - $1::interval`;
  return change(sql, picked, [retentionPeriods.guestContacts.interval], most, {
    order: withoutContact,
    purchaser: { phone: "", email: "" },
  });
}

/**
 * Takes name and address from orders and invoices when the tax law no longer asks for them; goods and amounts stay.
 * Orders of an account stay as their owner sees them, until the account is deleted.
 * @param walk orders that have no name any more stay among those that are looked at: each batch begins behind the last one's
 * @returns how many orders were changed
 */
export function forgetOrderNames(sql: Sql, most = rowsAtOnce, walk: SweepWalk = {}): Promise<number> {
  // An erased person's orders have no name any more; their invoices keep it as long as all do.
  const picked = `${isOfNobody} and (firstname <> '' or exists (select 1 from invoice i where i.order_id = shop_order.id
      and coalesce(i.content -> 'purchaser' ->> 'name', '') <> '')) and ${isDone} and placed_at < now() - $1::interval`;
  const to = { order: withoutName, purchaser: { name: "", address: [], phone: "", email: "" } };
  return change(sql, picked, [retentionPeriods.orderNames.interval], most, to, walk);
}

/**
 * Takes the person out of these orders at once, no matter whose they were, and their names out of money that no order has yet. Invoices and credit notes keep name and address for the
 * tax records; goods, amounts and dates stay.
 */
export async function forgetPersonOfOrders(sql: Sql, orderIds: readonly number[]): Promise<void> {
  const names = await sql.query<{ name: string }>(
    "select distinct firstname || ' ' || lastname as name from shop_order where id = any($1::bigint[])",
    [orderIds],
  );
  await forgetNamesInCredits(
    sql,
    names.map(({ name }) => name),
  );
  const ids = `id in (${orderIds.map(Number).join(", ") || "null"})`;
  await change(sql, ids, [], orderIds.length, {
    order: `customer_id = null, ${withoutName}`,
    purchaser: { phone: "", email: "" },
  });
}

/**
 * @param picked SQL of our own on `shop_order`; `$1` on are the values
 * @param walk where the orders are taken by their age, from behind the last one on
 */
async function change(
  sql: Sql,
  picked: string,
  values: readonly string[],
  most: number,
  to: { readonly order: string; readonly purchaser: { readonly [field: string]: unknown } },
  walk?: SweepWalk,
): Promise<number> {
  const [at = "-infinity", id = 0] = walk?.after ?? [];
  const put = [...values, JSON.stringify(to.purchaser), ...(walk ? [at, id] : [])];
  const purchaser = `$${values.length + 1}::jsonb`;
  const onwards = `and (placed_at, id) > ($${values.length + 2}::timestamptz, $${values.length + 3}::bigint) order by placed_at, id`;
  const [row] = await sql.query<{ rows: number; last: [string, number] | null }>(
    `with picked as materialized (
       select id, placed_at from shop_order
       where ${picked} ${walk ? onwards : ""} limit ${most} for update skip locked
     ),
     invoiced as (
       update invoice set content = jsonb_set(content, '{purchaser}', (content -> 'purchaser') || ${purchaser})
       where order_id in (select id from picked)
     ),
     credited as (
       update credit_note set content = jsonb_set(content, '{purchaser}',
         (content -> 'purchaser') || ${purchaser})
       where order_id in (select id from picked)
     ),
     paid as (${forgetPayersOf("select id from picked")}),
     brought as (
       update delivery set receiver = null, receiver_reason = null
       where receiver is not null and order_id in (select id from picked)
     ),
     tried as (
       update delivery_attempt set note = null where note is not null and order_id in (select id from picked)
     ),
     wished as (
       update order_change set wish = wish - 'address' - 'note' where order_id in (select id from picked)
     ),
     -- Rooms are named in the person's words.
     hung as (delete from hung_light where order_id in (select id from picked)),
     -- What the staff wrote about an order is about its person.
     noted as (delete from order_note where order_id in (select id from picked)),
     changed as (update shop_order set ${to.order} where id in (select id from picked) returning 1)
     select count(*)::int as rows,
       (select json_build_array(placed_at::text, id) from picked order by placed_at desc, id desc limit 1) as last
     from changed`,
    put,
  );
  if (walk && row?.last) walk.after = row.last;
  return row?.rows ?? 0;
}
