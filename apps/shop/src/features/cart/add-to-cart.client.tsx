"use client";
import { maxQuantityPerLine } from "@precise/cart-core/limits";
import type { StockStatus } from "@precise/contract/product";
import { Button } from "@precise/ui/components/button";
import { QuantityStepper } from "@precise/ui/components/quantity-stepper.client";
import { type FormEvent, useId, useRef } from "react";
import { addToCartCopy } from "../../purchase/copy/add-to-cart-copy.ts";
import { quantityOf } from "../../purchase/quantity-field.ts";
import * as css from "./add-to-cart.css.ts";
import { countUnderWay } from "./cart-state.ts";

const loadQueue = () => import("./add-in-turn.client.ts");

/**
 * Puts a product into the cart. A plain form that works before and without scripts; with them it stays on the page: the
 * badge counts at once, each press adds once, and a toast tells how it went. What it takes to call the API comes on the
 * first touch.
 * @source D8, D20
 */
export function AddToCart(props: {
  readonly sku: string;
  readonly name: string;
  readonly stockStatus: StockStatus;
  /** Told when 5 or fewer are left. */
  readonly stockLeft?: number | undefined;
}) {
  const { sku, name, stockStatus, stockLeft } = props;
  const id = useId();
  const isOnItsWay = useRef(false);
  if (stockStatus === "OUT_OF_STOCK") return <p className={css.unavailable}>{addToCartCopy.outOfStock}</p>;

  async function addEnhanced(form: HTMLFormElement, quantity: number): Promise<void> {
    countUnderWay(quantity);
    const queue = await loadQueue().catch(() => null);
    if (queue) return queue.addAndTell({ sku, name, quantity });
    // The code cannot be fetched: the plain form does it, once.
    countUnderWay(-quantity);
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
    <form
      className={css.form}
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
      />
      <span className={css.button}>
        <Button type="submit" fill>
          {addToCartCopy.add}
        </Button>
      </span>
    </form>
  );
}
