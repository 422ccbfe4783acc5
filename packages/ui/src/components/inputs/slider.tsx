import type { ComponentProps } from "react";
import { slider } from "./slider.css.ts";

/** A value between two ends. Its label and what it stands at are the caller's. */
export function Slider(input: Omit<ComponentProps<"input">, "className" | "type">) {
  return <input {...input} type="range" className={slider} />;
}
