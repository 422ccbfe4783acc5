"use client";
import { Button } from "@precise/ui/components/button";
import { TextField } from "@precise/ui/components/text-field";
import type { FormEvent } from "react";
import { formValues } from "./form-values.ts";
import { OtherView } from "./log-in-form.client.tsx";
import * as css from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignIn } from "./use-sign-in.ts";

/** Asks for a code; the answer is the same whether the e-mail has an account or not. */
export function ForgottenForm({ signIn }: { readonly signIn: SignIn }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["email"], signIn);
    if (values === null) return;
    void signIn.act(async (port) => {
      const outcome = await port.forgotPassword(values.email);
      if (outcome.kind === "refused") signIn.refuse(outcome);
      else signIn.reset(values.email);
    });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        id="email"
        label={copy.email}
        error={signIn.problems.email}
        type="email"
        autoComplete="username"
        defaultValue={signIn.email}
        maxLength={254}
      />
      <Button type="submit" fill pending={signIn.isBusy}>
        {copy.forgotten.submit}
      </Button>
      <OtherView text={copy.forgotten.other} link={copy.forgotten.otherLink} go={() => signIn.go("logIn")} />
    </form>
  );
}
