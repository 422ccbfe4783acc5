import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { addToCartCopy } from "../adding/add-to-cart-copy.ts";
import { takenCopy } from "../adding/taken-copy.ts";
import { cartCopy } from "../cart-copy.ts";
import type { CartEvent } from "../posts/cart-page-event.ts";
import * as css from "./cart-page.css.ts";

/** What a plain form has just done, for browsers without scripts. @param name of the product; null where it is not known */
export function CartEventNote({ event, name }: { readonly event: CartEvent; readonly name: string | null }) {
  if ("added" in event) {
    return <Alert tone="positive">{name ? cartCopy.addedNamed(name) : addToCartCopy.added}</Alert>;
  }
  if ("capped" in event) return <Alert tone="caution">{cartCopy.capped(name ?? event.capped)}</Alert>;
  if ("taken" in event) {
    return (
      <Alert tone={event.left + event.fewer > 0 ? "caution" : "positive"}>
        <p>{takenCopy[event.taken]}</p>
        {event.left > 0 && <p>{takenCopy.left(event.left)}</p>}
        {event.fewer > 0 && <p>{takenCopy.fewer(event.fewer)}</p>}
      </Alert>
    );
  }
  if ("problem" in event) {
    return (
      <Alert tone="critical" {...(name && { title: name })}>
        {cartProblemCopy[event.problem]}
      </Alert>
    );
  }
  return (
    <Alert title={cartCopy.removed(name ?? event.removed)}>
      <form className={css.inline} method="post" action="/form/cart/update">
        <input type="hidden" name="sku" value={event.removed} />
        <input type="hidden" name="quantity" value={event.quantity} />
        <Button type="submit" tone="secondary">
          {cartCopy.undo}
        </Button>
      </form>
    </Alert>
  );
}
