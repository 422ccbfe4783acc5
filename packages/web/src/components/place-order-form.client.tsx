"use client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { describedBy, FieldError } from "@precise/ui/components/inputs/field";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { forgetTyped } from "../forms/typed-entries.ts";
import { onReturn } from "../shell/on-return.ts";
import { useIsOnline } from "../shell/use-is-online.ts";
import * as css from "./place-order-form.css.ts";

/** A tick without which nothing is ordered. */
export interface OrderTick {
  readonly name: string;
  /** What is sent where it is ticked. */
  readonly value: string;
  readonly label: string;
  /** Said where it is missing. */
  readonly missing: string;
  /** The server has missed it. */
  readonly isMissing: boolean;
}

/**
 * The button that orders, with the total that is accepted by it. A second press while the first is on its way does
 * nothing; the server finds one order whatever is pressed.
 * @source design D14; design "Traps of other shops": the guard is a state, never a disabled button
 */
export function PlaceOrderForm(props: {
  readonly action: string;
  /** Naira, as on the wire. */
  readonly acceptedTotal: number;
  /** Id of a form that stands above and is sent with the order; without it the button has a form of its own. */
  readonly joins?: string;
  readonly tick?: OrderTick | undefined;
  readonly words: {
    readonly label: string;
    readonly placing: string;
    readonly hint?: string;
    /** The total in words, shown over the button where its label does not say it. */
    readonly total?: { readonly label: string; readonly amount: string };
    /** Said while there is no network. */
    readonly offline: string;
  };
}) {
  const { action, acceptedTotal, joins, tick, words } = props;
  const [isPlacing, setIsPlacing] = useState(false);
  const [isTickMissing, setIsTickMissing] = useState(tick?.isMissing ?? false);
  const tickBox = useRef<HTMLInputElement>(null);
  const isOffline = !useIsOnline();

  // A page that Back brings up from the browser's memory must be usable again.
  useEffect(() => onReturn(() => setIsPlacing(false)), []);

  function onClick(event: MouseEvent): void {
    if (isPlacing || isOffline) {
      event.preventDefault();
      return;
    }
    if (tickBox.current?.checked === false) {
      event.preventDefault();
      setIsTickMissing(true);
      tickBox.current.focus();
      return;
    }
    setIsPlacing(true);
    forgetTyped();
  }

  // A name, so that the form that is joined knows that not its own next step is asked for.
  const inOther = { form: joins, formAction: action, formNoValidate: true, name: "intent", value: "order" };
  const tickError = { label: tick?.label ?? "", error: isTickMissing ? tick?.missing : undefined };
  const parts = (
    <>
      {tick && (
        <div className={css.tick}>
          {/* Not `required`: without scripts the browser would say so in words of its own. */}
          <Checkbox
            ref={tickBox}
            id={tick.name}
            name={tick.name}
            value={tick.value}
            label={tick.label}
            form={joins}
            aria-required="true"
            aria-invalid={isTickMissing || undefined}
            aria-describedby={describedBy(tick.name, tickError)}
            // Without scripts the browser puts the focus there.
            autoFocus={tick.isMissing}
            onChange={() => setIsTickMissing(false)}
          />
          <FieldError id={tick.name} error={tickError.error} />
        </div>
      )}
      <input type="hidden" name="accepted_total" value={acceptedTotal} form={joins} />
      {words.total && (
        <p className={css.total} id="to-pay">
          <span>{words.total.label}</span> <strong>{words.total.amount}</strong>
        </p>
      )}
      {isOffline && <Alert tone="caution">{words.offline}</Alert>}
      <Button
        type="submit"
        fill
        pending={isPlacing}
        aria-describedby={words.total && "to-pay"}
        onClick={onClick}
        {...(joins !== undefined && inOther)}
      >
        {isPlacing ? words.placing : words.label}
      </Button>
      {words.hint && <p className={css.hint}>{words.hint}</p>}
    </>
  );
  if (joins !== undefined) return <div className={css.place}>{parts}</div>;
  return (
    <form className={css.place} method="post" action={action}>
      {parts}
    </form>
  );
}
