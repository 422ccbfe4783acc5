"use no memo";
import { IconDrawing } from "./icon-drawing.tsx";
import { iconShapes } from "./icon-shapes.ts";

/** An icon beside a text or inside a named control; always hidden from screen readers. */
export function Icon({ name }: { readonly name: keyof typeof iconShapes }) {
  return <IconDrawing shapes={iconShapes[name]} />;
}
