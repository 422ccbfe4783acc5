import type { ComponentProps } from "react";
import { slider } from "./slider.css.ts";

/** A value between two ends. The caller shows its label and its value. */
export function Slider(input: Omit<ComponentProps<"input">, "className" | "type">) {
  return <input {...input} type="range" className={slider} />;
}
