"use client";
import { Alert } from "@precise/ui/components/alert";
import { Button } from "@precise/ui/components/button";
import { forgetTyped } from "@precise/web/forms/typed-entries";
import { useIsOnline } from "@precise/web/shell/use-is-online";
import { type FormEvent, useEffect, useState } from "react";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import * as css from "./checkout.css.ts";

/**
 * The button that orders, with the total that the shopper accepts by it. A second press while the first is on its way does
 * nothing; the server finds one order whatever is pressed.
 * @source D14; FEATURES K5: the guard is a state, never a disabled button
 */
export function PlaceOrderForm(props: {
  /** Naira, as on the wire. */
  readonly acceptedTotal: number;
  readonly label: string;
  readonly hint: string;
}) {
  const { acceptedTotal, label, hint } = props;
  const [isPlacing, setIsPlacing] = useState(false);
  const isOffline = !useIsOnline();

  useEffect(forgetTyped, []);

  // A page that Back brings up from the browser's memory must be usable again.
  useEffect(() => {
    const wakeUp = () => setIsPlacing(false);
    window.addEventListener("pageshow", wakeUp);
    return () => window.removeEventListener("pageshow", wakeUp);
  }, []);

  function onSubmit(event: FormEvent): void {
    if (isPlacing || isOffline) event.preventDefault();
    else setIsPlacing(true);
  }

  return (
    <form className={css.place} method="post" action="/checkout/save/order" onSubmit={onSubmit}>
      <input type="hidden" name="accepted_total" value={acceptedTotal} />
      {isOffline && <Alert tone="caution">{checkoutCopy.offline}</Alert>}
      <Button type="submit" fill pending={isPlacing}>
        {isPlacing ? checkoutCopy.review.placing : label}
      </Button>
      <p className={css.hint}>{hint}</p>
    </form>
  );
}
