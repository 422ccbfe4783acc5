import type { Sql } from "#api/platform/database/port.ts";
import { allTables } from "#api/tables/all-tables.ts";

/** Takes what people typed, and what payment services and banks said of a payer, from everything that hangs on orders. */
export async function eraseOrderTraces(
  tx: Sql,
  ids: readonly number[],
  numbers: readonly string[],
): Promise<void> {
  for (const [, { erase }] of allTables) {
    for (const text of erase?.ofOrders ?? []) await tx.query(text, [ids]);
    for (const text of erase?.ofNumbers ?? []) await tx.query(text, [numbers]);
  }
}

/**
 * Empties every e-mail to a person and about them, those to the shop among them; what still waits is never sent. The rows stay,
 * so that no event is reported twice.
 * @param emailKey null where no e-mail is known to be theirs: then those of the orders alone
 */
export async function eraseMails(
  tx: Sql,
  emailKey: string | null,
  orderNumbers: readonly string[],
): Promise<void> {
  await tx.query(
    `with about as (
       select unnest($2::text[]) as name
       union select c.number from return_claim c join shop_order o on o.id = c.order_id where o.number = any($2::text[])
       union select reference from shop_message where lower(email) = $1
       union select reference from appointment where lower(email) = $1
       union select reference from appointment_request where lower(email) = $1
     ), emptied as (
       update mail_outbox set recipient = '', content = '{}',
         last_error = case when state = 'waiting' then 'Its person was erased.' end,
         state = case when state = 'waiting' then 'dead' else state end
       where recipient <> '' and (lower(recipient) = $1 or lower(content ->> 'email') = $1
         or split_part(event_key, ':', 2) in (select name from about)
         or split_part(event_key, ':', 3) in (select name from about))
       returning id
     )
     delete from mail_attempt where mail_id in (select id from emptied)`,
    [emailKey, orderNumbers],
  );
  if (emailKey !== null)
    await tx.query(
      "delete from desk_view where position($1 in lower(replace(replace(query, '%40', '@'), '%2B', '+'))) > 0",
      [emailKey],
    );
}

/** Empties requests about a trade account of theirs; one that waits is asked no more. */
export async function eraseProposals(tx: Sql, emailKey: string): Promise<void> {
  await tx.query(
    `update approval_request set input = '{}', decided_at = coalesce(decided_at, now()),
       subject = case when lower(subject) = $1 then '' else subject end,
       state = case when state = 'open' then 'replaced' else state end
     where state <> 'running' and command like 'trade.%' and $1 in (lower(subject), lower(input #>> '{person,email}'),
       lower(input ->> 'email'), lower(input ->> 'client'))`,
    [emailKey],
  );
}
