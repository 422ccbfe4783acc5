import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import type { CartEvent } from "../posts/cart-page-event.ts";
import type { VisitorCart } from "../visitor-cart.ts";
import { CartEventNote } from "./cart-event-note.tsx";
import type { CartPageProps } from "./cart-page.client.tsx";

/** What the cart page shows. */
export interface CartPageState {
  readonly visitor: VisitorCart;
  /** What just happened by a plain form. */
  readonly event: CartEvent | null;
  /** Name of the product that it happened to; null where the event names none, or it is not known. */
  readonly eventName: string | null;
  readonly coupon: CouponOutcome | null;
}

/** Always in this order: the page is also put together from a frame, in which the props of an empty cart are looked up. */
export function cartPageProps({ visitor, event, eventName, coupon }: CartPageState): CartPageProps {
  return {
    state: visitor.kind,
    initial: visitor.kind === "loaded" ? visitor.cart : null,
    // Made here, so that a browser never gets what it takes: a note is only on pages that a plain form led to.
    note: event && <CartEventNote event={event} name={eventName} />,
    coupon,
  };
}
