"use client";
import { maxQuantityPerLine } from "@precise/cart-core/limits";
import type { CartItem } from "@precise/contract/shop/cart";
import { Button } from "@precise/ui/components/inputs/button";
import { QuantityStepper } from "@precise/ui/components/inputs/quantity-stepper.client";
import { type FormEvent, useState } from "react";
import { addToCartCopy } from "../adding/add-to-cart-copy.ts";
import { quantityLimitNote } from "../adding/quantity-limit-note.ts";
import { cartCopy } from "../cart-copy.ts";
import { savedCopy } from "../saved/saved-copy.ts";
import * as css from "./cart-page.css.ts";

/** Quantity and remove of one line: two plain forms, enhanced. Saving for later is this browser's own, so it needs scripts. @source design D20 */
export function CartLineForms(props: {
  readonly item: CartItem;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
  readonly onSave: () => void;
}) {
  const { item, onQuantity, onRemove, onSave } = props;
  const { sku, name, stock_left } = item.product;
  const { field, changed } = useFieldOf(item.quantity);
  const instead = (act: () => void) => (event: FormEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <div className={css.forms}>
      {/* Enter in the field has been heard as a change already. */}
      <form
        className={css.inline}
        method="post"
        action="/form/cart/update"
        data-on-paper=""
        onSubmit={instead(() => undefined)}
      >
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="was" value={item.quantity} />
        <QuantityStepper
          key={field}
          id={`quantity-${sku}`}
          label={addToCartCopy.quantityOf(name)}
          defaultValue={item.quantity}
          max={Math.max(stock_left ?? maxQuantityPerLine, item.quantity)}
          leastNote={cartCopy.useRemove}
          mostNote={quantityLimitNote(stock_left)}
          onQuantity={(quantity) => {
            changed(quantity);
            onQuantity(quantity);
          }}
        />
        <span className={css.onlyWithoutScripts}>
          <Button type="submit" tone="secondary" aria-label={cartCopy.updateNamed(name)}>
            {cartCopy.update}
          </Button>
        </span>
      </form>
      <div className={css.quietForms}>
        <span className={css.onlyWithScripts}>
          <Button tone="quiet" aria-label={savedCopy.saveNamed(name)} onClick={onSave}>
            {savedCopy.save}
          </Button>
        </span>
        <form method="post" action="/form/cart/remove" onSubmit={instead(onRemove)}>
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value={item.quantity} />
          <Button type="submit" tone="quiet" aria-label={cartCopy.removeNamed(name)}>
            {cartCopy.remove}
          </Button>
        </form>
      </div>
    </div>
  );
}

/**
 * The field keeps its own number while the shopper types; a number that comes from elsewhere (a refusal, another tab, the
 * stock) takes a new field.
 */
function useFieldOf(quantity: number): { field: number; changed: (quantity: number) => void } {
  const [inField, setInField] = useState(quantity);
  const [field, setField] = useState(0);
  if (quantity !== inField) {
    setInField(quantity);
    setField(field + 1);
  }
  return { field, changed: setInField };
}
