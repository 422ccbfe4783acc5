import type { ComponentProps } from "react";
import * as css from "./quick-add-button.css.ts";

/** Puts what a card shows into the cart. Over the picture's lower corner. @param name what it does, with the article's name */
export function QuickAddButton({
  name,
  ...button
}: { readonly name: string } & Omit<ComponentProps<"button">, "name" | "type" | "className"> & {
    /** The article's number, sent as `sku`. */
    readonly value: string;
  }) {
  return (
    <button {...button} type="submit" name="sku" className={css.button} aria-label={name}>
      <span aria-hidden="true">+</span>
    </button>
  );
}
