import type { Account } from "@precise/contract/shop/account";
import { AccountGone } from "#api/modules/sessions/account-gone.ts";
import type { Sql } from "#api/platform/database/port.ts";

interface AccountRow {
  readonly email: string;
  readonly is_email_verified: boolean;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly newsletter: boolean;
}

/** @throws AccountGone when it was deleted after the session had been read */
export async function readCustomer(sql: Sql, customerId: string): Promise<Account> {
  const [row] = await sql.query<AccountRow>(
    `select c.email, c.is_email_verified, c.firstname, c.lastname, c.phone,
       exists (select 1 from newsletter_subscription n
         where n.email_key = c.email_key and n.status = 'subscribed') as newsletter
     from customer c where c.id = $1`,
    [customerId],
  );
  if (row === undefined) throw new AccountGone("a session's customer is not there");
  const { is_email_verified: email_verified, ...rest } = row;
  return { ...rest, email_verified };
}

/** What is undefined stays as it is. */
export async function changeCustomer(
  sql: Sql,
  customerId: string,
  change: {
    readonly firstname: string | undefined;
    readonly lastname: string | undefined;
    readonly phone: string | undefined;
  },
): Promise<void> {
  await sql.query(
    `update customer set firstname = coalesce($2, firstname), lastname = coalesce($3, lastname),
       phone = coalesce($4, phone) where id = $1`,
    [customerId, change.firstname ?? null, change.lastname ?? null, change.phone ?? null],
  );
}
