import { type DeskDiscount, listDeskDiscounts } from "@precise/contract/desk/coupons/discounts";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { discountColumns, discountFilters } from "./discount-columns.tsx";
import { discountHref } from "./discount-words.ts";

const shape = { columns: discountColumns, filters: discountFilters };

/** Discounts without a code, the newest first. */
export function DiscountsScreen() {
  const control = useTableState(shape);
  const { search, filters } = control.state;
  const query = { search: search || undefined, state: filters.state?.join() };
  const list = useList(
    deskListQuery<DeskDiscount>(deskKey(listDeskDiscounts, { query }), async (cursor) => {
      const page = await deskCall(listDeskDiscounts, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { discounts, total, next } = page.value;
      return { ok: true, value: { rows: discounts, total, nextCursor: next } };
    }),
  );
  return (
    <Page title="Discounts" actions={<DeskLink href="/discounts/new">New discount</DeskLink>} isFilled>
      <DataTable
        label="Discounts"
        columns={discountColumns}
        filters={discountFilters}
        control={control}
        list={list}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => discountHref(id)}
        searchHint="Label or category"
        emptyWords="No discount was made yet. A discount needs no code: it counts by itself."
      />
    </Page>
  );
}
