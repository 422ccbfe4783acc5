import type { ComponentProps } from "react";
import { bar } from "./progress.css.ts";

/** How far something has come. */
export function Progress(progress: Omit<ComponentProps<"progress">, "className">) {
  return <progress {...progress} className={bar} />;
}
