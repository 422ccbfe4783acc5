"use client";
import type { FormEvent } from "react";
import { formValues } from "../form-values.ts";
import { ListeningButton } from "../listening-button.client.tsx";
import { CodeField, plainCode } from "./code-field.tsx";
import { OtherView } from "./log-in-form.client.tsx";
import { PasswordField } from "./password-field.client.tsx";
import * as css from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignIn } from "./use-sign-in.ts";
import { UsernameEntry } from "./username-entry.tsx";
import { NewCode } from "./verify-form.client.tsx";

type Props = { readonly signIn: SignIn; readonly returnPath: string };

/** The code and a new password in place of a forgotten one; then one is logged in. */
export function ResetForm({ signIn, returnPath }: Props) {
  const { email } = signIn;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["code", "password"], signIn);
    if (values === null) return;
    // Anyone who knew the old password is out with the first sign-in, also when that one follows later on this page.
    signIn.noteNewPassword();
    void signIn.act(async (port) => {
      const outcome = await port.resetPassword(email, plainCode(values.code), values.password);
      if (outcome.kind === "signed_in") return signIn.finish(port, outcome.tokens, returnPath);
      return outcome.kind === "refused" ? signIn.refuse(outcome) : signIn.go("logIn");
    });
  };
  const confirmFirst = () =>
    signIn.act(async (port) => {
      const outcome = await port.resendCode(email);
      if (outcome.kind === "refused") signIn.refuse(outcome);
      else signIn.confirm(email);
    });
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <CodeField error={signIn.problems.code} />
      <UsernameEntry email={email} />
      <PasswordField kind="new" error={signIn.problems.password} />
      <ListeningButton type="submit" fill pending={signIn.isBusy}>
        {copy.reset.submit}
      </ListeningButton>
      <div className={css.row}>
        <NewCode signIn={signIn} text={copy.reset.again} send={(port) => port.forgotPassword(email)} />
        {/* A pool sends no code for a new password to an address that was never confirmed. */}
        <OtherView text={copy.reset.other} link={copy.reset.otherLink} go={() => void confirmFirst()} />
      </div>
    </form>
  );
}

/** A password in place of the first one, which another person chose. */
export function ChooseForm({ signIn, returnPath }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["password"], signIn);
    if (values === null) return;
    signIn.noteNewPassword();
    void signIn.act(async (port) => {
      const outcome = await port.choosePassword(values.password);
      if (outcome.kind === "signed_in") return signIn.finish(port, outcome.tokens, returnPath);
      return outcome.kind === "refused" ? signIn.refuse(outcome) : signIn.go("logIn");
    });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <PasswordField kind="new" error={signIn.problems.password} />
      <ListeningButton type="submit" fill pending={signIn.isBusy}>
        {copy.choose.submit}
      </ListeningButton>
    </form>
  );
}
