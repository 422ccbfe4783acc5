import type { ClientUser } from "@precise/contract/trade/session";
import { isLive, noteUse } from "#api/modules/sessions/session-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** Which price list, in which of its revisions. */
export interface PriceListVersion {
  readonly code: string;
  readonly revision: number;
}

/** A live trade session: a person of a company, and what the company pays by. */
export interface ClientSession {
  readonly id: number;
  readonly personId: string;
  readonly companyId: string;
  readonly user: ClientUser;
  readonly priceList: PriceListVersion;
}

interface ClientSessionRow {
  readonly id: number;
  readonly is_stale: boolean;
  readonly person_id: string;
  readonly company_id: string;
  readonly company: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly must_change_password: boolean;
  readonly list_code: string;
  readonly list_label: string;
  readonly list_revision: number;
}

/** Reads a trade client's live session; a person or company that was disabled has none. */
export async function readLiveClientSession(
  sql: Sql,
  hashes: readonly string[],
): Promise<ClientSession | null> {
  const [row] = await sql.query<ClientSessionRow>(
    `select s.id, s.used_at < now() - interval '1 hour' as is_stale, p.id as person_id, c.id as company_id,
       c.name as company, p.firstname, p.lastname, p.email, p.phone, p.must_change_password,
       l.code as list_code, l.label as list_label, l.revision as list_revision
     from session s
     join client_person p on p.id = s.client_person_id and p.disabled_at is null
     join client_company c on c.id = p.company_id and c.disabled_at is null
     join price_list l on l.code = c.price_list_code
     where s.token_hash = any($1::text[]) and ${isLive("client")}`,
    [hashes],
  );
  if (row === undefined) return null;
  await noteUse(sql, row);
  const { firstname, lastname, email, phone, must_change_password } = row;
  return {
    id: row.id,
    personId: row.person_id,
    companyId: row.company_id,
    user: {
      firstname,
      lastname,
      email,
      phone,
      role: "client",
      customer_id: row.person_id,
      company: { name: row.company, price_list: row.list_label },
      must_change_password,
    },
    priceList: { code: row.list_code, revision: row.list_revision },
  };
}

/** Signs a person out wherever they are signed in. @returns how many sessions ended */
export async function endSessionsOfPerson(tx: Sql, personId: string): Promise<number> {
  const ended = await tx.query("delete from session where client_person_id = $1 returning id", [personId]);
  return ended.length;
}

/** Signs everybody of a company out. @returns how many sessions ended */
export async function endSessionsOfCompany(tx: Sql, companyId: string): Promise<number> {
  const ended = await tx.query(
    `delete from session where client_person_id in (select id from client_person where company_id = $1)
     returning id`,
    [companyId],
  );
  return ended.length;
}
