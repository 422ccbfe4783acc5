import type { ApiFailure } from "@precise/api-client/api-failure";
import { nairaText } from "@precise/cart-core/money";
import type { DiscountTrial } from "@precise/contract/desk/coupons/discount-trial";
import { discountName } from "@precise/contract/shop/orders/discount-name";
import type { OrderPrices } from "@precise/contract/shop/orders/order";
import { type DiffField, FieldDiff } from "@precise/ui/blocks/desk/field-diff";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { failureWords } from "#desk/api/failure-words.ts";
import { Part } from "#desk/parts/part.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import { LineEditor } from "./line-editor.tsx";
import type { TriedCart } from "./use-tried-cart.ts";
import * as css from "./written-lines.css.ts";

const tones = { applies: "positive", asks: "caution", refused: "neutral" } as const;

/**
 * What a voucher or a discount does to a cart that is written down here: the shop's own figures, without it and with it.
 * @param missing what must be filled in first, as a sentence
 */
export function TrialPanel(props: {
  readonly cart: TriedCart;
  readonly trial: DiscountTrial | undefined;
  readonly isBusy: boolean;
  readonly failure: ApiFailure | null;
  readonly missing?: string | undefined;
}) {
  const { cart, trial, isBusy, failure, missing } = props;
  const isAsked = cart.body !== undefined && missing === undefined;
  const shown = isAsked ? trial : undefined;
  return (
    <Part title="What it does on a cart" id="trial">
      <LineEditor text={cart.text} quoted={shown?.lines ?? []} onText={cart.setText} />
      <Checkbox
        label="Collected from a showroom"
        checked={cart.isCollected}
        onChange={(event) => cart.setCollected(event.target.checked)}
      />
      {missing !== undefined && cart.body !== undefined && <p className={css.muted}>{missing}</p>}
      {isAsked && failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      {shown && (
        <div className={layouts.part} aria-busy={isBusy}>
          <Alert tone={tones[shown.outcome]}>{shown.words}</Alert>
          <FieldDiff
            label="The cart without it and with it"
            heads={["Without it", shown.outcome === "asks" ? "Applied anyway" : "With it"]}
            fields={fieldsOf(shown)}
          />
          {shown.conditions.length > 0 && (
            <p className={css.muted}>Checked when the order is placed: {shown.conditions.join(" ")}</p>
          )}
        </div>
      )}
    </Part>
  );
}

function fieldsOf({ before, after }: DiscountTrial): DiffField[] {
  const row = (key: string, name: string, read: (prices: OrderPrices) => string) => ({
    key,
    name,
    before: read(before),
    after: read(after),
  });
  return [
    row("goods", "Goods", ({ subtotal }) => nairaText(subtotal.value)),
    row("off", "Discounts", discountsText),
    row("fee", "Delivery", feeText),
    row("payable", "To pay", ({ payable, delivery_fee }) =>
      delivery_fee === null ? `${nairaText(payable.value)} and delivery` : nairaText(payable.value),
    ),
  ];
}

function discountsText({ discounts = [] }: OrderPrices): string {
  return discounts
    .map((each) =>
      each.amount.value === 0 ? discountName(each) : `−${nairaText(each.amount.value)} ${discountName(each)}`,
    )
    .join(", ");
}

function feeText({ delivery_fee: fee }: OrderPrices): string {
  if (fee === null) return "to be confirmed";
  return fee.value === 0 ? "free" : nairaText(fee.value);
}
