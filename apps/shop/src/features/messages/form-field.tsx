import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { EmailDoubtNote } from "@precise/web/components/email-doubt.client";
import type { ProblemKind } from "@precise/web/forms/entry-problems";
import * as css from "./message-form.css.ts";
import type { FormField } from "./message-forms.ts";
import { messagesCopy as copy } from "./messages-copy.ts";

/** One field of a form. @param id of the control; its name is the field's */
export function FormFieldView(props: {
  readonly field: FormField;
  readonly id: string;
  readonly value: string | readonly string[] | undefined;
  readonly wrong: ProblemKind | undefined;
}) {
  const { field, id, value, wrong } = props;
  const { name, label, hint, optional } = field;
  const error = wrong && ((wrong === "missing" && field.missing) || field.problem);
  const text = typeof value === "string" ? value : "";
  const texts = { id, name, label, hint, optional, error };
  switch (field.kind) {
    case "paragraph":
      return <TextareaField {...texts} required={!optional} defaultValue={text} rows={5} />;
    case "select":
      return (
        <SelectField {...texts} defaultValue={text}>
          <option value="">{copy.choose}</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      );
    case "choices":
      return (
        <fieldset
          id={id}
          tabIndex={-1}
          className={css.choices}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <legend className={css.legend}>
            {label}
            {optional && <span className={css.optional}> (optional)</span>}
          </legend>
          {hint && <p className={css.hint}>{hint}</p>}
          <div className={css.boxes}>
            {field.choices.map((choice) => (
              <Checkbox
                key={choice.value}
                name={name}
                value={choice.value}
                label={choice.label}
                defaultChecked={Array.isArray(value) && value.includes(choice.value)}
              />
            ))}
          </div>
          {error && (
            <p id={`${id}-error`} className={css.problem}>
              {error}
            </p>
          )}
        </fieldset>
      );
    default:
      return (
        <>
          <TextField {...texts} type={field.kind} autoComplete={field.autoComplete} defaultValue={text} />
          {field.kind === "email" && <EmailDoubtNote id={id} email={text} />}
        </>
      );
  }
}
