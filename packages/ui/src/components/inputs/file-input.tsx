import type { ComponentProps } from "react";
import * as css from "./file-input.css.ts";

/**
 * Chooses files; with or without scripts the browser's own dialog.
 * @param isEmptied whether a script takes what is chosen out of the field at once, and shows it elsewhere
 */
export function FileInput({
  isEmptied = false,
  ...input
}: { readonly isEmptied?: boolean } & Omit<ComponentProps<"input">, "className" | "type">) {
  return <input {...input} type="file" className={css.file[isEmptied ? "emptied" : "kept"]} />;
}
