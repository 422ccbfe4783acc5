import { type CatalogueImport, listImports } from "@precise/contract/desk/products/imports";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { Page } from "#desk/parts/page.tsx";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { importColumns } from "./import-columns.tsx";
import { ImportTabs } from "./import-tabs.tsx";
import { stateWords } from "./import-words.ts";

const states = ["preview", "applied", "undone"] as const;
const filters = [
  { key: "state", name: "State", options: states.map((value) => ({ value, name: stateWords[value] })) },
];
const shape = { columns: importColumns, filters };

/** Every file that was given in, and every import that was undone. */
export function ImportHistoryScreen() {
  const control = useTableState(shape);
  const chosen = control.state.filters.state ?? [];
  const query = {
    search: control.state.search || undefined,
    state: chosen.length === 1 ? states.find((each) => each === chosen[0]) : undefined,
  };
  const list = useList(
    deskListQuery<CatalogueImport>(deskKey(listImports, { query }), async (cursor) => {
      const page = await deskCall(listImports, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { imports: rows, total, cursor: nextCursor } = page.value;
      return { ok: true, value: { rows, total, nextCursor } };
    }),
  );
  return (
    <Page title="Imports" isFilled>
      <ImportTabs current="history" />
      <DataTable
        label="Imports"
        columns={importColumns}
        filters={filters}
        control={control}
        list={list}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/import/${id}`}
        searchHint="File, item number or hash"
        emptyWords="Nothing was imported at the desk yet."
      />
    </Page>
  );
}
