"use no memo";
import type { ComponentProps } from "react";
import { describedBy, Field, type FieldTexts } from "./field.tsx";
import { Select } from "./select.tsx";

/** A native select; options are its children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  ...select
}: FieldTexts & { readonly id: string } & Omit<ComponentProps<"select">, "className" | "id">) {
  const texts = { label, hint, error, optional };
  return (
    <Field id={select.id} {...texts}>
      <Select
        name={select.id}
        required={!optional}
        {...select}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(select.id, texts)}
      />
    </Field>
  );
}
