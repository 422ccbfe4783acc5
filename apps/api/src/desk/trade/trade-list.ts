import { inNaira, type Kobo, type Naira } from "@precise/cart-core/money";
import { isLive } from "#api/modules/sessions/session-rows.ts";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { type Page, readPage } from "#api/platform/lists/read-page.ts";

/** A person of a company in a list. */
export interface ListedPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** +234XXXXXXXXXX, or empty. */
  readonly phone: string;
  readonly must_change_password: boolean;
  readonly disabled: boolean;
  readonly signed_in_at: Date | null;
  /** Devices on which they are signed in now. */
  readonly sessions: number;
}

/** A company in a list; amounts in naira. */
export interface ListedCompany {
  readonly id: string;
  readonly name: string;
  /** Registration number, or empty. */
  readonly rc_number: string;
  readonly price_list: string;
  readonly credit_limit: Naira;
  readonly credit_reserved: Naira;
  /** Tax identification number, or empty. */
  readonly tin: string;
  readonly terms_days: number;
  readonly disabled: boolean;
  readonly created_at: Date;
  readonly people: readonly ListedPerson[];
}

/** One as it is kept: its amounts are kobo. */
type KeptCompany = Omit<ListedCompany, "people" | "credit_limit" | "credit_reserved"> & {
  readonly credit_limit: Kobo;
  readonly credit_reserved: Kobo;
};

/** Companies with their people, by name. @param ids of those wanted; null for all */
export async function listCompanies(sql: Sql, ids: readonly string[] | null): Promise<ListedCompany[]> {
  const companies = await sql.query<KeptCompany>(
    `select id, name, rc_number, price_list_code as price_list, credit_limit_kobo as credit_limit,
       credit_reserved_kobo as credit_reserved, tin, payment_terms_days as terms_days,
       disabled_at is not null as disabled, created_at
     from client_company where $1::uuid[] is null or id = any($1) order by lower(name), id`,
    [ids],
  );
  const people = await sql.query<ListedPerson & { company_id: string }>(
    `select p.id, p.company_id, p.email, p.firstname || ' ' || p.lastname as name, p.phone, p.must_change_password,
       p.disabled_at is not null as disabled, p.signed_in_at,
       (select count(*)::int from session s where s.client_person_id = p.id and ${isLive("client")}) as sessions
     from client_person p where $1::uuid[] is null or p.company_id = any($1) order by p.created_at, p.email`,
    [ids],
  );
  const byCompany = Map.groupBy(people, (person) => person.company_id);
  return companies.map((company) => ({
    ...inNaira(company, "credit_limit", "credit_reserved"),
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
  readonly decided_at: Date | null;
}

const applicationColumns = `a.id, a.status, a.company, a.rc_number, a.tin, a.trade, a.state, a.email, a.firstname, a.lastname,
  a.phone, a.message, a.created_at, a.decided_at`;

/** The newest applications. */
export async function listApplications(
  sql: Sql,
  options: { readonly openOnly: boolean; readonly limit: number },
): Promise<ListedApplication[]> {
  return sql.query<ListedApplication>(
    `select ${applicationColumns} from client_application a where not $1 or status = 'open' order by id desc limit $2`,
    [options.openOnly, options.limit],
  );
}

/** The application of that number. */
export async function readApplication(sql: Sql, id: number): Promise<ListedApplication | undefined> {
  const read = `select ${applicationColumns} from client_application a where id = $1`;
  return (await sql.query<ListedApplication>(read, [id]))[0];
}

/** What is looked for among applications. */
export interface ApplicationWish {
  /** Every word must be in one of its facts. */
  readonly words: readonly string[];
  readonly status: ListedApplication["status"] | null;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Those that wait first, then the newest. */
export function findApplications(sql: Sql, { words, status, cursor, limit }: ApplicationWish) {
  const parts = likeWords(words);
  // As the index has it (migration 0345), one condition for each word.
  const text = `lower(a.company || ' ' || a.rc_number || ' ' || a.tin || ' ' || a.email
    || ' ' || a.firstname || ' ' || a.lastname || ' ' || a.phone)`;
  return readPage<ListedApplication>(sql, {
    columns: applicationColumns,
    from: "client_application a",
    where: [
      "($1::text is null or a.status = $1)",
      ...parts.map((_, place) => `${text} like $${place + 2}::text`),
    ].join(" and "),
    values: [status, ...parts],
    isPlannedEachTime: true,
    order: [
      { by: "(a.status = 'open')", type: "boolean" },
      { by: "a.id", type: "bigint" },
    ],
    way: "desc",
    cursor,
    limit,
  });
}

/** What is looked for among companies. */
export interface CompanyWish {
  /** Every word must be in name, tax or registration number, or in one e-mail of its people. */
  readonly words: readonly string[];
  /** Codes of price lists; any where there are none. */
  readonly lists: readonly string[];
  readonly state: "open" | "disabled" | null;
  readonly credit: "owes" | "full" | null;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** As the index has it (migration 0345). */
const companyText = "lower(c.name || ' ' || c.tin || ' ' || c.rc_number)";
/** Of words that more companies have they are looked at one after the other. */
const bounds = { mostNamed: 2_000 };

/** Companies by name. */
export async function findCompanies(
  sql: Sql,
  { words, lists, state, credit, cursor, limit }: CompanyWish,
  { mostNamed } = bounds,
): Promise<Page<ListedCompany> & { readonly total: number }> {
  const values: SqlValue[] = [lists, state, credit];
  const conditions: string[] = [];
  for (const word of likeWords(words)) {
    const few = await fewCompanies(sql, word, mostNamed);
    values.push(few ?? word);
    // Of a word that many have each is looked at, which is sooner than to look all of them up.
    conditions.push(
      few === undefined
        ? `and (${companyText} like $${values.length}::text
            or c.id in (select company_id from client_person where email_key like $${values.length}::text))`
        : `and c.id = any($${values.length}::uuid[])`,
    );
  }
  const wordsFit = conditions.join(" ");
  const condition = `(cardinality($1::text[]) = 0 or c.price_list_code = any($1))
    and ($2::text is null or (c.disabled_at is null) = ($2 = 'open'))
    and ($3::text is null or case when $3 = 'owes' then c.credit_reserved_kobo > 0
      else c.credit_limit_kobo > 0 and c.credit_reserved_kobo * 10 > c.credit_limit_kobo * 9 end) ${wordsFit}`;
  const { rows, ...page } = await readPage<{ id: string }>(sql, {
    columns: "c.id",
    from: "client_company c",
    where: condition,
    values,
    isPlannedEachTime: true,
    order: [
      { by: "lower(c.name)", type: "text" },
      { by: "c.id", type: "uuid" },
    ],
    way: "asc",
    cursor,
    limit,
  });
  const ids = rows.map(({ id }) => id);
  return { ...page, rows: ids.length === 0 ? [] : await listCompanies(sql, ids) };
}

/** Ids of the companies that a word finds, in their own facts or an e-mail of their people; undefined where they are more. */
async function fewCompanies(sql: Sql, like: string, most: number): Promise<string[] | undefined> {
  const rows = await sql.query<{ id: string }>(
    `(select c.id from client_company c where ${companyText} like $1 limit ${most + 1})
     union all (select company_id from client_person where email_key like $1 limit ${most + 1})`,
    [like],
    { isPlannedEachTime: true },
  );
  return rows.length > most ? undefined : rows.map(({ id }) => id);
}

function likeWords(words: readonly string[]): string[] {
  return words.map((word) => `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`);
}
