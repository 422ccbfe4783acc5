import { listStock, type StockRow } from "@precise/contract/desk/stock";
import { useRouter } from "@tanstack/react-router";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { ScanField } from "./scan-field.tsx";
import { stockColumns } from "./stock-columns.tsx";
import { itemHref } from "./stock-words.ts";

const filters = [{ key: "low", name: "Stock", options: [{ value: "true", name: "Runs low" }] }];
const shape = { columns: stockColumns, filters };

/** Every article with what is for sale, reserved and coming; those that run low by how long they last. */
export function StockScreen() {
  const router = useRouter();
  const control = useTableState(shape);
  const isLow = control.state.filters.low?.includes("true") ?? false;
  const query = { search: control.state.search || undefined, low: isLow ? ("true" as const) : undefined };
  const list = useList(
    deskListQuery<StockRow>(deskKey(listStock, { query }), async (cursor) => {
      const page = await deskCall(listStock, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { rows, total, cursor: nextCursor } = page.value;
      return { ok: true, value: { rows, total, nextCursor } };
    }),
  );
  return (
    <Page title="Stock" actions={<DeskLink href="/incoming">Incoming goods</DeskLink>} isFilled>
      <ScanField id="scan" label="Scan an item number" onScan={(sku) => router.history.push(itemHref(sku))} />
      <DataTable
        label="Stock"
        columns={stockColumns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ sku }) => sku}
        rowHref={({ sku }) => itemHref(sku)}
        searchHint="Item number or name"
        emptyWords="No article is in the catalogue yet."
      />
    </Page>
  );
}
