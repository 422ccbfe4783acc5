import { type DeskReturnRow, listDeskReturns } from "@precise/contract/desk/returns";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { Page } from "#desk/parts/page.tsx";
import { useMay } from "#desk/session/session.ts";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { OpenReturnDialog } from "./open-return-dialog.tsx";
import { returnColumns, returnFilters } from "./return-columns.tsx";

const shape = { columns: returnColumns, filters: returnFilters };

/** Returns and warranty claims: what waits to be decided, to come, and to be settled. */
export function ReturnsScreen() {
  const control = useTableState(shape);
  const { search, filters } = control.state;
  const query = {
    search: search || undefined,
    state: filters.state?.join(),
    kind: filters.kind?.join(),
  };
  const list = useList(
    deskListQuery<DeskReturnRow>(deskKey(listDeskReturns, { query }), async (cursor) => {
      const page = await deskCall(listDeskReturns, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { returns, next } = page.value;
      return { ok: true, value: { rows: returns, total: null, nextCursor: next } };
    }),
  );
  const [isOpening, setOpening] = useState(false);
  const mayOpen = useMay("return.settle");
  return (
    <Page
      title="Returns"
      actions={mayOpen && <Button onClick={() => setOpening(true)}>Write a return down</Button>}
      isFilled
    >
      <DataTable
        label="Returns"
        columns={returnColumns}
        filters={returnFilters}
        control={control}
        list={list}
        rowId={({ number }) => number}
        rowHref={({ number }) => `/returns/${number}`}
        searchHint="Return, order, name, phone"
        emptyWords="No one has asked for a return yet."
      />
      {isOpening && <OpenReturnDialog onClose={() => setOpening(false)} />}
    </Page>
  );
}
