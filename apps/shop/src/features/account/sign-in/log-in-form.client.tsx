"use client";
import { type FormEvent, useRef } from "react";
import { formValues, valuesOfForm } from "../form-values.ts";
import { ListeningButton, ListeningTextButton } from "../listening-button.client.tsx";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.client.tsx";
import * as css from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignIn } from "./use-sign-in.ts";

/** E-mail and password, or a code by e-mail where the pool signs in by one. */
export function LogInForm(props: {
  readonly signIn: SignIn;
  readonly returnPath: string;
  readonly offersCodes: boolean;
}) {
  const { signIn, returnPath, offersCodes } = props;
  const form = useRef<HTMLFormElement>(null);
  const askForCode = () => {
    const values = form.current && valuesOfForm(form.current, ["email"], signIn);
    if (values === null) return;
    void signIn.act(async (port) => {
      const outcome = await port.sendSignInCode(values.email);
      if (outcome.kind === "refused") signIn.refuse(outcome);
      else signIn.askSignInCode(values.email);
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["email", "password"], signIn);
    if (values === null) return;
    const { email, password } = values;
    void signIn.act(async (port) => {
      const outcome = await port.signIn(email, password);
      switch (outcome.kind) {
        case "signed_in":
          return signIn.finish(port, outcome.tokens, returnPath);
        case "confirm_email":
          await port.resendCode(email);
          return signIn.verify(email);
        case "choose_password":
          return signIn.choose();
        case "refused":
          return signIn.refuse(outcome);
      }
    });
  };
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <EmailField signIn={signIn} />
      <PasswordField kind="current" error={signIn.problems.password} />
      <ListeningButton type="submit" fill pending={signIn.isBusy}>
        {copy.logIn.submit}
      </ListeningButton>
      <div className={css.row}>
        {offersCodes && <ListeningTextButton onClick={askForCode}>{copy.logIn.byCode}</ListeningTextButton>}
        <ListeningTextButton onClick={() => signIn.go("forgotten")}>
          {copy.logIn.forgotten}
        </ListeningTextButton>
        <OtherView text={copy.logIn.other} link={copy.logIn.otherLink} go={() => signIn.go("register")} />
      </div>
    </form>
  );
}

/** "New here? Register" */
export function OtherView(props: { readonly text: string; readonly link: string; readonly go: () => void }) {
  return (
    <p className={css.muted}>
      {props.text} <ListeningTextButton onClick={props.go}>{props.link}</ListeningTextButton>
    </p>
  );
}
