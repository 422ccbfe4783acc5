import { mayBeLater, needsSource, type SettingKind } from "@precise/contract/desk/settings/setting-kinds";
import { todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import type { DeskForm } from "#desk/forms/use-desk-form.ts";
import * as css from "./shop-settings.css.ts";

type Form = DeskForm<Record<string, string>, Record<string, string>>;

/** From when a change counts, where its figure comes from, and a word about it. */
export function TermsFields(props: {
  readonly kind: SettingKind;
  readonly form: Form;
  /** True where it is left out. */
  readonly hasSource?: boolean | undefined;
}) {
  const { kind, form, hasSource = true } = props;
  const isLater = form.form.watch("begins") === "later";
  return (
    <>
      {needsSource(kind) && hasSource && (
        <div className={css.pair}>
          <TextField label="Source: who says so" autoComplete="off" {...form.field("source")} />
          <TextField label="As of" type="date" max={todayInLagos()} {...form.field("as_of")} />
        </div>
      )}
      {mayBeLater(kind) && (
        <SelectField label="Counts" {...form.field("begins")}>
          <option value="now">Now</option>
          <option value="later">From a day and time</option>
        </SelectField>
      )}
      {isLater && (
        <div className={css.pair}>
          <TextField label="Day" type="date" min={todayInLagos()} {...form.field("day")} />
          <TextField label="Time in Lagos" type="time" {...form.field("time")} />
        </div>
      )}
      <TextField
        label="Note"
        hint="Why, for the history."
        autoComplete="off"
        optional
        {...form.field("note")}
      />
    </>
  );
}
