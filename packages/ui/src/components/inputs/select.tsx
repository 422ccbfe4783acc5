"use no memo";
import type { ComponentProps } from "react";
import * as css from "./select.css.ts";

/** The browser's own list of choices in our frame: in a form, or alone in a bar. Options are its children. */
export function Select({
  look = "form",
  ...select
}: { readonly look?: keyof typeof css.select } & Omit<ComponentProps<"select">, "className">) {
  return (
    <span className={css.frame[look]}>
      <select {...select} className={css.select[look]} />
    </span>
  );
}
