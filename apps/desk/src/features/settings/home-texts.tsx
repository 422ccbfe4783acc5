import {
  type HomeTextField,
  homeTextFieldNames,
  homeTextFields,
  homeTextNames,
} from "@precise/contract/desk/settings/home-texts";
import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useState } from "react";
import { ChangeSettingDialog } from "./change-setting-dialog.tsx";
import { faultText, type WantedEntry, type WrongEntries } from "./setting-write.ts";

type Typed = Readonly<Record<string, string>>;

const hints: Readonly<Record<HomeTextField, string>> = {
  headline: "Over the picture: a few words, such as Come home to good light.",
  tagline: "One sentence on lists without a text of their own, and beside links to the shop.",
  title: "In the tab and in search results, beside the shop's name.",
  description: "In search results: what the shop sells, where, and how one pays.",
};

/** Changes what the home page says, where it is not as the content file has it. */
export function HomeTextsDialog(props: { readonly setting: ShopSetting; readonly onClose: () => void }) {
  const { setting, onClose } = props;
  const [start] = useState(() =>
    Object.fromEntries(
      homeTextFieldNames.map((field) => {
        const value = setting.current.find(({ key }) => key === field)?.value;
        return [field, homeTextFields[field].safeParse(value).data?.text ?? ""];
      }),
    ),
  );
  return (
    <ChangeSettingDialog
      setting={setting}
      name="texts"
      title="Change the texts of the home page"
      start={start}
      read={(typed) => homeTextEntries(start, typed)}
      fieldOf={(_path, key) => key}
      onClose={onClose}
    >
      {(form) =>
        homeTextFieldNames.map((field) => (
          <TextField
            key={field}
            label={homeTextNames[field]}
            hint={`${hints[field]} Empty: as the content file says.`}
            autoComplete="off"
            optional
            {...form.field(field)}
          />
        ))
      }
    </ChangeSettingDialog>
  );
}

/** What was changed; an emptied text is the content file's again. @param start what the inputs held at first */
export function homeTextEntries(start: Typed, typed: Typed): readonly WantedEntry[] | WrongEntries {
  const changed = homeTextFieldNames.filter((field) => (typed[field] ?? "").trim() !== start[field]);
  const entries = changed.map((key) => {
    const text = (typed[key] ?? "").trim();
    return { key, value: text === "" ? null : { text } };
  });
  const faults = entries.flatMap(({ key, value }) => {
    const issue = value === null ? undefined : homeTextFields[key].safeParse(value).error?.issues[0];
    return issue ? [{ field: key, message: faultText(issue) }] : [];
  });
  if (faults.length > 0) return { faults };
  return entries.length > 0 ? entries : { faults: [{ field: "headline", message: "Nothing was changed." }] };
}
