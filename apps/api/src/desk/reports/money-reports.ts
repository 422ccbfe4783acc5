import { kobo, wireAmount } from "@precise/cart-core/money";
import type { TakingsDay, VatDocument, VatRow } from "@precise/contract/desk/reports";
import { laterDay } from "@precise/contract/nigeria/lagos-days";
import { taxDocumentRows, taxDocuments, taxDocumentsWhere } from "#api/desk/money/tax-documents.ts";
import { readSumsOfDays } from "#api/modules/money/day-of-money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { countRows, type List, readPage } from "#api/platform/lists/read-page.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { type DayRange, isInRange, readDays } from "./report-days.ts";

export const amount = (count: number) => wireAmount(kobo(count));

/** Money by the Lagos day on which it moved, with a row for every day; some days are read at a time. */
export async function readTakingsDays(sql: Sql, range: DayRange): Promise<TakingsDay[]> {
  const takings: TakingsDay[] = [];
  for await (const days of readDays(range, (slice) => readSumsOfDays(sql, slice))) {
    for (const { day, received, refunded, movements } of days)
      takings.push({
        day,
        received: wireAmount(received),
        refunded: wireAmount(refunded),
        kept: amount(received - refunded),
        movements,
      });
  }
  return takings;
}

/** `$1` is the month's first day. */
const ofMonth = (of: "d" | "i" | "n") => `${of}.issued_at >= $1::date::timestamp at time zone 'Africa/Lagos'
  and ${of}.issued_at < ($1::date + interval '1 month') at time zone 'Africa/Lagos'`;
const columns = `case d.kind when 'invoice' then 'invoice' else 'credit_note' end as kind,
  ((d.content ->> 'vat_per_thousand')::int / 10.0)::float8 as rate`;

const vatDaysAtOnce = 7;

/** The tax documents of a month, by kind and rate; a week of them is read at a time. What is issued once does not change. */
export async function readVatRows(sql: Sql, month: string): Promise<VatRow[]> {
  const weeks = readDays(
    { from: `${month}-01`, to: lastDay(month) },
    ({ from, to }) =>
      sql.query<VatSum>(
        `select ${columns}, count(*)::int as documents, sum(d.vat)::bigint as vat, sum(d.gross)::bigint as gross
         from ${taxDocuments} where ${isInRange("d.issued_at")} group by 1, 2`,
        [from, to],
      ),
    vatDaysAtOnce,
  );
  const sums = new Map<string, VatSum>();
  for await (const week of weeks) {
    for (const row of week) {
      const key = `${row.kind} ${row.rate}`;
      const sum = sums.get(key) ?? { ...row, documents: 0, vat: 0, gross: 0 };
      sums.set(key, {
        ...sum,
        documents: sum.documents + row.documents,
        vat: sum.vat + row.vat,
        gross: sum.gross + row.gross,
      });
    }
  }
  return [...sums.values()]
    .toSorted((a, b) => (a.kind === b.kind ? a.rate - b.rate : a.kind === "invoice" ? -1 : 1))
    .map(({ vat, gross, ...row }) => ({
      ...row,
      net: amount(gross - vat),
      vat: amount(vat),
      gross: amount(gross),
    }));
}

/** Of one kind and rate. */
interface VatSum {
  readonly kind: VatRow["kind"];
  readonly rate: number;
  readonly documents: number;
  readonly vat: number;
  readonly gross: number;
}

function lastDay(month: string): string {
  const next = laterDay(`${month}-01`, 31).slice(0, 7);
  return laterDay(`${next}-01`, -1);
}

const documentsAtOnce = 50;
/** What sorts an invoice `i` or a credit note `n` among others of its moment, and what it is found by. */
const keyOf = { i: "(i.sequence * 2::int8)", n: "(n.sequence * 2::int8 + 1)" };
const wordsOf = {
  i: "concat_ws(' ', i.number, o.number, i.content -> 'purchaser' ->> 'name')",
  n: "concat_ws(' ', n.number, n.invoice_number, o.number, n.content -> 'purchaser' ->> 'name')",
};

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
  const search = (input.search ?? "").trim();
  const values = [`${input.month}-01`, ...(search === "" ? [] : [`%${search.replace(/[\\%_]/g, "\\$&")}%`])];
  const fits = (of: "i" | "n") =>
    [
      ofMonth(of),
      ...(input.kind === undefined || (input.kind === "invoice") === (of === "i") ? [] : ["false"]),
      ...(search === "" ? [] : [`${wordsOf[of]} ilike $2::text`]),
    ].join(" and ");
  const list: List = {
    columns: `${columns}, d.number, d.about, d.order_number, d.issued_at, d.content -> 'purchaser' ->> 'name' as customer, d.vat, d.gross`,
    // Each kind is read by its own index.
    from: (cut) => taxDocumentsWhere((of) => `where ${fits(of)}${cut(`${of}.issued_at`, keyOf[of])}`),
    where: "true",
    values,
    isPlannedEachTime: true,
    order: [
      { by: "d.issued_at", type: "timestamptz" },
      { by: "d.key", type: "bigint" },
    ],
    way: "desc",
    cursor: input.cursor,
    limit: documentsAtOnce,
  };
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
  }>(sql, list, () =>
    // Without words nothing of the documents themselves is read.
    countRows(sql, {
      ...list,
      ...(search === "" && {
        from: taxDocumentRows((of) => `where ${fits(of)}`),
      }),
    }),
  );
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
