import { nairaText } from "@precise/cart-core/money";
import type { DiscountUse } from "@precise/contract/desk/coupons/coupons";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Part } from "#desk/parts/part.tsx";
import * as css from "./written-lines.css.ts";

/** Orders that used a voucher or a discount. */
export function UsesTable({
  uses,
  emptyWords,
}: {
  readonly uses: readonly DiscountUse[];
  readonly emptyWords: string;
}) {
  return (
    <Part title="Orders" id="uses">
      {uses.length === 0 ? (
        <p className={css.muted}>{emptyWords}</p>
      ) : (
        <DenseTable
          look="cards"
          label="Orders"
          columns={[
            { key: "number", head: "Order", isRowHead: true, isCode: true },
            { key: "at", head: "Used" },
            { key: "amount", head: "Off", align: "end" },
            { key: "payable", head: "To pay", align: "end" },
            { key: "back", head: "Cancelled" },
          ]}
          rows={uses.map(({ number, used_at, amount, payable, returned_at }) => ({
            key: number,
            cells: {
              number: <DeskLink href={`/orders/${number}`}>{number}</DeskLink>,
              at: shortDayAndTime(used_at),
              amount: amount.value === 0 ? "delivery" : nairaText(amount.value),
              payable: nairaText(payable.value),
              back: returned_at === undefined ? "" : shortDayAndTime(returned_at),
            },
          }))}
        />
      )}
    </Part>
  );
}
