import { nairaText } from "@precise/cart-core/money";
import { readVatReport } from "@precise/contract/desk/reports";
import { monthText, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useQuery } from "@tanstack/react-query";
import { useAddress } from "#desk/address/use-address.ts";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import * as texts from "#desk/styles/texts.css.ts";
import { CsvButton, Figure, NoReport, Sums } from "./report-parts.tsx";
import * as css from "./reports.css.ts";
import { documentNames, laterMonth, monthOf } from "./vat-words.ts";

const columns = [
  { key: "kind", head: "Documents", isRowHead: true },
  { key: "rate", head: "VAT rate", align: "end" },
  { key: "count", head: "Number", align: "end" },
  { key: "net", head: "Net", align: "end" },
  { key: "vat", head: "VAT", align: "end" },
  { key: "gross", head: "Gross", align: "end" },
] as const;

/** VAT of a month, by the invoices and credit notes that were issued in it. */
export function VatReport() {
  const address = useAddress();
  const today = todayInLagos();
  const month = monthOf(address.month, today);
  const { data, error } = useQuery(deskQuery(readVatReport, { query: { month } }));
  const hrefOf = (by: number) => `/reports?report=vat&month=${laterMonth(month, by)}`;
  return (
    <div className={css.part}>
      <nav aria-label="Months" className={css.presets}>
        <strong>{monthText(month)}</strong>
        <DeskLink href={hrefOf(-1)}>Month before</DeskLink>
        {month < today.slice(0, 7) && <DeskLink href={hrefOf(1)}>Month after</DeskLink>}
      </nav>
      {data === undefined ? (
        <NoReport failure={failureOf(error)} />
      ) : (
        <>
          <Sums
            sums={[
              ["VAT", nairaText(data.total.vat.value)],
              ["Net", nairaText(data.total.net.value)],
              ["Gross", nairaText(data.total.gross.value)],
            ]}
          />
          <CsvButton
            name={`vat-${month}`}
            columns={["Documents", "VAT rate (%)", "Number", "Net (NGN)", "VAT (NGN)", "Gross (NGN)"]}
            rows={data.rows.map((row) => [
              documentNames[row.kind],
              row.rate,
              row.documents,
              row.net.value,
              row.vat.value,
              row.gross.value,
            ])}
          />
          {data.rows.length === 0 ? (
            <p className={texts.muted}>No invoice or credit note was issued in {monthText(month)}.</p>
          ) : (
            <DenseTable
              label={`VAT of ${monthText(month)}`}
              columns={columns}
              rows={data.rows.map((row) => ({
                key: `${row.kind} ${row.rate}`,
                cells: {
                  kind: (
                    <DeskLink href={`/reports/vat-documents?month=${month}&kind=${row.kind}`}>
                      {documentNames[row.kind]}
                    </DeskLink>
                  ),
                  rate: <Figure>{row.rate} %</Figure>,
                  count: <Figure>{row.documents}</Figure>,
                  net: <Figure>{nairaText(row.net.value)}</Figure>,
                  vat: <Figure>{nairaText(row.vat.value)}</Figure>,
                  gross: <Figure>{nairaText(row.gross.value)}</Figure>,
                },
              }))}
            />
          )}
          <p className={texts.muted}>
            By the day on which a document was issued. Credit notes take back, so that they are below zero.
            The documents one by one, with the customer's TIN, are among the{" "}
            <DeskLink href="/exports">accountant's files</DeskLink>.
          </p>
        </>
      )}
    </div>
  );
}
