import { nairaText } from "@precise/cart-core/money";
import { listVatDocuments, type VatDocument } from "@precise/contract/desk/reports";
import { monthText, shortDayAndTime, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { useAddress } from "#desk/address/use-address.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { type Column, optionsOf } from "#desk/table/column.ts";
import { onlyChosen } from "#desk/table/table-state.ts";
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
    options: optionsOf(documentNames, kinds),
  },
];

/** The documents behind the VAT of a month; each leads to its order. */
export function VatDocumentsScreen() {
  const month = monthOf(useAddress().month, todayInLagos());
  return (
    <ListScreen
      title={`Tax documents of ${monthText(month)}`}
      actions={<DeskLink href={`/reports?report=vat&month=${month}`}>VAT of the month</DeskLink>}
      call={listVatDocuments}
      rows={(page) => page.documents}
      query={({ search, filters: chosen }) => ({
        month,
        search: search || undefined,
        kind: onlyChosen(kinds, chosen.kind),
      })}
      label="Tax documents"
      columns={columns}
      filters={filters}
      rowId={({ number }) => number}
      rowHref={({ order_number }) => `/orders/${order_number}`}
      searchHint="Number, order or customer"
      emptyWords="No invoice or credit note was issued in this month."
    />
  );
}
