import { deskIconShapes } from "./desk-icon-shapes.ts";
import { IconDrawing } from "./icon-drawing.tsx";

export type DeskIconName = keyof typeof deskIconShapes;

/** An icon of the desk, as `Icon` is one of the shop; always hidden from screen readers. */
export function DeskIcon({ name }: { readonly name: DeskIconName }) {
  return <IconDrawing shapes={deskIconShapes[name]} />;
}
