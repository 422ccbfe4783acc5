"use no memo";
import type { ComponentProps } from "react";
import * as css from "./choice.css.ts";

/** One of several, with its label beside it. Its group is a fieldset or a section that names it. */
export function RadioRow({
  label,
  ...input
}: { readonly label: string } & Omit<ComponentProps<"input">, "className" | "type">) {
  return (
    <label className={css.row}>
      <input {...input} type="radio" />
      <span>{label}</span>
    </label>
  );
}
