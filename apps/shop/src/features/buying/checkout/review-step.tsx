import { formatNaira, fromWireValue, wireValue } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { Cart } from "@precise/contract/shop/cart";
import { paymentMethods } from "@precise/contract/shop/orders/order";
import { ChangedTotal } from "@precise/ui/blocks/buying/changed-total";
import { PlaceOrderForm } from "@precise/web/components/place-order-form.client";
import type { ReactNode } from "react";
import { CartNotices } from "#shop/features/buying/cart/cart-notices.tsx";
import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import { groupFindings } from "#shop/features/buying/findings/finding-groups.ts";
import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { CheckoutVoucher } from "./checkout-voucher.tsx";
import { OrderStops, tickOf } from "./order-stops.tsx";

const { review: copy } = checkoutCopy;

/** The last section: what has changed, what is ordered, the voucher, and the button that orders. The sections above say the rest. */
export function ReviewStep(props: {
  readonly draft: CheckoutDraft;
  readonly cart: Cart;
  readonly figures: CartFigures;
  /** How it is paid, as far as it is chosen. */
  readonly method: string | undefined;
  /** What the voucher form has just come to. */
  readonly coupon: CouponOutcome | null;
  /** Id of the form that is sent with the order. */
  readonly joins: string | undefined;
  /** It was pressed without the tick under what does not fit. */
  readonly isTickMissing: boolean;
  /** What is being ordered and what it costs: on phones it is reviewed here, on wide screens beside the sections. */
  readonly summary: ReactNode;
}) {
  const { draft, cart, figures, method, coupon, joins, isTickMissing, summary } = props;
  const { refused } = draft;
  const { payable, deliveryFee } = figures.totals;
  const { total } = summaryRows(figures);
  const { stops } = groupFindings(cart.findings);
  return (
    <>
      {refused && (
        <ChangedTotal
          words={{ title: copy.changedTitle, text: copy.changedText, before: copy.before, now: copy.now }}
          acceptedKobo={fromWireValue(refused.accepted)}
          nowKobo={payable}
          notices={refused.notices}
        />
      )}
      <CartNotices notices={cart.notices} />
      <div className={css.reviewed}>{summary}</div>
      <CheckoutVoucher cart={cart} from={joins === undefined ? "review" : "payment"} found={coupon} />
      <OrderStops stops={stops} />
      <PlaceOrderForm
        action="/checkout/save/order"
        acceptedTotal={wireValue(payable)}
        {...(joins !== undefined && { joins })}
        {...(stops.length > 0 && { tick: { ...tickOf(stops), isMissing: isTickMissing } })}
        words={{
          label: copy.place,
          placing: copy.placing,
          offline: checkoutCopy.offline,
          total: { label: total.label, amount: formatNaira(payable) },
          // Under a choice it would be true of one way only; each says itself what happens.
          ...(joins === undefined && { hint: deliveryFee === null ? copy.payAfterCall : hintOf(method) }),
        }}
      />
    </>
  );
}

/** What happens after the press. */
function hintOf(chosen: string | undefined): string {
  const method = paymentMethods.find((each) => each === chosen);
  if (method === "bank_transfer") return copy.payByTransfer;
  return method && paymentFacts(method).due !== "on_handover" ? copy.payNow : copy.payLater;
}
