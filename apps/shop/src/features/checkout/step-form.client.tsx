"use client";
import { Alert } from "@precise/ui/components/alert";
import { Button } from "@precise/ui/components/button";
import type { ReactNode } from "react";
import { checkoutCopy } from "../../purchase/copy/checkout-copy.ts";
import { defaultButton, stepForm } from "./checkout.css.ts";
import type { CheckedForm } from "./use-checked-form.ts";

/** The frame of a step's form: its fields and the one button that leads on. */
export function StepForm(props: {
  readonly form: CheckedForm;
  readonly next: string;
  readonly children: ReactNode;
}) {
  const { form, next, children } = props;
  return (
    <form {...form.formProps} className={stepForm}>
      {/* Enter in a field presses a form's first button: it must be the one that leads on, whatever stands between. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className={defaultButton} />
      {children}
      {form.isOffline && <Alert tone="caution">{checkoutCopy.offline}</Alert>}
      <Button type="submit" fill pending={form.isSending}>
        {next}
      </Button>
    </form>
  );
}
