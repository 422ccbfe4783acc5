"use client";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import type { ReactNode } from "react";
import type { CheckedForm as Form } from "../forms/use-checked-form.ts";
import { onlyWithoutScripts } from "./address-fields.css.ts";
import { checkedForm, defaultButton } from "./checked-form.css.ts";

/** The frame of a form that is checked before it is sent: its fields and the one button that leads on. */
export function CheckedForm<Field extends string>(props: {
  readonly form: Form<Field>;
  /** What the button says. */
  readonly next: string;
  /** With scripts something else leads on: the button is for browsers without. */
  readonly isNextForNoScripts?: boolean;
  /** Said while there is no network: what is typed is kept. */
  readonly offline: string;
  /** For a button that stands outside and sends the form as well. */
  readonly id?: string;
  /** For styles that follow what is chosen inside. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { form, next, isNextForNoScripts = false, offline, id, className = "", children } = props;
  return (
    <form {...form.formProps} id={id} className={`${checkedForm} ${className}`}>
      {/* Enter in a field presses a form's first button: it must be the one that leads on. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={defaultButton} />
      {children}
      {form.isOffline && <Alert tone="caution">{offline}</Alert>}
      <div className={isNextForNoScripts ? onlyWithoutScripts : undefined}>
        <Button type="submit" fill pending={form.isSending}>
          {next}
        </Button>
      </div>
    </form>
  );
}
