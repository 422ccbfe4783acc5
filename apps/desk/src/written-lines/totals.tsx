import { nairaText } from "@precise/cart-core/money";
import { discountName } from "@precise/contract/shop/orders/discount-name";
import type { OrderPrices } from "@precise/contract/shop/orders/order";
import * as texts from "#desk/styles/texts.css.ts";
import * as css from "./written-lines.css.ts";

/** What an order comes to, as the shop reckons it. */
export function Totals({ prices, isBusy }: { readonly prices: OrderPrices; readonly isBusy: boolean }) {
  const fee = prices.delivery_fee;
  return (
    <dl className={css.facts} aria-busy={isBusy} aria-live="polite">
      <Fact name="Goods" value={nairaText(prices.subtotal.value)} />
      {(prices.discounts ?? []).map((discount) => (
        <Fact
          key={discountName(discount)}
          name={discountName(discount)}
          value={`−${nairaText(discount.amount.value)}`}
        />
      ))}
      <Fact
        name="Delivery"
        value={fee === null ? "to be confirmed" : fee.value === 0 ? "free" : nairaText(fee.value)}
      />
      <Fact name="Total" value={nairaText(prices.payable.value)} isTotal />
    </dl>
  );
}

export function Fact(props: { readonly name: string; readonly value: string; readonly isTotal?: boolean }) {
  const { name, value, isTotal = false } = props;
  return (
    <>
      <dt className={isTotal ? texts.strong : texts.muted}>{name}</dt>
      <dd className={`${css.factValue} ${isTotal ? texts.strong : ""}`}>{value}</dd>
    </>
  );
}
