import { nairaText } from "@precise/cart-core/money";
import {
  isOwnersAlone,
  type LimitName,
  limitAmount,
  limitNames,
  limitRules,
} from "@precise/contract/desk/settings/setting-kinds";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { TextButton } from "@precise/ui/components/inputs/text-button";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { useState } from "react";
import { readAmount } from "#desk/forms/entry-schemas.ts";
import { MoneyField } from "#desk/forms/money-field.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import { limitText, limitWords } from "./setting-words.ts";

/** Bounds of daily work, each changed on its own. */
export function Limits({ setting }: { readonly setting: ShopSetting }) {
  const [editing, setEditing] = useState<LimitName>();
  const isOwner = useMay("settings.owner");
  const amountOf = (name: LimitName) => {
    const read = limitAmount(name).safeParse(setting.current.find(({ key }) => key === name)?.value);
    return read.success ? read.data.amount : 0;
  };
  return (
    <>
      <DenseTable
        label="Limits"
        look="cards"
        columns={[
          { key: "name", head: "Limit", isRowHead: true },
          { key: "about", head: "About", isWide: true },
          { key: "amount", head: "Now", align: "end" },
          { key: "by", head: "Set by" },
          { key: "act", head: "Change", isHeadHidden: true, align: "end" },
        ]}
        rows={limitNames.map((name) => ({
          key: name,
          cells: {
            name: limitWords[name].name,
            about: <span className={texts.muted}>{limitWords[name].about}</span>,
            amount: <span className={texts.figure}>{limitText(name, amountOf(name))}</span>,
            by: setting.current.find(({ key }) => key === name)?.set_by ?? "Default",
            act:
              isOwner || !isOwnersAlone("limits", name) ? (
                <TextButton aria-label={`Change “${limitWords[name].name}”`} onClick={() => setEditing(name)}>
                  Change
                </TextButton>
              ) : (
                <span className={texts.muted}>The owner</span>
              ),
          },
        }))}
      />
      {editing && (
        <LimitDialog
          setting={setting}
          name={editing}
          amount={amountOf(editing)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

function LimitDialog(props: {
  readonly setting: ShopSetting;
  readonly name: LimitName;
  readonly amount: number;
  readonly onClose: () => void;
}) {
  const { setting, name, amount, onClose } = props;
  const { least, most, unit } = limitRules[name];
  const isMoney = unit === "naira";
  const bounds = isMoney
    ? `${nairaText(least)} to ${nairaText(most)}, whole naira.`
    : `${least.toLocaleString("en")} to ${most.toLocaleString("en")} ${unit}.`;
  return (
    <ChangeSettingDialog
      setting={setting}
      name={name}
      title={limitWords[name].name}
      start={{ amount: amount.toLocaleString("en") }}
      read={({ amount: typed = "" }) => {
        const number = readAmount(typed);
        if (number === null || !Number.isInteger(number) || number < least || number > most)
          return { field: "amount", message: `Enter ${bounds}` };
        return [{ key: name, value: { amount: number } }];
      }}
      onClose={onClose}
    >
      {(form) =>
        isMoney ? (
          <MoneyField label="Amount" hint={bounds} {...form.field("amount")} />
        ) : (
          <TextField
            label={unit.charAt(0).toUpperCase() + unit.slice(1)}
            hint={bounds}
            inputMode="numeric"
            autoComplete="off"
            {...form.field("amount")}
          />
        )
      }
    </ChangeSettingDialog>
  );
}
