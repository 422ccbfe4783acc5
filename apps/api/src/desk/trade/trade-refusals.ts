import { emailKeyOf } from "#api/modules/trade/person-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { failure, type Refusal } from "#api/platform/http/reply.ts";

/** What the commands refuse, too: said before a second person is asked for what could not be done. */
export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** The company of the person with that e-mail. */
export async function companyOfEmail(sql: Sql, email: string): Promise<NamedCompany | null> {
  const [row] = await sql.query<NamedCompany>(
    `select c.id, c.name from client_person p join client_company c on c.id = p.company_id where p.email_key = $1`,
    [emailKeyOf(email)],
  );
  return row ?? null;
}

export async function refuseTakenEmail(sql: Sql, email: string): Promise<Refusal | undefined> {
  const company = await companyOfEmail(sql, email);
  if (company === null) return undefined;
  return failure(409, "refused", `The e-mail ${email} already has an account, at ${company.name}.`, {
    field: "email",
  });
}

export async function refuseUnknownList(sql: Sql, code: string): Promise<Refusal | undefined> {
  const [list] = await sql.query("select 1 from price_list where code = $1", [code]);
  return list
    ? undefined
    : failure(422, "refused", `There is no price list ${code}.`, { field: "price_list" });
}

export async function refuseUnknownCompany(sql: Sql, id: string): Promise<Refusal | undefined> {
  const [company] = await sql.query("select 1 from client_company where id = $1", [id]);
  return company
    ? undefined
    : failure(422, "refused", "There is no such trade company.", { field: "existing" });
}
