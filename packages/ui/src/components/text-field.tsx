import type { ComponentProps, ReactNode } from "react";
import { control, multiline, row } from "./field.css.ts";
import { describedBy, Field, type FieldTexts } from "./field.tsx";

/** One line of text. `id` is also the field's name where none is given; `beside` is a button that belongs to it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  beside,
  ...input
}: FieldTexts & { readonly id: string; readonly beside?: ReactNode } & Omit<
    ComponentProps<"input">,
    "className" | "id"
  >) {
  const texts = { label, hint, error, optional };
  const field = (
    <input
      name={input.id}
      type="text"
      required={!optional}
      {...input}
      className={error ? control.wrong : control.fine}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(input.id, texts)}
    />
  );
  return (
    <Field id={input.id} {...texts}>
      {beside ? (
        <span className={row}>
          {field}
          {beside}
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
        className={`${error ? control.wrong : control.fine} ${multiline}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, texts)}
      />
    </Field>
  );
}
