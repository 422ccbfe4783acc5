import { addressLines } from "@precise/cart-core/address-lines";
import { formatNaira, fromWireValue, wireValue } from "@precise/cart-core/money";
import type { Cart } from "@precise/contract/cart";
import type { CheckoutOptions } from "@precise/contract/checkout";
import { phoneText } from "@precise/contract/nigeria/phone";
import { ChangedTotal } from "@precise/ui/blocks/buying/changed-total";
import { PlaceOrderForm } from "@precise/web/components/place-order-form.client";
import type { ReactNode } from "react";
import { CartNotices } from "#shop/features/buying/cart/cart-notices.tsx";
import { CouponForm } from "#shop/features/buying/coupon/coupon-form.client.tsx";
import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import type { CartFigures } from "#shop/features/buying/totals/cart-figures.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { checkoutPage } from "./checkout-page.ts";
import type { CheckoutStep } from "./checkout-steps.ts";

const { review: copy, steps, payment, delivery } = checkoutCopy;

/** The last step: everything once more, each part with its way back, and the button that orders. */
export function ReviewStep(props: {
  readonly draft: CheckoutDraft;
  readonly cart: Cart;
  readonly figures: CartFigures;
  readonly showrooms: CheckoutOptions["showrooms"];
  /** What the voucher form has just come to. */
  readonly coupon: CouponOutcome | null;
}) {
  const { draft, cart, figures, showrooms, coupon } = props;
  const { entries, refused } = draft;
  const { payable, deliveryFee } = figures.totals;
  const isPickup = entries.method === "pickup";
  const showroom = showrooms.find(({ id }) => id === entries.showroom);
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
      <Part step="contact" title={steps.contact}>
        <Lines
          lines={[`${entries.firstname} ${entries.lastname}`, entries.email, phoneText(entries.phone ?? "")]}
        />
      </Part>
      <Part step="delivery" title={isPickup ? delivery.pickup : copy.deliverTo}>
        <Lines lines={isPickup ? [showroom?.name, showroom?.address] : addressLines(entries)} />
        {entries.note && <p className={css.note}>{entries.note}</p>}
      </Part>
      <Part step="payment" title={steps.payment}>
        <p>
          {isPickup && entries.payment === "pay_on_delivery"
            ? payment.payAtPickup
            : methodName(entries.payment)}
        </p>
      </Part>
      <section className={css.part} aria-labelledby="voucher">
        <h2 id="voucher" className={css.partTitle}>
          {checkoutCopy.voucherTitle}
        </h2>
        <CouponForm cart={cart} from="review" found={coupon} />
      </section>
      <PlaceOrderForm
        action="/checkout/save/order"
        acceptedTotal={wireValue(payable)}
        words={{
          label: copy.place(formatNaira(payable)),
          placing: copy.placing,
          offline: checkoutCopy.offline,
          hint:
            deliveryFee === null
              ? copy.payAfterCall
              : entries.payment === "bank_transfer"
                ? copy.payByTransfer
                : copy.payLater,
        }}
      />
    </>
  );
}

function Part(props: { readonly step: CheckoutStep; readonly title: string; readonly children: ReactNode }) {
  const { step, title, children } = props;
  return (
    <section className={css.part}>
      <div className={css.partHead}>
        <h2 className={css.partTitle}>{title}</h2>
        <a
          href={checkoutPage(step)}
          aria-label={checkoutCopy.changeNamed(steps[step])}
          className={css.change}
        >
          {checkoutCopy.change}
        </a>
      </div>
      {children}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly (string | undefined)[] }) {
  return (
    <ul role="list">
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function methodName(method: string | undefined): string {
  return Object.entries(payment.methods).find(([name]) => name === method)?.[1] ?? "";
}
