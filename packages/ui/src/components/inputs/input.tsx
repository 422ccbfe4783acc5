import type { ComponentProps } from "react";
import { control } from "./field.css.ts";

/** One line to type into, without its label: as in a form, in a `row` of a table, or the `pill` on its own. */
export function Input({
  look = "form",
  ...input
}: { readonly look?: keyof typeof control } & Omit<ComponentProps<"input">, "className">) {
  return <input {...input} className={control[look]} />;
}
