"use client";
import { forgetTyped } from "@precise/web/forms/typed-entries";
import { type FormEvent, type ReactNode, useRef } from "react";
import { useSaveStep } from "./use-step-form.ts";

/** Takes another address of the account, in the place of what was typed. It is sent once, however often it is pressed. */
export function SavedAddressForm({ children }: { readonly children: ReactNode }) {
  const { saveStep } = useSaveStep();
  const isSent = useRef(false);

  async function take(form: HTMLFormElement): Promise<void> {
    if (isSent.current) return;
    isSent.current = true;
    forgetTyped("delivery");
    if (!(await saveStep(form).catch(() => false))) form.submit();
    isSent.current = false;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void take(event.currentTarget);
  }
  return (
    <form method="post" action="/checkout/save/delivery" onSubmit={onSubmit}>
      {children}
    </form>
  );
}
