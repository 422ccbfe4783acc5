"use no memo";
import type { ComponentProps } from "react";
import * as css from "./choice.css.ts";

/** A box with its label, and a count at the end of the row where there is one. */
export function Checkbox({
  label,
  count,
  ...input
}: { readonly label: string; readonly count?: number | undefined } & Omit<
  ComponentProps<"input">,
  "className" | "type"
>) {
  return (
    <label className={css.row}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </label>
  );
}
