import { nairaText } from "@precise/cart-core/money";
import { listVatDocuments, type VatDocument } from "@precise/contract/desk/reports";
import { monthText, shortDayAndTime, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import type { Column } from "#desk/table/column.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { useAddress } from "./report-range.tsx";
import { documentNames, monthOf } from "./vat-words.ts";

const columns: readonly Column<VatDocument>[] = [
  { key: "number", head: "Number", cell: ({ number }) => number },
  { key: "order", head: "Order", cell: ({ order_number }) => order_number },
  { key: "customer", head: "Customer", cell: ({ customer }) => customer, isGrowing: true, onCard: "line" },
  { key: "issued", head: "Issued", cell: ({ issued_at }) => shortDayAndTime(issued_at) },
  { key: "about", head: "Of invoice", cell: ({ about }) => about ?? "" },
  { key: "net", head: "Net", align: "end", cell: ({ net }) => nairaText(net.value) },
  { key: "vat", head: "VAT", align: "end", cell: ({ vat }) => nairaText(vat.value) },
  { key: "gross", head: "Gross", align: "end", cell: ({ gross }) => nairaText(gross.value) },
];
const kinds = ["invoice", "credit_note"] as const;
const filters = [
  {
    key: "kind",
    name: "Documents",
    options: kinds.map((value) => ({ value, name: documentNames[value] })),
  },
];
const shape = { columns, filters };

/** The documents behind the VAT of a month; each leads to its order. */
export function VatDocumentsScreen() {
  const month = monthOf(useAddress().month, todayInLagos());
  const control = useTableState(shape);
  const { search, filters: chosen } = control.state;
  const [kind, another] = chosen.kind ?? [];
  const query = {
    month,
    search: search || undefined,
    kind: another === undefined ? kinds.find((each) => each === kind) : undefined,
  };
  const list = useList(
    deskListQuery<VatDocument>(deskKey(listVatDocuments, { query }), async (cursor) => {
      const page = await deskCall(listVatDocuments, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { documents, total, next } = page.value;
      return { ok: true, value: { rows: documents, total, nextCursor: next } };
    }),
  );
  return (
    <Page
      title={`Tax documents of ${monthText(month)}`}
      actions={<DeskLink href={`/reports?report=vat&month=${month}`}>VAT of the month</DeskLink>}
      isFilled
    >
      <DataTable
        label="Tax documents"
        columns={columns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ number }) => number}
        rowHref={({ order_number }) => `/orders/${order_number}`}
        searchHint="Number, order or customer"
        emptyWords="No invoice or credit note was issued in this month."
      />
    </Page>
  );
}
