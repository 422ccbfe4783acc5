import { type IdentityField, identityNames } from "@precise/contract/desk/settings/identity";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { nigerianBanks } from "@precise/contract/nigeria/banks";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { type ComponentProps, useState } from "react";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog, type SettingForm } from "./change-setting-dialog.tsx";
import {
  entriesTyped,
  identityDraft,
  identityGroups,
  identityNow,
  identityText,
  inputOf,
  typedOf,
} from "./identity-form.ts";
import { ShopPreview } from "./shop-preview.tsx";
import * as css from "./shop-settings.css.ts";

type Group = (typeof identityGroups)[number];

/** Who the shop is, in groups that are changed together, and how that looks. */
export function YourShop({ setting }: { readonly setting: ShopSetting }) {
  const [opened, setOpened] = useState<Group>();
  const isOwner = useMay("settings.owner");
  const now = identityNow(setting);
  return (
    <>
      {identityGroups.map((group) => (
        <section key={group.title} className={css.part}>
          <div className={layouts.partHead}>
            <h2 className={css.partTitle}>{group.title}</h2>
            {isOwner ? (
              <Button tone="secondary" aria-label={`Change: ${group.title}`} onClick={() => setOpened(group)}>
                Change
              </Button>
            ) : (
              <span className={texts.muted}>The owner changes it</span>
            )}
          </div>
          <DenseTable
            label={group.title}
            columns={[
              { key: "name", head: "Field", isRowHead: true },
              { key: "value", head: "Now", isWide: true },
              { key: "by", head: "Set by" },
            ]}
            rows={group.fields.map((field) => ({
              key: field,
              cells: {
                name: identityNames[field],
                value: identityText(field, now[field] ?? {}) || <span className={texts.muted}>None</span>,
                by: setting.current.find(({ key }) => key === field)?.set_by ?? "Content file",
              },
            }))}
          />
        </section>
      ))}
      <section className={css.part}>
        <h2 className={css.partTitle}>How it looks</h2>
        <ShopPreview values={now} />
      </section>
      {opened && <GroupDialog setting={setting} group={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function GroupDialog(props: {
  readonly setting: ShopSetting;
  readonly group: Group;
  readonly onClose: () => void;
}) {
  const { setting, group, onClose } = props;
  const fields: readonly IdentityField[] = group.fields;
  const [now] = useState(() => identityNow(setting));
  const [start] = useState(() =>
    Object.assign({}, ...fields.map((field) => typedOf(field, now[field] ?? {}))),
  );
  return (
    <ChangeSettingDialog
      setting={setting}
      name={group.title}
      title={group.title}
      look="wide"
      start={start}
      read={(typed) => entriesTyped(fields, start, typed)}
      fieldOf={(path, key) => inputOf(key, path)}
      onClose={onClose}
    >
      {(form) => (
        <>
          {fields.map((field) => (
            <IdentityInput key={field} field={field} form={form} bank={start[inputOf(field, "bank_name")]} />
          ))}
          <ShopPreview values={identityDraft(now, fields, form.form.watch())} />
        </>
      )}
    </ChangeSettingDialog>
  );
}

const hints: Readonly<Partial<Record<IdentityField, string>>> = {
  name: "As people call the shop: in the header, mails and messages.",
  legal_name: "As it is registered: on invoices and in the foot of each page.",
  promise: "A few words in the top bar, such as All week 24/7.",
  rc_number: "Of the Corporate Affairs Commission, such as RC 123456.",
  tin: "Such as 12345678-0001.",
  vat_number: "Where it is another number than the TIN.",
  address: "Where the company is registered, in one line.",
  whatsapp: "A mobile number that answers there.",
};
const optional: readonly IdentityField[] = ["vat_number", "whatsapp", "facebook", "instagram", "linkedin"];
const inputs: Readonly<Partial<Record<IdentityField, ComponentProps<typeof TextField>["type"]>>> = {
  email: "email",
  whatsapp: "tel",
  facebook: "url",
  instagram: "url",
  linkedin: "url",
};

function IdentityInput(props: {
  readonly field: IdentityField;
  readonly form: SettingForm;
  /** The bank as it was: a sample's is none of the list. */
  readonly bank: string | undefined;
}) {
  const { field, form, bank = "" } = props;
  if (field === "phones")
    return (
      <div className={css.pair}>
        <TextField label="Telephone" type="tel" autoComplete="off" {...form.field("phones-0")} />
        <TextField
          label="Second telephone"
          type="tel"
          autoComplete="off"
          optional
          {...form.field("phones-1")}
        />
        <TextField
          label="Third telephone"
          type="tel"
          autoComplete="off"
          optional
          {...form.field("phones-2")}
        />
      </div>
    );
  if (field === "legal_texts")
    return (
      <SelectField
        label="Terms, privacy and returns"
        hint="Say so once someone of the shop has read them and they are your own."
        {...form.field(field)}
      >
        <option value="sample">Still the sample's</option>
        <option value="own">Our own</option>
      </SelectField>
    );
  if (field === "bank" || field === "bank_trade") {
    const known: readonly string[] = nigerianBanks;
    return (
      <>
        {field === "bank_trade" && (
          <p className={texts.muted}>
            For transfers and invoices of companies. Leave all empty to use the account of shoppers.
          </p>
        )}
        <SelectField
          label="Bank"
          optional={field === "bank_trade"}
          {...form.field(inputOf(field, "bank_name"))}
        >
          {field === "bank_trade" && <option value="">As for shoppers</option>}
          {!known.includes(bank) && (field === "bank" || bank !== "") && (
            <option value={bank}>{bank || "Choose a bank"}</option>
          )}
          {known.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Account name"
          autoComplete="off"
          optional={field === "bank_trade"}
          {...form.field(inputOf(field, "account_name"))}
        />
        <TextField
          label="Account number"
          hint="NUBAN: 10 digits."
          inputMode="numeric"
          autoComplete="off"
          optional={field === "bank_trade"}
          {...form.field(inputOf(field, "account_number"))}
        />
      </>
    );
  }
  return (
    <TextField
      label={identityNames[field]}
      hint={hints[field]}
      type={inputs[field] ?? "text"}
      autoComplete="off"
      optional={optional.includes(field)}
      {...form.field(field)}
    />
  );
}
