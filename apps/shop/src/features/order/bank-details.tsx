import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type { Order } from "@precise/contract/order";
import { orderCopy as copy } from "../../purchase/copy/order-copy.ts";
import { CopyButton } from "./copy-button.client.tsx";
import { dayAndTime } from "./day-and-time.ts";
import * as css from "./order-view.css.ts";

/** Where to transfer the total; nothing for orders that are paid another way. @source D14 */
export function BankDetails({ order }: { readonly order: Order }) {
  const { bank, reference, pay_by } = order.payment;
  if (!bank) return null;
  const rows = [
    { label: copy.bank.amount, text: formatNaira(fromWireValue(order.prices.payable.value)) },
    { label: copy.bank.bank_name, text: bank.bank_name },
    { label: copy.bank.account_name, text: bank.account_name },
    { label: copy.bank.account_number, text: bank.account_number, isCopied: true },
    { label: copy.bank.reference, text: reference ?? order.number, isCopied: true },
  ];
  return (
    <section className={css.bank} aria-labelledby="bank">
      <h2 id="bank" className={css.partTitle}>
        {copy.bankTitle}
      </h2>
      {pay_by !== undefined && <p>{copy.payBy(dayAndTime(pay_by))}</p>}
      <dl className={css.bankRows}>
        {rows.map(({ label, text, isCopied }) => (
          <div key={label} className={css.bankRow}>
            <dt className={css.muted}>{label}</dt>
            <dd className={css.bankText}>
              {text}
              {isCopied && <CopyButton what={label} text={text} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
