"use client";
import type { FormEvent } from "react";
import { formValues } from "../form-values.ts";
import { ListeningButton } from "../listening-button.client.tsx";
import { CodeField, plainCode } from "./code-field.tsx";
import { OtherView } from "./log-in-form.client.tsx";
import * as css from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import type { SignIn } from "./use-sign-in.ts";
import { NewCode } from "./verify-form.client.tsx";

/** Signs in by the code from an e-mail, instead of the password. */
export function SignInCodeForm({
  signIn,
  returnPath,
}: {
  readonly signIn: SignIn;
  readonly returnPath: string;
}) {
  const { email } = signIn;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["code"], signIn);
    if (values === null) return;
    void signIn.act(async (port) => {
      const outcome = await port.signInByCode(plainCode(values.code));
      switch (outcome.kind) {
        case "signed_in":
          return signIn.finish(port, outcome.tokens, returnPath);
        case "choose_password":
          return signIn.choose();
        case "confirm_email":
          return signIn.confirm(email);
        case "refused":
          return signIn.refuse(outcome);
      }
    });
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <CodeField error={signIn.problems.code} />
      <ListeningButton type="submit" fill pending={signIn.isBusy}>
        {copy.signInCode.submit}
      </ListeningButton>
      <div className={css.row}>
        <NewCode signIn={signIn} text={copy.signInCode.again} send={(port) => port.sendSignInCode(email)} />
        <OtherView
          text={copy.signInCode.other}
          link={copy.signInCode.otherLink}
          go={() => signIn.go("logIn")}
        />
      </div>
    </form>
  );
}
