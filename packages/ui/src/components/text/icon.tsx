import { createElement } from "react";
import { icon } from "./icon.css.ts";
import { type IconShape, iconShapes } from "./icon-shapes.ts";

/** An icon beside a text or inside a named control; always hidden from screen readers. */
export function Icon({ name }: { readonly name: keyof typeof iconShapes }) {
  const shapes: readonly IconShape[] = iconShapes[name];
  return (
    <svg
      className={icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map(([element, attributes]) =>
        createElement(element, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
