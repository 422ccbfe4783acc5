import type { PriceChange } from "@precise/contract/desk/prices/price-shapes";
import { listPriceChanges } from "@precise/contract/desk/prices/prices";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { changeColumns } from "./change-columns.tsx";
import { stateNames } from "./price-change-words.ts";

const filters = [
  {
    key: "state",
    name: "State",
    options: [
      { value: "to_look_at", name: "Needs a look" },
      ...Object.entries(stateNames).map(([value, name]) => ({ value, name })),
    ],
  },
  {
    key: "kind",
    name: "Kind",
    options: [
      { value: "change", name: "Change" },
      { value: "sale", name: "Sale" },
    ],
  },
];
const shape = { columns: changeColumns, filters };

/** Changes of many prices and sales, the newest first: what was planned, applied, undone. */
export function PriceChangesScreen() {
  const control = useTableState(shape);
  const { search, filters: chosen } = control.state;
  const query = {
    ...(search !== "" && { search }),
    ...(chosen.state && { state: chosen.state.join() }),
    ...(chosen.kind && { kind: chosen.kind.join() }),
  };
  const list = useList(
    deskListQuery<PriceChange>(deskKey(listPriceChanges, { query }), async (cursor) => {
      const page = await deskCall(listPriceChanges, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { changes: rows, total, cursor: nextCursor } = page.value;
      return { ok: true, value: { rows, total, nextCursor } };
    }),
  );
  return (
    <Page title="Price changes" beside={<DeskLink href="/prices">Prices</DeskLink>} isFilled>
      <DataTable
        label="Price changes"
        columns={changeColumns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => `/prices/changes/${id}`}
        searchHint="Name or item number"
        emptyWords="No prices were changed here yet. Select products under Prices to begin."
      />
    </Page>
  );
}
