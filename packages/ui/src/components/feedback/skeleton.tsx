import { skeleton } from "./skeleton.css.ts";

/** Placeholder for content that is loading, at its final size (CSS lengths). */
export function Skeleton({ width = "100%", height }: { readonly width?: string; readonly height: string }) {
  return <span className={skeleton} style={{ width, height }} aria-hidden="true" />;
}
