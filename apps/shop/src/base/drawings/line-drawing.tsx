import type { ReactNode } from "react";
import * as css from "./line-drawing.css.ts";

/** Light, as drawings of our own show it: amber, once. */
export const { glow, shine } = css;

/**
 * A drawing of ours in thin lines, 320 × 200, in both themes by the colour of the text round it.
 * @param words what it shows, for people who cannot see it; left out where the text beside it says the same
 */
export function LineDrawing(props: { readonly words?: string; readonly children: ReactNode }) {
  const { words, children } = props;
  return (
    <svg
      viewBox="0 0 320 200"
      className={css.drawing}
      role={words === undefined ? undefined : "img"}
      aria-label={words}
      aria-hidden={words === undefined ? "true" : undefined}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Words within a drawing, centred on a point. */
export function DrawnText(props: { readonly x: number; readonly y: number; readonly children: string }) {
  const { x, y, children } = props;
  return (
    <text x={x} y={y} fill="currentColor" stroke="none" fontSize="13" textAnchor="middle">
      {children}
    </text>
  );
}
