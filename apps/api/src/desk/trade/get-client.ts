import { emailKeyOf } from "#api/modules/trade/person-rows.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";

/** A company or one of its people, as an operator names them. */
export interface NamedClient {
  readonly kind: "company" | "person";
  readonly id: string;
  readonly companyId: string;
  /** For the audit and for what is printed: the company's name, or the person's e-mail. */
  readonly name: string;
  readonly firstname: string;
  readonly isDisabled: boolean;
}

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The company of that id or name, or the person of that e-mail, locked.
 * @throws Error for the operator: there is none, or a name is of several
 */
export async function findClient(tx: Sql, named: string): Promise<NamedClient> {
  return named.includes("@") ? getPerson(tx, named) : getCompany(tx, named);
}

/** @throws Error for the operator */
export async function getPerson(tx: Sql, email: string): Promise<NamedClient> {
  const [row] = await tx.query<{
    id: string;
    company_id: string;
    email: string;
    firstname: string;
    off: boolean;
  }>(
    `select id, company_id, email, firstname, disabled_at is not null as off from client_person
     where email_key = $1 for update`,
    [emailKeyOf(email)],
  );
  if (row === undefined) throw new Refused(`No trade client has the e-mail ${email}.`);
  const { id, company_id: companyId, email: name, firstname, off: isDisabled } = row;
  return { kind: "person", id, companyId, name, firstname, isDisabled };
}

/** @throws Error for the operator */
export async function getCompany(tx: Sql, named: string): Promise<NamedClient> {
  const rows = await tx.query<{ id: string; name: string; off: boolean }>(
    `select id, name, disabled_at is not null as off from client_company
     where ${isUuid.test(named) ? "id = $1::uuid" : "lower(name) = lower($1)"} for update`,
    [named.trim()],
  );
  const [row] = rows;
  if (row === undefined) throw new Refused(`There is no trade company ${named}.`);
  if (rows.length > 1) throw new Refused(`${rows.length} companies are called ${named}: give an id.`);
  const { id, name, off: isDisabled } = row;
  return { kind: "company", id, companyId: id, name, firstname: "", isDisabled };
}

/** @throws Error for the operator where there is no such list */
export async function requirePriceList(sql: Sql, code: string): Promise<void> {
  const [row] = await sql.query("select 1 from price_list where code = $1", [code]);
  if (row === undefined) throw new Refused(`There is no price list ${code}.`);
}
