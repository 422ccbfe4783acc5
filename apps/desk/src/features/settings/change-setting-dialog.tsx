import type { ShopSetting } from "@precise/contract/desk/settings/shop-settings";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { type DeskForm, useDeskForm } from "#desk/forms/use-desk-form.ts";
import { atFields, type FieldOfPath } from "./refusal-fields.ts";
import { SettingConflictDialog } from "./setting-conflict-dialog.tsx";
import { keyText } from "./setting-words.ts";
import {
  type EntryFault,
  momentProblem,
  startTerms,
  useSetSetting,
  type WantedEntry,
  type WrongEntries,
} from "./setting-write.ts";
import { TermsFields } from "./terms-fields.tsx";

export type SettingForm = DeskForm<Record<string, string>, Record<string, string>>;
type Typed = Readonly<Record<string, string>>;

const schema = z.record(z.string(), z.string());

/**
 * Changes entries of a kind: fields of its own over those that every change has.
 * @param start what its own fields hold at first
 * @param read what is typed, as entries, or the field that is wrong
 * @param hasSource false where a figure of others is withdrawn
 * @param fieldOf which field a part of a value is; its name where it is left out
 */
export function ChangeSettingDialog(props: {
  readonly setting: ShopSetting;
  readonly name: string;
  readonly title: string;
  readonly look?: "form" | "wide";
  readonly start: Typed;
  readonly read: (typed: Typed) => readonly WantedEntry[] | EntryFault | WrongEntries;
  readonly hasSource?: boolean;
  readonly fieldOf?: FieldOfPath;
  readonly onClose: () => void;
  readonly children: (form: SettingForm) => ReactNode;
}) {
  const { setting, name, title, look = "form", start, read, hasSource, fieldOf, onClose, children } = props;
  const form = useDeskForm<Record<string, string>, Record<string, string>>(
    `setting ${setting.kind} ${name}`,
    schema,
    { ...startTerms, ...start },
  );
  // What was on the screen when it opened: what someone else sets meanwhile is shown before it is overwritten.
  const [seen, setSeen] = useState(setting);
  const { send, isPending } = useSetSetting(seen);
  const [current, setCurrent] = useState<ShopSetting>();
  const put = (...faults: readonly EntryFault[]) =>
    form.showErrors(Object.fromEntries(faults.map(({ field, message }) => [field, message])));
  if (current)
    return (
      <SettingConflictDialog
        seen={seen}
        current={current}
        onClose={() => {
          setSeen(current);
          setCurrent(undefined);
        }}
      />
    );
  return (
    <FormDialog
      title={title}
      action="Save"
      look={look}
      form={form}
      isPending={isPending}
      onClose={onClose}
      onSend={async (typed) => {
        const terms = { ...startTerms, ...typed };
        const entries = read(typed);
        if ("faults" in entries) return put(...entries.faults);
        if ("field" in entries) return put(entries);
        const wrong = momentProblem(terms);
        if (wrong) return put(wrong);
        const outcome = await send(entries, terms);
        if (outcome.kind === "conflict") return setCurrent(outcome.current);
        if (outcome.kind === "refused") return form.showFailure(atFields(outcome.failure, entries, fieldOf));
        form.forget();
        showDone(
          terms.begins === "later"
            ? "Saved: it counts from the moment you named"
            : entries.length === 1 && entries[0]
              ? `${keyText(setting, entries[0].key)} is set`
              : `${entries.length} are set`,
        );
        onClose();
      }}
    >
      {children(form)}
      <TermsFields kind={setting.kind} form={form} hasSource={hasSource} />
    </FormDialog>
  );
}
