import type { ReactNode } from "react";
import { tones } from "./badge.css.ts";

/** `work`: something is to be done; `bad`: something is wrong; `quiet`: it is over. */
export type BadgeTone = keyof typeof tones;

/** A state in one word, known by its colour and by its text. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}
