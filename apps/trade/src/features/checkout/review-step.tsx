import { addressLines } from "@precise/cart-core/address-lines";
import { fromWireValue, nairaText } from "@precise/cart-core/money";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { ClientCheckout } from "@precise/contract/trade/checkout";
import { ChangedTotal } from "@precise/ui/blocks/buying/changed-total";
import { PlaceOrderForm } from "@precise/web/components/place-order-form.client";
import { fullPath } from "#trade/base/routes/base-path.ts";
import { paths } from "#trade/base/routes/paths.ts";
import * as css from "./checkout.css.ts";
import { checkoutCopy } from "./checkout-copy.ts";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { ReviewLines } from "./review-lines.tsx";

const { review: copy, details, payment } = checkoutCopy;

/** The last step: a summary of the order, and the button that places it. */
export function ReviewStep(props: { readonly draft: CheckoutDraft; readonly checkout: ClientCheckout }) {
  const { draft, checkout } = props;
  const { entries, refused } = draft;
  const { payable, delivery_fee } = checkout.prices;
  const method =
    checkout.payment_methods.find((known) => known.method === entries.payment)?.method ?? "bank_transfer";
  const parts = [
    {
      title: details.site,
      lines: addressLines(entries),
    },
    { title: details.contact, lines: [entries.name, phoneText(entries.phone ?? "")] },
    { title: details.poNumber, lines: [entries.po_number || copy.none] },
    {
      title: details.date,
      lines: [entries.delivery_date ? dayText(entries.delivery_date) : copy.noDate],
    },
    ...(entries.note ? [{ title: checkoutCopy.note, lines: [entries.note] }] : []),
    { title: checkoutCopy.paymentTitle, lines: [payment.methods[method]] },
  ];
  return (
    <>
      {refused && (
        <ChangedTotal
          words={copy.changed}
          acceptedKobo={fromWireValue(refused.accepted)}
          nowKobo={fromWireValue(payable.value)}
          notices={refused.notices}
        />
      )}
      <ReviewLines checkout={checkout} />
      <dl className={css.parts}>
        {parts.map(({ title, lines }) => (
          <div key={title} className={css.part}>
            <dt className={css.muted}>{title}</dt>
            <dd className={css.partLines}>{lines.filter(Boolean).join("\n")}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a className={css.change} href={paths.checkout}>
          {copy.changeAll}
        </a>
      </p>
      {checkout.obstacles.length === 0 && (
        <PlaceOrderForm
          action={fullPath("/checkout/save/order")}
          acceptedTotal={payable.value}
          words={{
            label: copy.place(nairaText(payable.value)),
            placing: copy.placing,
            offline: checkoutCopy.offline,
            hint: delivery_fee === null ? copy.payAfterCall : copy.hints[method],
          }}
        />
      )}
    </>
  );
}
