"use client";
import { localGovernmentAreas } from "@precise/contract/nigeria/local-government-areas";
import { states } from "@precise/contract/nigeria/states";
import type { SavedAddress, saveAddress } from "@precise/contract/shop/account";
import type { BodyOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { type FormEvent, useState } from "react";
import * as css from "./account.css.ts";
import { accountCopy } from "./account-copy.ts";

const { addresses: copy } = accountCopy;
export type AddressEntry = BodyOf<typeof saveAddress>;
const needed = ["name", "state", "lga", "line1"] as const;
type Needed = (typeof needed)[number];

/** One address, new or to be changed. */
export function AddressForm(props: {
  readonly saved: SavedAddress | null;
  readonly isBusy: boolean;
  readonly save: (entry: AddressEntry) => Promise<void>;
  readonly cancel: () => void;
}) {
  const { saved, isBusy, save, cancel } = props;
  const [state, setState] = useState(saved?.address.state ?? "");
  const [missing, setMissing] = useState<readonly Needed[]>([]);
  const errorOf = (field: Needed) => (missing.includes(field) ? copy.missing : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? "").trim();
    const empty = needed.filter((name) => field(name) === "");
    setMissing(empty);
    if (empty[0] !== undefined) {
      document.getElementById(empty[0])?.focus();
      return;
    }
    const [line2, landmark] = [field("line2"), field("landmark")];
    void save({
      ...(saved && { id: saved.id }),
      name: field("name"),
      // One of the list that the form offers; the API checks it again.
      address: {
        line1: field("line1"),
        state: field("state") as AddressEntry["address"]["state"],
        lga: field("lga"),
        ...(line2 !== "" && { line2 }),
        ...(landmark !== "" && { landmark }),
      },
      is_default: form.has("is_default"),
    });
  };

  return (
    <form className={css.wide} noValidate onSubmit={submit}>
      <TextField
        id="name"
        label={copy.name}
        hint={copy.nameHint}
        error={errorOf("name")}
        defaultValue={saved?.name}
        maxLength={40}
        autoFocus
      />
      <SelectField
        id="state"
        label={copy.state}
        error={errorOf("state")}
        value={state}
        autoComplete="address-level1"
        onChange={(event) => setState(event.target.value)}
      >
        <option value="">{copy.chooseState}</option>
        {states.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        key={state}
        id="lga"
        label={copy.lga}
        error={errorOf("lga")}
        defaultValue={state === saved?.address.state ? saved.address.lga : ""}
        autoComplete="address-level2"
      >
        <option value="">{copy.chooseLga}</option>
        {localGovernmentAreas(state).map((area) => (
          <option key={area}>{area}</option>
        ))}
      </SelectField>
      <TextField
        id="line1"
        label={copy.line1}
        error={errorOf("line1")}
        defaultValue={saved?.address.line1}
        autoComplete="address-line1"
        minLength={3}
        maxLength={120}
      />
      <TextField
        id="line2"
        label={copy.line2}
        optional
        defaultValue={saved?.address.line2}
        autoComplete="address-line2"
        maxLength={120}
      />
      <TextField
        id="landmark"
        label={copy.landmark}
        optional
        defaultValue={saved?.address.landmark}
        autoComplete="address-line3"
        maxLength={120}
      />
      {!saved?.is_default && <Checkbox name="is_default" label={copy.makeDefault} />}
      <div className={css.acts}>
        <Button type="submit" pending={isBusy}>
          {copy.save}
        </Button>
        <Button tone="quiet" onClick={cancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
