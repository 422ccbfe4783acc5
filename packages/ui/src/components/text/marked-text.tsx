import { Fragment } from "react";
import { markedParts } from "./marked-parts.ts";

/** A text whose words that begin like one of the terms' are marked. Reads as the plain text. */
export function MarkedText({ text, term }: { readonly text: string; readonly term: string }) {
  return markedParts(text, term).map(({ start, part, isMarked }) =>
    isMarked ? <mark key={start}>{part}</mark> : <Fragment key={start}>{part}</Fragment>,
  );
}
