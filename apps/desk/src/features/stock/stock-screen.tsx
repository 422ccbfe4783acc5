import { listStock, type StockRow } from "@precise/contract/desk/stock";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { useRouter } from "@tanstack/react-router";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { caution } from "#desk/styles/texts.css.ts";
import type { Column } from "#desk/table/column.ts";
import { ScanField } from "./scan-field.tsx";
import { itemHref } from "./stock-words.ts";

/** What the list of articles shows of each. */
const stockColumns: readonly Column<StockRow>[] = [
  { key: "sku", head: "Item", cell: ({ sku }) => sku },
  { key: "name", head: "Name", cell: ({ name }) => name, isGrowing: true, onCard: "lastLine" },
  {
    key: "available",
    head: "For sale",
    align: "end",
    cell: ({ available, low }) => (low ? <span className={caution}>{available} low</span> : available),
  },
  { key: "reserved", head: "Reserved", align: "end", cell: ({ reserved }) => reserved || "" },
  { key: "on_hand", head: "On hand", align: "end", onCard: "none", cell: ({ on_hand }) => on_hand },
  { key: "incoming", head: "Coming", align: "end", cell: ({ incoming }) => incoming || "" },
  {
    key: "incoming_at",
    head: "On",
    onCard: "none",
    cell: ({ incoming_at }) => (incoming_at ? dayText(incoming_at) : ""),
  },
  {
    key: "sold_7d",
    head: "Sold in 7 days",
    align: "end",
    onCard: "none",
    cell: ({ sold_7d }) => sold_7d || "",
  },
  { key: "days_left", head: "Days left", align: "end", cell: ({ days_left }) => days_left ?? "" },
  {
    key: "sold_14d",
    head: "Sold in 14 days",
    align: "end",
    cell: ({ sold_14d }) => sold_14d || "",
    isSpare: true,
  },
  { key: "threshold", head: "Low at", align: "end", cell: ({ threshold }) => threshold ?? "", isSpare: true },
];

const filters = [{ key: "low", name: "Stock", options: [{ value: "true", name: "Runs low" }] }];

/** Every article with what is for sale, reserved and coming; those that run low by how long they last. */
export function StockScreen() {
  const router = useRouter();
  return (
    <ListScreen
      title="Stock"
      actions={<DeskLink href="/incoming">Incoming goods</DeskLink>}
      call={listStock}
      rows={(page) => page.rows}
      query={({ search, filters }) => ({
        search: search || undefined,
        low: filters.low?.includes("true") ? "true" : undefined,
      })}
      above={
        <ScanField
          id="scan"
          label="Scan an item number"
          onScan={(sku) => router.history.push(itemHref(sku))}
        />
      }
      columns={stockColumns}
      filters={filters}
      rowId={({ sku }) => sku}
      rowHref={({ sku }) => itemHref(sku)}
      searchHint="Item number or name"
      emptyWords="No article is in the catalogue yet."
    />
  );
}
