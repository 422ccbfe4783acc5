import type { Kobo } from "@precise/cart-core/money";
import { rcNumberText } from "@precise/contract/nigeria/rc-number";
import type { Sql } from "#api/platform/database/port.ts";
import { emailKeyOf } from "./person-rows.ts";

/** What is on account is paid within so many days where nothing else was agreed. @source decision 039 */
const usualTermsDays = 30;

/** A company as an operator opens it. */
export interface NewCompany {
  readonly name: string;
  readonly rcNumber: string;
  /** Tax identification number, or empty. */
  readonly tin?: string;
  /** Days after an invoice within which it pays what is on account; 30 where nothing is said. */
  readonly termsDays?: number | undefined;
  readonly priceListCode: string;
  readonly creditLimit: Kobo;
}

/** A person of a company. */
export interface NewPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** +234XXXXXXXXXX, or empty. */
  readonly phone: string;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean;
}

/** @returns the company's id */
export async function addCompany(tx: Sql, company: NewCompany): Promise<string> {
  const { name, rcNumber, priceListCode, creditLimit, tin = "", termsDays = usualTermsDays } = company;
  const [row] = await tx.query<{ id: string }>(
    `insert into client_company (name, rc_number, price_list_code, credit_limit_kobo, tin, payment_terms_days)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [name, rcNumberText(rcNumber), priceListCode, creditLimit, tin, termsDays],
  );
  if (row === undefined) throw new Error("a company was inserted and is not there");
  return row.id;
}

/** @returns the person's id; undefined where someone has that e-mail already */
export async function addPerson(tx: Sql, companyId: string, person: NewPerson): Promise<string | undefined> {
  const { email, firstname, lastname, phone, passwordHash, mustChangePassword } = person;
  const [row] = await tx.query<{ id: string }>(
    `insert into client_person
       (company_id, email, email_key, firstname, lastname, phone, password_hash, must_change_password)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email_key) do nothing returning id`,
    [companyId, email, emailKeyOf(email), firstname, lastname, phone, passwordHash, mustChangePassword],
  );
  return row?.id;
}
