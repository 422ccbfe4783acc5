"use client";
import { TextField } from "@precise/ui/components/inputs/text-field";
import type { FormEvent } from "react";
import { formValues } from "../form-values.ts";
import { ListeningButton } from "../listening-button.client.tsx";
import { EmailField } from "./email-field.tsx";
import { OtherView } from "./log-in-form.client.tsx";
import { PasswordField } from "./password-field.client.tsx";
import * as css from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignIn } from "./use-sign-in.ts";

/** First name, e-mail and password, and nothing more. */
export function RegisterForm({ signIn }: { readonly signIn: SignIn }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["firstname", "email", "password"], signIn);
    if (values === null) return;
    void signIn.act(async (port) => {
      const outcome = await port.signUp(values);
      if (outcome.kind === "refused") signIn.refuse(outcome);
      else signIn.verify(values.email);
    });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        id="firstname"
        label={copy.register.firstname}
        error={signIn.problems.firstname}
        autoComplete="given-name"
        maxLength={60}
      />
      <EmailField signIn={signIn} />
      <PasswordField kind="new" label={copy.password} error={signIn.problems.password} />
      <p className={css.muted}>{copy.register.privacy}</p>
      <ListeningButton type="submit" fill pending={signIn.isBusy}>
        {copy.register.submit}
      </ListeningButton>
      <OtherView text={copy.register.other} link={copy.register.otherLink} go={() => signIn.go("logIn")} />
    </form>
  );
}
