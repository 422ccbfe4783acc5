"use no memo";
import type { ComponentProps, ReactNode } from "react";
import { control, multiline, row, within } from "./field.css.ts";
import { describedBy, Field, type FieldTexts } from "./field.tsx";

/**
 * One line of text. `id` is also the field's name where none is given. A button that belongs to it is `beside` it, or
 * `inside` at its end.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  beside,
  inside,
  ...input
}: FieldTexts & {
  readonly id: string;
  readonly beside?: ReactNode;
  readonly inside?: ReactNode;
} & Omit<ComponentProps<"input">, "className" | "id">) {
  const texts = { label, hint, error, optional };
  const field = (
    <input
      name={input.id}
      type="text"
      required={!optional}
      {...input}
      className={control.form}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(input.id, texts)}
    />
  );
  return (
    <Field id={input.id} {...texts}>
      {beside || inside ? (
        <span className={beside ? row : within}>
          {field}
          {beside ?? inside}
        </span>
      ) : (
        field
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextareaField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldTexts & { readonly id: string } & Omit<ComponentProps<"textarea">, "className" | "id">) {
  const texts = { label, hint, error, optional };
  return (
    <Field id={input.id} {...texts}>
      <textarea
        name={input.id}
        {...input}
        className={`${control.form} ${multiline}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, texts)}
      />
    </Field>
  );
}
