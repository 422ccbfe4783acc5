import { nairaText } from "@precise/cart-core/money";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { Order } from "@precise/contract/shop/orders/order";
import { BankDetails } from "@precise/ui/blocks/buying/bank-details";
import { Button } from "@precise/ui/components/inputs/button";
import { SubmitOnce } from "../components/submit-once.client.tsx";
import { orderWords as words } from "./order-words.ts";

/** What the orders of all buyers have. */
interface AnyOrder extends Pick<Order, "number" | "invoice" | "credit_notes"> {
  readonly payment: Pick<Order["payment"], "bank" | "reference" | "pay_by" | "missing">;
  readonly prices: Pick<Order["prices"], "payable">;
}

/**
 * Where to transfer the total; nothing for orders that are paid another way.
 * @param payBy the sentence with the last day
 * @source design D14
 */
export function OrderBank(props: { readonly order: AnyOrder; readonly payBy: (when: string) => string }) {
  const { order, payBy } = props;
  const { bank, reference, pay_by, missing = order.prices.payable } = order.payment;
  if (!bank) return null;
  const copied = (label: string, text: string) => ({
    label,
    text,
    copy: { short: words.copyShort, name: words.copy(label), done: words.copied },
  });
  return (
    <BankDetails
      id="bank"
      title={words.bankTitle}
      deadline={pay_by === undefined ? undefined : payBy(dayAndTime(pay_by))}
      rows={[
        { label: words.bank.amount, text: nairaText(missing.value) },
        { label: words.bank.bank_name, text: bank.bank_name },
        { label: words.bank.account_name, text: bank.account_name },
        copied(words.bank.account_number, bank.account_number),
        copied(words.bank.reference, reference ?? order.number),
      ]}
    />
  );
}

/** Links to an order's tax invoice and credit notes, as far as this reader may open them. */
export function OrderDocuments({ order, link }: { readonly order: AnyOrder; readonly link: string }) {
  const { invoice, credit_notes = [] } = order;
  return (
    <>
      {invoice?.url !== undefined && (
        <a className={link} href={invoice.url}>
          {words.invoice(invoice.number)}
        </a>
      )}
      {credit_notes.map(
        ({ number, url }) =>
          url !== undefined && (
            <a key={number} className={link} href={url}>
              {words.creditNote(number)}
            </a>
          ),
      )}
    </>
  );
}

/** Cancels an order, after a second thought: it cannot be taken back. @param number sent along where the address has none */
export function CancelOrder(props: {
  readonly action: string;
  readonly number?: string;
  /** What becomes of the goods. */
  readonly text: string;
  readonly styles: { readonly summary: string; readonly form: string };
}) {
  const { action, number, text, styles } = props;
  return (
    <details>
      <summary className={styles.summary}>{words.cancel.ask}</summary>
      <SubmitOnce className={styles.form} method="post" action={action}>
        {number !== undefined && <input type="hidden" name="number" value={number} />}
        <p>{text}</p>
        <div>
          <Button type="submit" tone="critical">
            {words.cancel.do}
          </Button>
        </div>
      </SubmitOnce>
    </details>
  );
}
