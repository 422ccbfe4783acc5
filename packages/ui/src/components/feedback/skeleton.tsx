import { skeleton } from "./skeleton.css.ts";

/** Holds the place of what is on its way, at its final size (CSS lengths). */
export function Skeleton({ width = "100%", height }: { readonly width?: string; readonly height: string }) {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}
