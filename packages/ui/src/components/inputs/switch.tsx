import type { ComponentProps } from "react";
import { toggle } from "./switch.css.ts";

/** On or off, at once. It is inside the label that names it, or has an `aria-label`. */
export function Switch({
  isOn,
  ...input
}: { readonly isOn: boolean } & Omit<ComponentProps<"input">, "className" | "type" | "checked">) {
  return (
    <input {...input} type="checkbox" role="switch" className={toggle} aria-checked={isOn} checked={isOn} />
  );
}
