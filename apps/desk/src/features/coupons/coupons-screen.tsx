import { listDeskCoupons } from "@precise/contract/desk/coupons/coupons";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { couponColumns, couponFilters } from "./coupon-columns.tsx";
import { couponHref } from "./coupon-words.ts";

/** Vouchers, the newest first. */
export function CouponsScreen() {
  return (
    <ListScreen
      title="Vouchers"
      actions={
        <ButtonLink href="/coupons/new" Link={DeskLink}>
          New voucher
        </ButtonLink>
      }
      call={listDeskCoupons}
      rows={(page) => page.coupons}
      columns={couponColumns}
      filters={couponFilters}
      rowId={({ code }) => code}
      rowHref={({ code }) => couponHref(code)}
      searchHint="Code, label or e-mail"
      emptyWords="No voucher was made yet."
    />
  );
}
