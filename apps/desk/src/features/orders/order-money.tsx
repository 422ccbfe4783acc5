import { dictionary } from "@precise/cart-core/dictionary";
import { fromWireValue, kobo, nairaText } from "@precise/cart-core/money";
import type { DeskOrder, OrderLedger } from "@precise/contract/desk/orders/orders";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { discountName } from "@precise/contract/shop/orders/discount-name";
import { type LedgerEntry, type LedgerSum, MoneyLedger } from "@precise/ui/blocks/desk/money-ledger";
import { statusName } from "#desk/features/money/payment-words.ts";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { paymentWords } from "#desk/parts/order-words.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";

const kinds: Readonly<Record<string, string>> = dictionary({
  received: "Received",
  refunded: "Paid back",
  reversed: "Taken back by the bank",
  chargeback: "Chargeback",
  chargeback_won: "Chargeback won",
  attempt: "Tried to pay online",
  refund: "Refund asked of the payment service",
  dispute: "Dispute",
});
/** What takes money from the order. */
const out = ["refunded", "reversed", "chargeback"];
/** What moves no money by itself: what came or went of it is in a row of its own. */
const plans = ["attempt", "refund", "dispute"];

/** The money of an order as a ledger; nothing for who may not see money. */
export function OrderMoney({ order }: { readonly order: DeskOrder }) {
  const { ledger, prices, payment } = order;
  if (!ledger || !prices) return null;
  return (
    <section className={layouts.part} aria-labelledby="money">
      <div className={layouts.bar}>
        <h2 id="money">Money</h2>
        <span className={texts.small}>
          {paymentWords(payment.method)}
          <span>{payment.pay_by && `, until ${shortDayAndTime(payment.pay_by)}`}</span>
        </span>
      </div>
      <Facts>
        <Amount name="Goods" value={prices.subtotal.value} />
        {prices.discounts?.map((discount) => (
          <Amount key={discountName(discount)} name={discountName(discount)} value={-discount.amount.value} />
        ))}
        <Amount name="Delivery" value={prices.delivery_fee?.value} />
        <Amount name="VAT in it" value={prices.vat.value} />
        {order.fee_proposal && <Amount name="Fee proposed" value={order.fee_proposal.delivery_fee.value} />}
      </Facts>
      <MoneyLedger
        label="Money of this order"
        entries={ledger.entries.map(entryOf)}
        sums={sumsOf(ledger)}
        emptyWords="No money has moved yet."
      />
    </section>
  );
}

function Amount({ name, value }: { readonly name: string; readonly value: number | undefined }) {
  return <Fact name={name}>{value === undefined ? "open" : nairaText(value)}</Fact>;
}

/** A row of the ledger. */
export function entryOf(entry: OrderLedger["entries"][number]): LedgerEntry {
  const { at, kind, provider, reference, status, amount, of, payer, actor, note, undone_at, due_at } = entry;
  const sum = fromWireValue(amount.value);
  const details = [
    provider && statusName(provider),
    reference,
    status && statusName(status),
    payer,
    of && `of ${nairaText(of.value)}`,
    actor,
    note,
    due_at && `answer by ${shortDayAndTime(due_at)}`,
    undone_at && "was another order's",
  ];
  return {
    key: `${kind} ${reference} ${at}`,
    at: shortDayAndTime(at),
    what: kinds[kind] ?? kind,
    detail: details.filter(Boolean).join(" · "),
    amount: out.includes(kind) ? kobo(-sum) : sum,
    isPlan: plans.includes(kind),
    // Only what a provider moved counts, and as long as it is this order's.
    isOpen: provider === undefined || undone_at !== undefined,
  };
}

function sumsOf(ledger: OrderLedger): LedgerSum[] {
  const sum = (name: string, { value }: { readonly value: number }) => ({
    key: name,
    name,
    amount: fromWireValue(value),
  });
  return [
    sum("To pay", ledger.payable),
    sum("Received", ledger.received),
    ...(ledger.refunded.value > 0 ? [sum("Paid back", ledger.refunded)] : []),
    ...(ledger.missing
      ? [{ ...sum("Missing", ledger.missing), isMain: true, tone: "critical" as const }]
      : []),
    ...(ledger.excess
      ? [{ ...sum("Too much", ledger.excess), isMain: true, tone: "critical" as const }]
      : []),
  ];
}
