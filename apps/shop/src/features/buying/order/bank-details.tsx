import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/order";
import { BankDetails } from "@precise/ui/blocks/bank-details";
import { dayAndTime } from "@precise/web/shell/day-and-time";
import { orderCopy as copy } from "./order-copy.ts";

/** Where to transfer the total; nothing for orders that are paid another way. @source design D14 */
export function OrderBankDetails({ order }: { readonly order: Order }) {
  const { bank, reference, pay_by, missing = order.prices.payable } = order.payment;
  if (!bank) return null;
  // An order that still has to be confirmed is held for less: the notice above says until when. @source design D28
  const payBy =
    order.hold === undefined || (order.hold.is_proved && order.hold.goods === "held")
      ? copy.payByHeld
      : copy.payBy;
  const copied = (label: string) => ({
    copy: { short: copy.copyShort, name: copy.copy(label), done: copy.copied },
  });
  return (
    <BankDetails
      id="bank"
      title={copy.bankTitle}
      deadline={pay_by === undefined ? undefined : payBy(dayAndTime(pay_by))}
      rows={[
        { label: copy.bank.amount, text: formatNaira(fromWireValue(missing.value)) },
        { label: copy.bank.bank_name, text: bank.bank_name },
        { label: copy.bank.account_name, text: bank.account_name },
        {
          label: copy.bank.account_number,
          text: bank.account_number,
          ...copied(copy.bank.account_number),
        },
        { label: copy.bank.reference, text: reference ?? order.number, ...copied(copy.bank.reference) },
      ]}
    />
  );
}
