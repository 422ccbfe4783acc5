import { dictionary } from "@precise/cart-core/dictionary";
/** What a key may ask for; `go:` names the second key of `g o`. */
export type KeyCommand =
  | "search"
  | "commands"
  | "keys"
  | "next"
  | "previous"
  | "select"
  | "open"
  | "edit"
  | "close"
  | `go:${string}`;

/** A key as it was pressed, and where. */
export interface KeyStroke {
  readonly key: string;
  readonly hasControl: boolean;
  readonly hasAlt: boolean;
  /** In a field, where letters are text. */
  readonly isInField: boolean;
  /** On a link or a button, which has an Enter of its own. */
  readonly isOnControl: boolean;
  /** A dialog is open: it has an Escape of its own, and nothing behind it may act. */
  readonly isBehindDialog: boolean;
}

/** What has been pressed, and what it comes to. */
export interface KeyOutcome {
  /** `g` waits for the key that says where to. */
  readonly isGoing: boolean;
  readonly command: KeyCommand | null;
}

const single: Readonly<Record<string, KeyCommand>> = dictionary({
  "/": "search",
  "?": "keys",
  j: "next",
  k: "previous",
  x: "select",
  e: "edit",
  Escape: "close",
});

/** What a key does. None but Control K does anything in a field, and none behind a dialog. @source design "The desk", Keyboard */
export function readStroke(isGoing: boolean, stroke: KeyStroke): KeyOutcome {
  const nothing = { isGoing: false, command: null };
  const { key, hasControl, hasAlt, isInField, isOnControl, isBehindDialog } = stroke;
  if (isBehindDialog || hasAlt || (isInField && !hasControl)) return nothing;
  if (hasControl) return key.toLowerCase() === "k" ? { isGoing: false, command: "commands" } : nothing;
  if (isGoing) return /^[a-z]$/.test(key) ? { isGoing: false, command: `go:${key}` } : nothing;
  if (key === "g") return { isGoing: true, command: null };
  if (key === "Enter") return isOnControl ? nothing : { isGoing: false, command: "open" };
  return { isGoing: false, command: single[key] ?? null };
}
