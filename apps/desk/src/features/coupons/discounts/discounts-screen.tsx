import { listDeskDiscounts } from "@precise/contract/desk/coupons/discounts";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { discountColumns, discountFilters } from "./discount-columns.tsx";
import { discountHref } from "./discount-words.ts";

/** Discounts without a code, the newest first. */
export function DiscountsScreen() {
  return (
    <ListScreen
      title="Discounts"
      actions={
        <ButtonLink href="/discounts/new" Link={DeskLink}>
          New discount
        </ButtonLink>
      }
      call={listDeskDiscounts}
      rows={(page) => page.discounts}
      columns={discountColumns}
      filters={discountFilters}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => discountHref(id)}
      searchHint="Label or category"
      emptyWords="No discount was made yet. A discount needs no code: it counts by itself."
    />
  );
}
