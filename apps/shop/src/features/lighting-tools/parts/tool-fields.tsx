import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import type { ReactNode } from "react";
import type { ReadValue } from "./address-values.ts";
import * as css from "./tool-form.css.ts";

/** Ids begin alike, so that none is that of another part of the page. */
const idOf = (name: string) => `tool-${name}`;

/** A number with its unit. @param optional may be empty */
export function NumberField(props: {
  readonly name: string;
  readonly label: string;
  readonly unit?: string;
  readonly read: ReadValue<number>;
  readonly hint?: string;
  readonly optional?: boolean;
}) {
  const { name, label, unit, read, hint, optional = false } = props;
  return (
    <TextField
      id={idOf(name)}
      name={name}
      label={unit === undefined ? label : `${label} (${unit})`}
      hint={hint}
      error={read.problem}
      optional={optional}
      inputMode="decimal"
      autoComplete="off"
      maxLength={60}
      defaultValue={read.typed}
    />
  );
}

/** One of a list; with groups where the list is long. */
export function ChoiceField(props: {
  readonly name: string;
  readonly label: string;
  readonly read: ReadValue<string>;
  readonly choices: readonly { readonly value: string; readonly name: string; readonly group?: string }[];
  readonly hint?: string;
}) {
  const { name, label, read, choices, hint } = props;
  const groups = [...new Set(choices.map(({ group }) => group))];
  const optionsOf = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ));
  return (
    <SelectField
      id={idOf(name)}
      name={name}
      label={label}
      hint={hint}
      error={read.problem}
      autoComplete="off"
      defaultValue={read.value ?? choices[0]?.value}
    >
      {groups.map((group) =>
        group === undefined ? (
          optionsOf(group)
        ) : (
          <optgroup key={group} label={group}>
            {optionsOf(group)}
          </optgroup>
        ),
      )}
    </SelectField>
  );
}

/** On or off: `name=1` in the address while it is on. */
export function SwitchField(props: {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly hint?: string;
}) {
  const { name, label, isOn, hint } = props;
  const id = idOf(name);
  return (
    <div>
      <Checkbox
        id={id}
        name={name}
        value="1"
        label={label}
        defaultChecked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Fields that belong together, under a title of their own. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Short fields in one row. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

/** Fields that few need; open while one of them is in use. */
export function MoreFields(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  const { title, isOpen, children } = props;
  return (
    <details className={css.more} open={isOpen}>
      <summary className={css.moreTitle}>{title}</summary>
      <div className={css.moreFields}>{children}</div>
    </details>
  );
}
