import type { Kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";

/** An order of a company, no matter who of its people placed it. */
export interface CompanyOrderRow {
  readonly number: string;
  readonly placed_at: Date;
  readonly person: string;
  readonly stage: string;
  readonly payment: string;
  readonly money: string;
  readonly payable_kobo: Kobo;
  /** What it holds of the company's limit. */
  readonly reserved_kobo: Kobo;
}

/** The newest orders of a company. */
export function listCompanyOrders(sql: Sql, companyId: string, most: number): Promise<CompanyOrderRow[]> {
  return sql.query(
    `select number, placed_at, firstname || ' ' || lastname as person, status as stage, payment_method as payment,
       payment_status as money, payable_kobo, reserved_kobo
     from shop_order where company_id = $1 order by placed_at desc, id desc limit $2`,
    [companyId, most],
  );
}
