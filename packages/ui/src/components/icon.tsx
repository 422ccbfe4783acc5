import type { LucideIcon } from "lucide-react";
import { icon } from "./icon.css.ts";

/**
 * An icon beside a text or inside a named control; always hidden from screen readers. Import the glyph from its own
 * file (`lucide-react/dist/esm/icons/search`), never from the package's index.
 */
export function Icon({ glyph: Glyph }: { glyph: LucideIcon }) {
  return <Glyph className={icon} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
