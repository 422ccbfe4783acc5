"use client";
import type { AuthEnvironment } from "@precise/auth/auth-settings";
import { Alert } from "@precise/ui/components/feedback/alert";
import type { FormEvent } from "react";
import { formValues } from "../form-values.ts";
import { ListeningButton } from "../listening-button.client.tsx";
import { loadSignInPort } from "./load-sign-in-port.ts";
import { PasswordField } from "./password-field.client.tsx";
import * as css from "./sign-in.css.ts";
import { signInCopy as copy } from "./sign-in-copy.ts";
import { useSignIn } from "./use-sign-in.ts";
import { UsernameEntry } from "./username-entry.tsx";
import { VerifyForm } from "./verify-form.client.tsx";

/**
 * An account with one field: name and address are those of the order that was just placed. The e-mail is confirmed by its code,
 * as for everybody.
 * @param returnPath where the new user stays
 */
export function AccountAfterOrder(props: {
  readonly auth: AuthEnvironment;
  readonly firstname: string;
  readonly email: string;
  readonly returnPath: string;
}) {
  const { auth, firstname, email, returnPath } = props;
  const signIn = useSignIn(auth, "register");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const values = formValues(event, ["password"], signIn);
    if (values === null) return;
    void signIn.act(async (port) => {
      const outcome = await port.signUp({ firstname, email, password: values.password });
      if (outcome.kind === "refused") signIn.refuse(outcome);
      else signIn.verify(email);
    });
  };
  const isCodeAsked = signIn.view === "verify";
  return (
    <div className={css.afterOrder}>
      <p className={css.muted}>{isCodeAsked ? copy.verify.text(email) : copy.afterOrder.text(email)}</p>
      <div aria-live="polite">
        {signIn.message && <Alert tone={signIn.message.tone}>{signIn.message.text}</Alert>}
      </div>
      {isCodeAsked ? (
        <VerifyForm signIn={signIn} returnPath={returnPath} />
      ) : (
        <form
          className={css.form}
          noValidate
          onSubmit={submit}
          onFocus={() => void loadSignInPort(auth).catch(() => undefined)}
        >
          <UsernameEntry email={email} />
          <PasswordField kind="new" label={copy.password} error={signIn.problems.password} />
          <ListeningButton type="submit" tone="secondary" pending={signIn.isBusy}>
            {copy.register.submit}
          </ListeningButton>
        </form>
      )}
      <noscript>{copy.noScripts}</noscript>
    </div>
  );
}
