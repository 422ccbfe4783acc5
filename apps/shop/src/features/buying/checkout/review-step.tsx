import { formatNaira, fromWireValue, wireValue } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import type { Cart } from "@precise/contract/cart";
import { paymentMethods } from "@precise/contract/order";
import { ChangedTotal } from "@precise/ui/blocks/buying/changed-total";
import { PlaceOrderForm } from "@precise/web/components/place-order-form.client";
import { CartNotices } from "#shop/features/buying/cart/cart-notices.tsx";
import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { CheckoutVoucher } from "./checkout-voucher.tsx";

const { review: copy } = checkoutCopy;

/** The last section: what has changed, the voucher, and the button that orders. The sections above say the rest. */
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
}) {
  const { draft, cart, figures, method, coupon, joins } = props;
  const { refused } = draft;
  const { payable, deliveryFee } = figures.totals;
  const { total } = summaryRows(figures);
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
      <CheckoutVoucher cart={cart} from={joins === undefined ? "review" : "payment"} found={coupon} />
      <PlaceOrderForm
        action="/checkout/save/order"
        acceptedTotal={wireValue(payable)}
        {...(joins !== undefined && { joins })}
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
