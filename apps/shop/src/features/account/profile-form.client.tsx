"use client";
import { call } from "@precise/api-client/client";
import { type Account, updateAccount } from "@precise/contract/shop/account";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { type FormEvent, useState } from "react";
import { personalApi } from "#shop/base/session/personal-api.ts";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";
import { AccountPart } from "./account-part.tsx";
import { ListeningButton } from "./listening-button.client.tsx";
import { useAccountAct } from "./use-account-act.ts";

const { profile: copy } = accountCopy;
type Problems = { readonly firstname?: string; readonly phone?: string };

/** Name and phone; the e-mail belongs to the sign-in. */
export function ProfileForm({ account }: { readonly account: Account }) {
  const { isBusy, message, say, act } = useAccountAct();
  const [problems, setProblems] = useState<Problems>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? "").trim();
    if (field("firstname") === "") {
      setProblems({ firstname: copy.firstnameMissing });
      document.getElementById("firstname")?.focus();
      return;
    }
    setProblems({});
    const change = { firstname: field("firstname"), lastname: field("lastname"), phone: field("phone") };
    void act(
      () => call(personalApi, updateAccount, { body: change }),
      () => say({ tone: "positive", text: accountCopy.saved }),
      ({ field: wrong }) => {
        if (wrong !== "phone") return false;
        setProblems({ phone: copy.phoneWrong });
        document.getElementById("phone")?.focus();
        return true;
      },
    );
  };

  return (
    <AccountPart title={copy.title} message={message}>
      <p className={css.muted}>
        {copy.email(account.email)}
        <span>{!account.email_verified && `, ${copy.unverified}`}</span>
      </p>
      <form className={css.form} noValidate onSubmit={submit}>
        <div className={css.wide}>
          <TextField
            id="firstname"
            label={copy.firstname}
            error={problems.firstname}
            defaultValue={account.firstname}
            autoComplete="given-name"
            maxLength={60}
          />
          <TextField
            id="lastname"
            label={copy.lastname}
            optional
            defaultValue={account.lastname}
            autoComplete="family-name"
            maxLength={60}
          />
          <TextField
            id="phone"
            label={copy.phone}
            hint={copy.phoneHint}
            optional
            error={problems.phone}
            defaultValue={account.phone}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
        </div>
        <ListeningButton type="submit" pending={isBusy}>
          {copy.save}
        </ListeningButton>
      </form>
    </AccountPart>
  );
}
