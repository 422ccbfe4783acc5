import { type DeskCoupon, listDeskCoupons } from "@precise/contract/desk/coupons/coupons";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, deskListQuery } from "#desk/api/desk-query.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Page } from "#desk/parts/page.tsx";
import { DataTable } from "#desk/table/data-table.tsx";
import { useList } from "#desk/table/use-list.ts";
import { useTableState } from "#desk/table/use-table-state.ts";
import { couponColumns, couponFilters } from "./coupon-columns.tsx";
import { couponHref } from "./coupon-words.ts";

const shape = { columns: couponColumns, filters: couponFilters };

/** Vouchers, the newest first. */
export function CouponsScreen() {
  const control = useTableState(shape);
  const { search, filters } = control.state;
  const query = { search: search || undefined, state: filters.state?.join() };
  const list = useList(
    deskListQuery<DeskCoupon>(deskKey(listDeskCoupons, { query }), async (cursor) => {
      const page = await deskCall(listDeskCoupons, { query: { ...query, cursor: cursor ?? undefined } });
      if (!page.ok) return page;
      const { coupons, total, next } = page.value;
      return { ok: true, value: { rows: coupons, total, nextCursor: next } };
    }),
  );
  return (
    <Page title="Vouchers" actions={<DeskLink href="/coupons/new">New voucher</DeskLink>} isFilled>
      <DataTable
        label="Vouchers"
        columns={couponColumns}
        filters={couponFilters}
        control={control}
        list={list}
        rowId={({ code }) => code}
        rowHref={({ code }) => couponHref(code)}
        searchHint="Code, label or e-mail"
        emptyWords="No voucher was made yet."
      />
    </Page>
  );
}
