"use client";
import type { ApiFailure } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { type AuthEnvironment, socialProvidersOf } from "@precise/auth/auth-settings";
import { exportAccount } from "@precise/contract/shop/account";
import { type FormEvent, useState } from "react";
import { personalApi } from "#shop/base/session/personal-api.ts";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";
import { AccountPart } from "./account-part.tsx";
import { eraseAccountHere } from "./end-session-here.ts";
import { ListeningButton } from "./listening-button.client.tsx";
import { PasswordField } from "./sign-in/password-field.client.tsx";
import { signInCopy } from "./sign-in/sign-in-copy.ts";
import { type Confirmation, useConfirmation } from "./sign-in/use-confirmation.ts";
import { useAccountAct } from "./use-account-act.ts";

const { records: copy } = accountCopy;
type Asked = "download" | "remove";

const words = {
  download: {
    text: copy.downloadText,
    password: copy.downloadPassword,
    confirm: copy.downloadConfirm,
    keep: copy.cancel,
  },
  remove: { text: copy.removeText, password: copy.removePassword, confirm: copy.confirm, keep: copy.keep },
} as const;

/**
 * A copy of everything that is kept, and the end of the account. Either asks once more who it is.
 * @source Nigeria Data Protection Act 2023, s. 34, 38; decision 042
 */
export function RecordsPart({ auth, email }: { readonly auth: AuthEnvironment; readonly email: string }) {
  const { isBusy, message, say, act } = useAccountAct();
  const { confirmed, forget, byPassword, leaveFor } = useConfirmation(auth, say);
  const [chosen, setChosen] = useState<Asked | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const providers = socialProvidersOf(auth);

  const isOfOther = ({ code }: ApiFailure) => {
    if (code !== "fresh_sign_in_required") return false;
    say({ tone: "critical", text: copy.notConfirmed });
    return true;
  };
  const carryOut = async (what: Asked, { port, tokens }: Confirmation) => {
    forget();
    let isDone = false;
    if (what === "download") {
      await act(
        () => call(personalApi, exportAccount, { body: tokens }),
        (records) => {
          saveAsFile(JSON.stringify(records, null, 2), "precise-my-data.json");
          setChosen(null);
          say({ tone: "positive", text: copy.downloaded });
        },
        isOfOther,
      );
      return port.forget();
    }
    await act(
      () => eraseAccountHere(tokens),
      () => {
        isDone = true;
      },
      isOfOther,
    );
    if (!isDone) return port.forget();
    // The account is gone; the login with the identity provider goes last, while its tokens still open it.
    const isLoginGone = await port.deleteUser().then(
      ({ kind }) => kind === "done",
      () => false,
    );
    if (isLoginGone) return location.assign("/");
    say({ tone: "critical", text: copy.loginStays });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === null || isConfirming) return;
    const password = String(new FormData(event.currentTarget).get("delete-password") ?? "");
    setProblem(undefined);
    say(null);
    if (confirmed === null && password === "") return setProblem(signInCopy.missing.password);
    setConfirming(true);
    const proof = confirmed ?? (await byPassword(email, password));
    if (typeof proof === "string") setProblem(proof);
    else await carryOut(chosen, proof);
    setConfirming(false);
  };
  const pending = isBusy || isConfirming;

  return (
    <AccountPart title={copy.title} message={message}>
      <p className={css.muted}>{copy.text}</p>
      {chosen === null ? (
        <div className={css.acts}>
          <ListeningButton tone="secondary" pending={pending} onClick={() => setChosen("download")}>
            {copy.download}
          </ListeningButton>
          <ListeningButton tone="quiet" onClick={() => setChosen("remove")}>
            {copy.remove}
          </ListeningButton>
        </div>
      ) : (
        <form key={chosen} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <p>{words[chosen].text}</p>
          {confirmed === null && (
            <>
              <div className={css.wide}>
                <PasswordField
                  id="delete-password"
                  kind="current"
                  label={words[chosen].password}
                  error={problem}
                />
              </div>
              {providers.length > 0 && <p className={css.muted}>{copy.social}</p>}
              <div className={css.acts}>
                {providers.map((provider) => (
                  <ListeningButton key={provider} tone="secondary" onClick={() => void leaveFor(provider)}>
                    {copy.confirmWith(provider)}
                  </ListeningButton>
                ))}
              </div>
            </>
          )}
          <div className={css.acts}>
            <ListeningButton
              type="submit"
              tone={chosen === "remove" ? "critical" : "primary"}
              pending={pending}
            >
              {words[chosen].confirm}
            </ListeningButton>
            <ListeningButton tone="quiet" onClick={() => setChosen(null)}>
              {words[chosen].keep}
            </ListeningButton>
          </div>
        </form>
      )}
    </AccountPart>
  );
}

function saveAsFile(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
