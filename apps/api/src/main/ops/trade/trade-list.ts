import type { Sql } from "#api/platform/database/port.ts";

/** A person of a company in a list. */
export interface ListedPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly must_change_password: boolean;
  readonly disabled: boolean;
  readonly signed_in_at: Date | null;
}

/** A company in a list; amounts in naira. */
export interface ListedCompany {
  readonly id: string;
  readonly name: string;
  readonly price_list: string;
  readonly credit_limit: number;
  readonly credit_reserved: number;
  /** Tax identification number, or empty. */
  readonly tin: string;
  readonly terms_days: number;
  readonly disabled: boolean;
  readonly people: readonly ListedPerson[];
}

/** Companies with their people, by name. @param id one of them; null for all */
export async function listCompanies(sql: Sql, id: string | null): Promise<ListedCompany[]> {
  const companies = await sql.query<Omit<ListedCompany, "people">>(
    `select id, name, price_list_code as price_list, credit_limit_kobo / 100.0::float8 as credit_limit,
       credit_reserved_kobo / 100.0::float8 as credit_reserved, tin, payment_terms_days as terms_days, disabled_at is not null as disabled
     from client_company where $1::uuid is null or id = $1 order by lower(name), id`,
    [id],
  );
  const people = await sql.query<ListedPerson & { company_id: string }>(
    `select id, company_id, email, firstname || ' ' || lastname as name, must_change_password,
       disabled_at is not null as disabled, signed_in_at
     from client_person where $1::uuid is null or company_id = $1 order by created_at, email`,
    [id],
  );
  const byCompany = Map.groupBy(people, (person) => person.company_id);
  return companies.map((company) => ({
    ...company,
    people: (byCompany.get(company.id) ?? []).map(({ company_id: _company, ...person }) => person),
  }));
}

/** An application for an account. */
export interface ListedApplication {
  readonly id: number;
  readonly status: "open" | "approved" | "declined";
  readonly company: string;
  readonly rc_number: string;
  readonly tin: string;
  readonly trade: string;
  readonly state: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly message: string;
  readonly created_at: Date;
}

/** The newest applications. */
export async function listApplications(
  sql: Sql,
  options: { readonly openOnly: boolean; readonly limit: number },
): Promise<ListedApplication[]> {
  return sql.query<ListedApplication>(
    `select id, status, company, rc_number, tin, trade, state, email, firstname, lastname, phone, message, created_at
     from client_application where not $1 or status = 'open' order by id desc limit $2`,
    [options.openOnly, options.limit],
  );
}
