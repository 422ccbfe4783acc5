"use client";
import type { Done, SignInPort } from "@precise/auth/sign-in-port";
import type { FormEvent } from "react";
import { formValues } from "../form-values.ts";
import { ListeningButton, ListeningTextButton } from "../listening-button.client.tsx";
import { CodeField, plainCode } from "./code-field.tsx";
import { OtherView } from "./log-in-form.client.tsx";
import * as css from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignIn } from "./use-sign-in.ts";

/** Confirms the e-mail by the code, and signs in. */
export function VerifyForm({ signIn, returnPath }: { readonly signIn: SignIn; readonly returnPath: string }) {
  const { email } = signIn;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["code"], signIn);
    if (values === null) return;
    void signIn.act(async (port) => {
      const outcome = await port.confirmEmail(email, plainCode(values.code));
      switch (outcome.kind) {
        case "signed_in":
          return signIn.finish(port, outcome.tokens, returnPath);
        case "confirmed":
          signIn.go("logIn");
          return signIn.say({ tone: "positive", text: copy.verify.confirmed });
        case "confirm_email":
          return;
        case "choose_password":
          return signIn.choose();
        case "refused":
          return signIn.refuse(outcome);
      }
    });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <CodeField error={signIn.problems.code} />
      <ListeningButton type="submit" fill pending={signIn.isBusy}>
        {copy.verify.submit}
      </ListeningButton>
      <div className={css.row}>
        <NewCode signIn={signIn} text={copy.verify.again} send={(port) => port.resendCode(email)} />
        <OtherView text={copy.verify.other} link={copy.verify.otherLink} go={() => signIn.go("register")} />
      </div>
    </form>
  );
}

/** Asks for another code. */
export function NewCode(props: {
  readonly signIn: SignIn;
  readonly text: string;
  readonly send: (port: SignInPort) => Promise<Done>;
}) {
  const { signIn, text, send } = props;
  const ask = () =>
    void signIn.act(async (port) => {
      const outcome = await send(port);
      if (outcome.kind === "refused") signIn.refuse(outcome);
      else signIn.say({ tone: "positive", text: copy.verify.sentAgain });
    });
  return <ListeningTextButton onClick={ask}>{text}</ListeningTextButton>;
}
