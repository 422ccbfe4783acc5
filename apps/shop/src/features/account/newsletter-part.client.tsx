"use client";
import { call } from "@precise/api-client/client";
import { type Account, updateAccount } from "@precise/contract/shop/account";
import { useState } from "react";
import { personalApi } from "#shop/base/session/personal-api.ts";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";
import { AccountPart } from "./account-part.tsx";
import { ListeningButton } from "./listening-button.client.tsx";
import { useAccountAct } from "./use-account-act.ts";

const { newsletter: copy } = accountCopy;

/**
 * Whether the newsletter comes to the account's address, and the switch of it.
 * @param consent what one agrees to by subscribing @source design D12
 */
export function NewsletterPart({
  account,
  consent,
}: {
  readonly account: Account;
  readonly consent: string;
}) {
  const [isOn, setOn] = useState(account.newsletter);
  const { isBusy, message, say, act } = useAccountAct();
  const change = () =>
    void act(
      () => call(personalApi, updateAccount, { body: { newsletter: !isOn } }),
      ({ newsletter }) => {
        setOn(newsletter);
        say({ tone: "positive", text: newsletter ? copy.turnedOn : copy.turnedOff });
      },
    );
  return (
    <AccountPart title={copy.title} message={message}>
      <p className={css.muted}>{isOn ? copy.on(account.email) : `${copy.off} ${consent}`}</p>
      <div>
        <ListeningButton tone="secondary" pending={isBusy} onClick={change}>
          {isOn ? copy.unsubscribe : copy.subscribe}
        </ListeningButton>
      </div>
    </AccountPart>
  );
}
