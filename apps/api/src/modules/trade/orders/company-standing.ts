import type { CompanyAccount } from "@precise/cart-core/account-limit";
import { kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";

/** A company as an order names it, and what it may owe. */
export interface CompanyStanding extends CompanyAccount {
  readonly company: {
    readonly name: string;
    readonly rc_number?: string;
    readonly tin?: string;
  };
  /** Days after an invoice within which the company pays what is on account. */
  readonly termsDays: number;
}

/** A company of a live session is always there. */
export async function readCompanyStanding(sql: Sql, companyId: string): Promise<CompanyStanding> {
  const [row] = await sql.query<{
    name: string;
    rc_number: string;
    tin: string;
    terms_days: number;
    limit: number;
    used: number;
  }>(
    `select name, rc_number, tin, payment_terms_days as terms_days, credit_limit_kobo as "limit", credit_reserved_kobo as used
     from client_company where id = $1`,
    [companyId],
  );
  if (!row) throw new Error("a session's company is not there");
  const { name, rc_number, tin, terms_days, limit, used } = row;
  return {
    company: {
      name,
      ...(rc_number === "" ? {} : { rc_number }),
      ...(tin === "" ? {} : { tin }),
    },
    termsDays: terms_days,
    limit: kobo(limit),
    used: kobo(used),
  };
}
