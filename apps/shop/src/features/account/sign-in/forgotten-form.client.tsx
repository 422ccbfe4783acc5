"use client";
import type { FormEvent } from "react";
import { formValues } from "../form-values.ts";
import { ListeningButton } from "../listening-button.client.tsx";
import { EmailField } from "./email-field.tsx";
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
      <EmailField signIn={signIn} />
      <ListeningButton type="submit" fill pending={signIn.isBusy}>
        {copy.forgotten.submit}
      </ListeningButton>
      <OtherView text={copy.forgotten.other} link={copy.forgotten.otherLink} go={() => signIn.go("logIn")} />
    </form>
  );
}
