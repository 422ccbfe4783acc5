"use no memo";
import { createElement } from "react";
import { icon } from "./icon.css.ts";
import type { IconShape } from "./icon-shapes.ts";

/** Shapes of an icon, drawn in the colour of the text. */
export function IconDrawing({ shapes }: { readonly shapes: readonly IconShape[] }) {
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
    >
      {shapes.map(([element, attributes]) =>
        createElement(element, { key: JSON.stringify(attributes), ...attributes }),
      )}
    </svg>
  );
}
