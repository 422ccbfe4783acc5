import type { ComponentProps } from "react";
import { file } from "./file-input.css.ts";

/** Chooses files; with or without scripts the browser's own dialog. */
export function FileInput(input: Omit<ComponentProps<"input">, "className" | "type">) {
  return <input {...input} type="file" className={file} />;
}
