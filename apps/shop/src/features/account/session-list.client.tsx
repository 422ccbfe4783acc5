"use client";
import { call } from "@precise/api-client/client";
import { shortDayAndTime } from "@precise/contract/nigeria/lagos-days";
import { endOtherSessions, endSession, type SessionEntry } from "@precise/contract/shop/session";
import { useState } from "react";
import { personalApi } from "#shop/base/session/personal-api.ts";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";
import { AccountPart } from "./account-part.tsx";
import { ListeningButton, ListeningTextButton } from "./listening-button.client.tsx";
import { useAccountAct } from "./use-account-act.ts";

const { sessions: copy } = accountCopy;

/** Where the person is logged in, and logging out there. */
export function SessionList(props: { readonly sessions: readonly SessionEntry[] }) {
  const { isBusy, message, say, act } = useAccountAct();
  const [sessions, setSessions] = useState(props.sessions);

  const end = (id: string) =>
    void act(
      () => call(personalApi, endSession, { params: { id } }),
      () => {
        setSessions((left) => left.filter((session) => session.id !== id));
        say({ tone: "positive", text: copy.ended(1) });
      },
    );
  const endOthers = () =>
    void act(
      () => call(personalApi, endOtherSessions),
      (count) => {
        setSessions((left) => left.filter((session) => session.is_current));
        say({ tone: "positive", text: copy.ended(count) });
      },
    );

  return (
    <AccountPart title={copy.title} message={message}>
      <ul className={css.list} role="list">
        {sessions.map(({ id, device, is_current, used_at }) => (
          <li key={id} className={css.entry}>
            <div>
              {device}
              {is_current && <strong> ({copy.here})</strong>}
              <br />
              <span className={css.muted}>{copy.used(shortDayAndTime(used_at))}</span>
            </div>
            {!is_current && (
              <ListeningTextButton aria-label={`${copy.end}: ${device}`} onClick={() => end(id)}>
                {copy.end}
              </ListeningTextButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ListeningButton tone="secondary" pending={isBusy} onClick={endOthers}>
            {copy.endOthers}
          </ListeningButton>
        </div>
      )}
    </AccountPart>
  );
}
