import type { ComponentProps } from "react";
import { textButton } from "./text-button.css.ts";

/** A small action in a line of text or at the end of a row. `type` is "button" unless said otherwise. */
export function TextButton({ type = "button", ...rest }: Omit<ComponentProps<"button">, "className">) {
  return <button {...rest} type={type} className={textButton} />;
}
