"use client";
import { call } from "@precise/api-client/client";
import { type AuthEnvironment, socialProvidersOf } from "@precise/auth/auth-settings";
import type { SignInProblem } from "@precise/auth/sign-in-port";
import { endOtherSessions } from "@precise/contract/shop/session";
import { type FormEvent, useRef, useState } from "react";
import { personalApi } from "#shop/base/session/personal-api.ts";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";
import { AccountPart } from "./account-part.tsx";
import { ListeningButton } from "./listening-button.client.tsx";
import { loadSignInPort } from "./sign-in/load-sign-in-port.ts";
import { PasswordField } from "./sign-in/password-field.client.tsx";
import { signInCopy } from "./sign-in/sign-in-copy.ts";
import { UsernameEntry } from "./sign-in/username-entry.tsx";
import type { AccountMessage } from "./use-account-act.ts";

const { password: copy } = accountCopy;
type Problems = { readonly current?: string; readonly next?: string };

/** A new password: the current one is asked for, and every other device has to log in again. @source design D6 */
export function PasswordForm({ auth, email }: { readonly auth: AuthEnvironment; readonly email: string }) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<AccountMessage | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);

  const wrong = (found: Problems) => {
    setProblems(found);
    document.getElementById(found.current === undefined ? "new-password" : "current-password")?.focus();
  };
  const refuse = (problem: SignInProblem) => {
    if (problem === "wrong_password") return wrong({ current: copy.wrong });
    if (problem === "password_too_short" || problem === "password_has_outer_space")
      return wrong({ next: signInCopy.problems[problem] });
    return setMessage({ tone: "critical", text: signInCopy.problems[problem] });
  };
  const change = async (current: string, next: string) => {
    try {
      const port = await loadSignInPort(auth);
      const outcome = await port.changePassword(email, current, next);
      if (outcome.kind === "refused") return refuse(outcome.problem);
      const others = await call(personalApi, endOtherSessions);
      form.current?.reset();
      setMessage(
        others.ok
          ? { tone: "positive", text: copy.changed }
          : { tone: "critical", text: copy.changedHereOnly },
      );
    } catch {
      // The code for it could not be fetched, or the provider answered something unexpected.
      setMessage({ tone: "critical", text: signInCopy.unreachable });
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const [current, next] = [String(values.get("current-password")), String(values.get("new-password"))];
    setMessage(null);
    setProblems({});
    if (current === "") return wrong({ current: signInCopy.missing.password });
    if (next === "") return wrong({ next: signInCopy.missing.password });
    setBusy(true);
    void change(current, next).finally(() => setBusy(false));
  };

  return (
    <AccountPart title={copy.title} message={message}>
      <p className={css.muted}>
        {copy.text} {socialProvidersOf(auth).length > 0 && copy.social}
      </p>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <div className={css.wide}>
          <UsernameEntry email={email} />
          <PasswordField id="current-password" kind="current" label={copy.current} error={problems.current} />
          <PasswordField id="new-password" kind="new" error={problems.next} />
        </div>
        <ListeningButton type="submit" pending={isBusy}>
          {copy.save}
        </ListeningButton>
      </form>
    </AccountPart>
  );
}
