import { nairaText } from "@precise/cart-core/money";
import { discountName } from "@precise/contract/shop/orders/discount-name";
import type { OrderDifference } from "@precise/contract/shop/orders/order-changes";
import { type DiffField, FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import * as layouts from "#desk/styles/layouts.css.ts";
import { Fact } from "#desk/written-lines/totals.tsx";
import * as css from "#desk/written-lines/written-lines.css.ts";

/** An order beside what it would become, and what that means for the buyer's money. */
export function Difference({ difference }: { readonly difference: OrderDifference }) {
  const { paid, to_pay, to_refund } = difference;
  return (
    <div className={layouts.stack}>
      <FieldDiff
        label="Order now and after the change"
        heads={["Now", "After"]}
        fields={fieldsOf(difference)}
      />
      <dl className={css.facts}>
        <Fact name="Paid" value={nairaText(paid.value)} />
        {to_refund.value > 0 ? (
          <Fact name="To refund" value={nairaText(to_refund.value)} isTotal />
        ) : (
          <Fact name="Left to pay" value={nairaText(to_pay.value)} isTotal />
        )}
      </dl>
    </div>
  );
}

function fieldsOf({ lines, delivery, payment, prices }: OrderDifference): DiffField[] {
  const { before, after } = prices;
  const others: DiffField[] = [
    { key: "delivery", name: "Delivery", before: delivery.before, after: delivery.after },
    { key: "payment", name: "Payment", before: plain(payment.before), after: plain(payment.after) },
    { key: "voucher", name: "Discounts", before: voucherText(before), after: voucherText(after) },
    { key: "fee", name: "Delivery fee", before: feeText(before), after: feeText(after) },
  ];
  return [
    ...lines.map((line) => ({
      key: line.sku,
      name: line.sku,
      before: sideText(line.before),
      after: sideText(line.after),
    })),
    ...others.filter((field) => field.before !== field.after),
    {
      key: "total",
      name: "Total",
      before: nairaText(before.payable.value),
      after: nairaText(after.payable.value),
    },
  ];
}

type Prices = OrderDifference["prices"]["before"];

function sideText(side: OrderDifference["lines"][number]["before"]): string {
  return side === null ? "" : `${side.quantity} × ${nairaText(Number(side.unit_price))}`;
}

function voucherText({ discounts = [] }: Prices): string {
  return discounts.map((each) => `${discountName(each)}, −${nairaText(each.amount.value)}`).join("; ");
}

function feeText({ delivery_fee: fee }: Prices): string {
  return fee === null ? "to be confirmed" : nairaText(fee.value);
}

function plain(name: string): string {
  return name.replaceAll("_", " ");
}
