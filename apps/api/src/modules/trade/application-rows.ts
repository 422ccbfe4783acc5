import type { Sql } from "#api/platform/database/port.ts";
import { emailKeyOf } from "./person-rows.ts";

/** Who asks for a trade account, and for which company. */
export interface Application {
  readonly company: string;
  readonly rcNumber: string;
  /** Tax identification number, or empty. */
  readonly tin: string;
  readonly trade: string;
  readonly state: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** +234XXXXXXXXXX */
  readonly phone: string;
  readonly message: string;
}

/**
 * Keeps an application. A second application while one is open changes that one: an operator sees one of each e-mail.
 * @returns its number
 */
export async function putApplication(tx: Sql, application: Application): Promise<number> {
  const { company, rcNumber, tin, trade, state, email, firstname, lastname, phone, message } = application;
  const [row] = await tx.query<{ id: number }>(
    `insert into client_application
       (email_key, company, rc_number, trade, state, email, firstname, lastname, phone, message, tin)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (email_key) where status = 'open' do update set
       company = excluded.company, rc_number = excluded.rc_number, trade = excluded.trade, state = excluded.state,
       email = excluded.email, firstname = excluded.firstname, lastname = excluded.lastname, phone = excluded.phone,
       message = excluded.message, tin = excluded.tin
     returning id`,
    [emailKeyOf(email), company, rcNumber, trade, state, email, firstname, lastname, phone, message, tin],
  );
  if (row === undefined) throw new Error("an application was kept and is not there");
  return row.id;
}
