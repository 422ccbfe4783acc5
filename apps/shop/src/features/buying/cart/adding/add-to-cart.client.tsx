"use client";
import { maxQuantityPerLine } from "@precise/cart-core/limits";
import type { Kobo } from "@precise/cart-core/money";
import { Button } from "@precise/ui/components/inputs/button";
import { QuantityStepper } from "@precise/ui/components/inputs/quantity-stepper.client";
import { type FormEvent, useId, useRef, useState } from "react";
import { quantityOf } from "#shop/features/buying/lines/quantity-field.ts";
import { addEdit, removeEdit } from "../cart-store.ts";
import * as css from "./add-to-cart.css.ts";
import { addToCartCopy } from "./add-to-cart-copy.ts";
import { BuyBar } from "./buy-bar.client.tsx";
import { hasBar } from "./buy-bar.css.ts";
import { quantityLimitNote } from "./quantity-limit-note.ts";
import { setWantedQuantity, useWantedQuantity } from "./wanted-quantity.ts";

const loadQueue = () => import("./add-with-toast.client.ts");

/**
 * Puts a product into the cart. A plain form that works before and without scripts; with them it stays on the page: the
 * badge counts at once, each press adds once, and a toast shows the result. What it takes to call the API comes on the
 * first touch. Only for what is in stock.
 * @source design D8, D20
 */
export function AddToCart(props: {
  readonly sku: string;
  readonly name: string;
  /** What one piece costs now. */
  readonly kobo: Kobo;
  /** Set when 5 or fewer are left. */
  readonly stockLeft?: number | undefined;
}) {
  const { sku, name, kobo, stockLeft } = props;
  const id = useId();
  const button = useRef<HTMLSpanElement>(null);
  const isOnItsWay = useRef(false);
  const [underWay, setUnderWay] = useState(0);
  const wanted = useWantedQuantity(sku);

  async function addEnhanced(form: HTMLFormElement, quantity: number): Promise<void> {
    const edit = addEdit({ kind: "add", pieces: quantity });
    setUnderWay((calls) => calls + 1);
    const queue = await loadQueue().catch(() => null);
    await queue?.addWithToast({ sku, name, quantity }, edit);
    setUnderWay((calls) => calls - 1);
    if (queue) return;
    // The code cannot be fetched: the plain form does it, once.
    removeEdit(edit);
    if (!isOnItsWay.current) form.submit();
    isOnItsWay.current = true;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    const quantity = quantityOf(String(new FormData(form).get("quantity")), 1);
    // Not a number of pieces: the server says so.
    if (quantity === null) return;
    event.preventDefault();
    void addEnhanced(form, quantity);
  }

  const warmUp = () => void loadQueue().catch(() => null);
  return (
    <>
      <form
        id={id}
        className={`${css.form} ${hasBar}`}
        method="post"
        action="/form/cart/add"
        onSubmit={onSubmit}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <input type="hidden" name="sku" value={sku} />
        <QuantityStepper
          id={`${id}-quantity`}
          label={addToCartCopy.quantityOf(name)}
          defaultValue={1}
          max={stockLeft ?? maxQuantityPerLine}
          mostNote={quantityLimitNote(stockLeft)}
          onQuantity={(quantity) => setWantedQuantity(sku, quantity)}
        />
        <span ref={button} className={css.button} data-buy-button="">
          <Button type="submit" fill pending={underWay > 0}>
            {addToCartCopy.add}
          </Button>
        </span>
      </form>
      <BuyBar
        formId={id}
        watched={button}
        name={name}
        kobo={kobo}
        quantity={wanted}
        isAdding={underWay > 0}
      />
    </>
  );
}
