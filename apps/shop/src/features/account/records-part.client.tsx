"use client";
import { fetchRecords } from "@precise/api-client/account";
import type { AuthEnvironment } from "@precise/auth/auth-settings";
import { type FormEvent, useState } from "react";
import { personalApi } from "../../shell/personal-api.ts";
import { eraseAccountHere } from "../../shell/session/end-session-here.ts";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";
import { AccountPart } from "./account-part.tsx";
import { ListeningButton } from "./listening-button.client.tsx";
import { loadSignInPort } from "./load-sign-in-port.ts";
import { PasswordField } from "./password-field.client.tsx";
import { signInCopy } from "./sign-in-copy.ts";
import { useAccountAct } from "./use-account-act.ts";

const { records: copy } = accountCopy;

/** A copy of everything that is kept, and the end of the account. @source Nigeria Data Protection Act 2023, s. 34, 38 */
export function RecordsPart({ auth, email }: { readonly auth: AuthEnvironment; readonly email: string }) {
  const { isBusy, message, say, act } = useAccountAct();
  const [isAsking, setAsking] = useState(false);
  const [isSocial, setSocial] = useState(false);
  const [problem, setProblem] = useState<string>();

  const download = () =>
    void act(
      () => fetchRecords(personalApi),
      (records) => saveAsFile(JSON.stringify(records, null, 2), "precise-my-data.json"),
    );
  const erase = () => act(eraseAccountHere, () => location.assign("/"));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("delete-password") ?? "");
    setProblem(undefined);
    if (isSocial) return erase();
    if (password === "") return setProblem(signInCopy.missing.password);
    try {
      const outcome = await (await loadSignInPort(auth)).deleteUser(email, password);
      if (outcome.kind === "refused") return setProblem(signInCopy.problems[outcome.problem]);
    } catch {
      // The code for it could not be fetched, or the provider said what nobody expects: nothing has been deleted.
      return say({ tone: "critical", text: signInCopy.unreachable });
    }
    return erase();
  };

  return (
    <AccountPart title={copy.title} message={message}>
      <p className={css.muted}>{copy.text}</p>
      <div className={css.acts}>
        <ListeningButton tone="secondary" pending={isBusy} onClick={download}>
          {copy.download}
        </ListeningButton>
        {!isAsking && (
          <ListeningButton tone="quiet" onClick={() => setAsking(true)}>
            {copy.remove}
          </ListeningButton>
        )}
      </div>
      {isAsking && (
        <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
          <p>{copy.removeText}</p>
          <label>
            <input type="checkbox" checked={isSocial} onChange={(event) => setSocial(event.target.checked)} />{" "}
            {copy.removeSocial}
          </label>
          {!isSocial && (
            <div className={css.wide}>
              <PasswordField
                id="delete-password"
                kind="current"
                label={copy.removePassword}
                error={problem}
              />
            </div>
          )}
          <div className={css.acts}>
            <ListeningButton type="submit" tone="critical" pending={isBusy}>
              {copy.confirm}
            </ListeningButton>
            <ListeningButton tone="quiet" onClick={() => setAsking(false)}>
              {copy.keep}
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
