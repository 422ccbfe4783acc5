"use client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { type FormEvent, useEffect, useState } from "react";
import { forgetTyped } from "../forms/typed-entries.ts";
import { useIsOnline } from "../shell/use-is-online.ts";
import * as css from "./place-order-form.css.ts";

/**
 * The button that orders, with the total that is accepted by it. A second press while the first is on its way does
 * nothing; the server finds one order whatever is pressed.
 * @source design D14; design "Traps of other shops": the guard is a state, never a disabled button
 */
export function PlaceOrderForm(props: {
  readonly action: string;
  /** Naira, as on the wire. */
  readonly acceptedTotal: number;
  readonly words: {
    readonly label: string;
    readonly placing: string;
    readonly hint: string;
    /** Said while there is no network. */
    readonly offline: string;
  };
}) {
  const { action, acceptedTotal, words } = props;
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
    <form className={css.place} method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="accepted_total" value={acceptedTotal} />
      {isOffline && <Alert tone="caution">{words.offline}</Alert>}
      <Button type="submit" fill pending={isPlacing}>
        {isPlacing ? words.placing : words.label}
      </Button>
      <p className={css.hint}>{words.hint}</p>
    </form>
  );
}
