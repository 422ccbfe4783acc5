import { kobo, wireAmount } from "@precise/cart-core/money";
import type { TakingsDay, VatDocument, VatRow } from "@precise/contract/desk/reports";
import { taxDocuments } from "#api/desk/money/tax-documents.ts";
import { readSumsOfDays } from "#api/modules/money/day-of-money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readPage } from "#api/platform/lists/read-page.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** Days in Lagos, both in. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const amount = (count: number) => wireAmount(kobo(count));

/** Money by the Lagos day on which it moved, with a row for every day. */
export async function readTakingsDays(sql: Sql, days: DayRange): Promise<TakingsDay[]> {
  return (await readSumsOfDays(sql, days)).map(({ day, received, refunded, movements }) => ({
    day,
    received: wireAmount(received),
    refunded: wireAmount(refunded),
    kept: amount(received - refunded),
    movements,
  }));
}

/** `$1` is the month's first day. */
const ofMonth = `d.issued_at >= $1::date::timestamp at time zone 'Africa/Lagos'
  and d.issued_at < ($1::date + interval '1 month') at time zone 'Africa/Lagos'`;
const columns = `case d.kind when 'invoice' then 'invoice' else 'credit_note' end as kind,
  ((d.content ->> 'vat_per_thousand')::int / 10.0)::float8 as rate`;

/** The tax documents of a month, by kind and rate. */
export async function readVatRows(sql: Sql, month: string): Promise<VatRow[]> {
  const rows = await sql.query<{
    kind: VatRow["kind"];
    rate: number;
    documents: number;
    vat: number;
    gross: number;
  }>(
    `select ${columns}, count(*)::int as documents, sum(d.vat)::bigint as vat, sum(d.gross)::bigint as gross
     from ${taxDocuments} where ${ofMonth} group by 1, 2 order by 1 desc, 2`,
    [`${month}-01`],
  );
  return rows.map(({ vat, gross, ...row }) => ({
    ...row,
    net: amount(gross - vat),
    vat: amount(vat),
    gross: amount(gross),
  }));
}

const documentsAtOnce = 50;

/** The documents themselves, the newest first. */
export async function readVatDocuments(
  sql: Sql,
  input: {
    readonly month: string;
    readonly kind?: VatDocument["kind"] | undefined;
    readonly search?: string | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<{ documents: VatDocument[]; total: number; next: string | null }> {
  const { rows, ...page } = await readPage<{
    kind: VatDocument["kind"];
    rate: number;
    number: string;
    about: string | null;
    order_number: string;
    issued_at: Date;
    customer: string | null;
    vat: number;
    gross: number;
  }>(sql, {
    with: `found as materialized (
       select d.key, ${columns}, d.number, d.about, d.order_number, d.issued_at,
         d.content -> 'purchaser' ->> 'name' as customer, d.vat, d.gross
       from ${taxDocuments} where ${ofMonth}
     ), fits as materialized (
       select * from found where ($2::text is null or kind = $2::text)
         and concat_ws(' ', number, about, order_number, customer) ilike $3::text
     )`,
    columns: "kind, rate, number, about, order_number, issued_at, customer, vat, gross",
    from: "fits",
    where: "true",
    values: [
      `${input.month}-01`,
      input.kind ?? null,
      `%${(input.search ?? "").trim().replace(/[\\%_]/g, "\\$&")}%`,
    ],
    order: [
      { by: "issued_at", type: "timestamptz" },
      { by: "key", type: "bigint" },
    ],
    way: "desc",
    cursor: input.cursor,
    limit: documentsAtOnce,
  });
  return {
    documents: rows.map(({ vat, gross, issued_at, customer, ...row }) => ({
      ...row,
      customer: customer ?? "",
      issued_at: wireTime(issued_at),
      net: amount(gross - vat),
      vat: amount(vat),
      gross: amount(gross),
    })),
    ...page,
  };
}
