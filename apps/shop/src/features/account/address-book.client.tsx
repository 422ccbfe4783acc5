"use client";
import { call } from "@precise/api-client/client";
import { removeAddress, type SavedAddress, saveAddress } from "@precise/contract/shop/account";
import { useState } from "react";
import { personalApi } from "#shop/base/session/personal-api.ts";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";
import { AccountPart } from "./account-part.tsx";
import { type AddressEntry, AddressForm } from "./address-form.client.tsx";
import { ListeningButton, ListeningTextButton } from "./listening-button.client.tsx";
import { useAccountAct } from "./use-account-act.ts";

const { addresses: copy } = accountCopy;

/** The person's addresses: checkout begins with the one that is used first. */
export function AddressBook(props: { readonly addresses: readonly SavedAddress[] }) {
  const { isBusy, message, say, act } = useAccountAct();
  const [addresses, setAddresses] = useState(props.addresses);
  const [editing, setEditing] = useState<SavedAddress | "new" | null>(null);

  const save = (entry: AddressEntry) =>
    act(
      () => call(personalApi, saveAddress, { body: entry }),
      (saved) => {
        setAddresses(saved);
        setEditing(null);
        say({ tone: "positive", text: accountCopy.saved });
      },
    );
  const remove = ({ id, name }: SavedAddress) =>
    void act(
      () => call(personalApi, removeAddress, { params: { id } }),
      (left) => {
        setAddresses(left);
        say({ tone: "positive", text: copy.removed(name) });
      },
    );

  return (
    <AccountPart title={copy.title} message={message}>
      {addresses.length === 0 && editing === null && <p className={css.muted}>{copy.none}</p>}
      <ul className={css.list} role="list">
        {addresses.map((saved) => (
          <li key={saved.id} className={css.entry}>
            <div>
              <strong>{saved.name}</strong>
              {saved.is_default && <span className={css.muted}> ({copy.default})</span>}
              <br />
              {[saved.address.line1, saved.address.lga, saved.address.state].join(", ")}
            </div>
            <div className={css.acts}>
              <ListeningTextButton
                aria-label={`${copy.edit}: ${saved.name}`}
                onClick={() => setEditing(saved)}
              >
                {copy.edit}
              </ListeningTextButton>
              <ListeningTextButton aria-label={`${copy.remove}: ${saved.name}`} onClick={() => remove(saved)}>
                {copy.remove}
              </ListeningTextButton>
            </div>
          </li>
        ))}
      </ul>
      {editing === null ? (
        <div>
          <ListeningButton tone="secondary" onClick={() => setEditing("new")}>
            {copy.add}
          </ListeningButton>
        </div>
      ) : (
        <AddressForm
          key={editing === "new" ? "new" : editing.id}
          saved={editing === "new" ? null : editing}
          isBusy={isBusy}
          save={save}
          cancel={() => setEditing(null)}
        />
      )}
    </AccountPart>
  );
}
