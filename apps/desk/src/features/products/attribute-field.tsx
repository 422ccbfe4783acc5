import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import { FieldError } from "@precise/ui/components/inputs/field";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import * as layouts from "#desk/styles/layouts.css.ts";
import type { AttributeEntry } from "./attribute-entries.ts";
import * as css from "./products.css.ts";

/** One attribute by its type. What is not stated says so; it is not the same as no, or 0. */
export function AttributeField(props: {
  readonly id: string;
  readonly attribute: DeskAttribute;
  readonly entry: AttributeEntry;
  readonly onChange: (entry: AttributeEntry) => void;
  readonly error?: string | undefined;
}) {
  const { id, attribute, entry, onChange, error } = props;
  const { label, input_type: type, unit, options } = attribute;
  if (type === "multiselect") {
    const chosen = typeof entry === "string" ? [] : entry;
    return (
      <fieldset className={layouts.plainGroup} aria-describedby={error ? `${id}-error` : undefined}>
        <legend className={css.groupName}>{label}</legend>
        {chosen.length === 0 && <p className={css.hint}>Not stated</p>}
        <div className={css.choices}>
          {options.map(({ value, label: name }) => (
            <label key={value} className={css.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target: { checked } }) =>
                  onChange(checked ? [...chosen, value] : chosen.filter((each) => each !== value))
                }
              />
              {name}
            </label>
          ))}
        </div>
        <FieldError id={id} error={error} />
      </fieldset>
    );
  }
  const value = typeof entry === "string" ? entry : "";
  if (type === "number" || type === "text")
    return (
      <TextField
        id={id}
        label={unit ? `${label} (${unit})` : label}
        placeholder="Not stated"
        required={false}
        inputMode={type === "number" ? "decimal" : "text"}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
    );
  const choices = type === "boolean" && options.length === 0 ? yesAndNo : options;
  return (
    <SelectField
      id={id}
      label={unit ? `${label} (${unit})` : label}
      required={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    >
      <option value="">Not stated</option>
      {choices.map(({ value: each, label: name }) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const yesAndNo = [
  { value: "1", label: "Yes" },
  { value: "0", label: "No" },
];
