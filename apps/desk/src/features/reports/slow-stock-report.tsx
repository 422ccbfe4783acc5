import { nairaText } from "@precise/cart-core/money";
import { listSlowStock, type SlowArticle } from "@precise/contract/desk/reports";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "#desk/api/desk-query.ts";
import type { Column } from "#desk/table/column.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useDeskList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { CsvButton, Sums } from "./report-parts.tsx";

const columns: readonly Column<SlowArticle>[] = [
  { key: "sku", head: "Item", cell: ({ sku }) => sku },
  { key: "name", head: "Name", cell: ({ name }) => name, isGrowing: true, onCard: "line" },
  { key: "available", head: "For sale", align: "end", onCard: "none", cell: ({ available }) => available },
  { key: "value", head: "Worth now", align: "end", cell: ({ value }) => nairaText(value.value) },
  {
    key: "cost",
    head: "Cost",
    align: "end",
    onCard: "none",
    cell: ({ cost }) => (cost ? nairaText(cost.value) : "not known"),
  },
  {
    key: "last",
    head: "Last ordered",
    onCard: "none",
    cell: ({ last_ordered_at }) => (last_ordered_at ? shortDayAndTime(last_ordered_at) : "never"),
  },
  { key: "idle", head: "Days since", align: "end", onCard: "none", cell: ({ days_idle }) => days_idle ?? "" },
];
const filters = [
  {
    key: "days",
    name: "Not ordered for",
    options: ["30", "90", "180", "365"].map((value) => ({ value, name: `${value} days` })),
  },
];
const shape = { columns, filters };

/** Stock that does not turn: what nobody ordered for long, the dearest first. */
export function SlowStockReport() {
  const control = useTableState(shape);
  const { search, filters: chosen } = control.state;
  // Of several, the shortest time has the others in it.
  const days = String(Math.min(...(chosen.days ?? ["90"]).map(Number)));
  const query = { days, search: search || undefined };
  // What stands above the list is asked for what the list shows: it is no list by itself.
  const { data } = useQuery(deskQuery(listSlowStock, { query }));
  const list = useDeskList({ call: listSlowStock, query, rows: (page) => page.articles });
  return (
    <>
      {/* There from the start, so that nothing below moves when they come. */}
      <Sums
        sums={[
          [`Articles not ordered for ${days} days`, data ? String(data.total) : "…"],
          ["Worth at today's prices", data ? nairaText(data.value.value) : "…"],
        ]}
      />
      <CsvButton
        name={`slow-stock-${days}-days`}
        columns={["Item", "Name", "For sale", "Worth now (NGN)", "Cost (NGN)", "Last ordered", "Days since"]}
        rows={list.rows.map((each) => [
          each.sku,
          each.name,
          each.available,
          each.value.value,
          each.cost?.value ?? null,
          each.last_ordered_at,
          each.days_idle,
        ])}
      />
      <DataTable
        label="Stock that does not turn"
        columns={columns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ sku }) => sku}
        rowHref={({ sku }) => `/stock/items/${encodeURIComponent(sku)}`}
        searchHint="Item number or name"
        emptyWords="Everything in stock was ordered in this time."
      />
    </>
  );
}
