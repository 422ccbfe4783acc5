import { correctCustomer } from "@precise/contract/desk/people";
import { normalisedPhone } from "@precise/contract/nigeria/phone";
import { ofCall } from "#api/desk/kit/of-call.ts";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { changeCustomer } from "#api/modules/accounts/customer-rows.ts";
import { moveGuestWords } from "#api/modules/accounts/customer-tags.ts";
import { aboutPerson, type Person, valuesOf } from "#api/modules/accounts/person.ts";
import { correctOrder, isCorrectable } from "#api/modules/orders/changes/correct-order.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { personOf } from "./person-of.ts";

/**
 * Puts right how a person is called and reached: an account, and each order of theirs that is still under way. The audit names
 * the fields, not what stood in them; each order's buyer reads of it at the old e-mail.
 */
export const correctCustomerCommand = operatorCommand({
  name: "customers.correct",
  ...ofCall(correctCustomer),
  terminal: [],
  run: ({ db }, { id, reason, by: actor, ...contact }) =>
    db.transaction(async (tx) => {
      const person = await personOf(tx, id);
      const { email, phone, ...names } = contact;
      if (email !== undefined && person.customerId !== null)
        throw new Refused("This e-mail is how its owner signs in. They change it in their account.", {
          status: 422,
          field: "email",
        });
      const changed = new Set<string>();
      if (person.customerId !== null) {
        const known = phone === undefined ? undefined : normalisedPhone(phone);
        await changeCustomer(tx, person.customerId, {
          firstname: names.firstname,
          lastname: names.lastname,
          phone: known,
        });
        for (const [field, value] of Object.entries({ ...names, phone }))
          if (value !== undefined) changed.add(field);
      }
      const orders = await ordersUnderWay(tx, person);
      if (person.customerId === null && orders.length === 0)
        throw new Refused(
          "All orders of this guest are done: nothing goes to this phone or e-mail any more.",
        );
      for (const number of orders) {
        const order = await lockOrder(tx, number);
        if (!order || !isCorrectable(order)) continue;
        for (const field of await correctOrder(tx, order, { contact, tellsOldEmail: true })) {
          changed.add(field);
        }
        await writeAudit(tx, {
          actor,
          act: "orders.correct",
          subject: number,
          before: null,
          after: { changed: [...changed], reason },
        });
      }
      await followGuest(tx, person, orders);
      await writeAudit(tx, {
        actor,
        act: "customers.correct",
        subject: person.id,
        before: null,
        after: { changed: [...changed], orders: orders.length, reason },
      });
      return { changed: [...changed], orders };
    }),
  show: ({ changed, orders }) => `Corrected ${changed.join(", ") || "nothing"}; orders: ${orders.length}.`,
});

async function ordersUnderWay(tx: Sql, person: Person): Promise<string[]> {
  const rows = await tx.query<{ number: string }>(
    aboutPerson(`select o.number from own_order o
      where o.status not in ('delivered', 'cancelled', 'returned', 'refunded') order by o.id`),
    valuesOf(person),
  );
  return rows.map(({ number }) => number);
}

/** Notes and tags of a guest go along, once nothing is left under what they were known by. */
async function followGuest(
  tx: Sql,
  { customerId, emailKey }: Person,
  orders: readonly string[],
): Promise<void> {
  if (customerId !== null || emailKey === null) return;
  const [row] = await tx.query<{ now: string; is_left: boolean }>(
    `select email_key as now, exists (select 1 from shop_order old where old.email_key = $2) as is_left
     from shop_order where number = any($1::text[]) and email_key <> '' order by id limit 1`,
    [[...orders], emailKey],
  );
  if (row && !row.is_left) await moveGuestWords(tx, emailKey, row.now);
}
