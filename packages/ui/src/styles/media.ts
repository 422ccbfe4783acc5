import { type Breakpoint, breakpoint } from "./tokens.ts";

/** Media query for screens from a breakpoint up; styles are written for the phone first. */
export function from(least: Breakpoint): string {
  return `(min-width: ${breakpoint[least]}px)`;
}

/** Media query for screens below a breakpoint: only where undoing a phone style would cost more than it. */
export function below(limit: Breakpoint): string {
  return `(width < ${breakpoint[limit]}px)`;
}

/** Screens with room for bars that stay: a phone held upright, but not a page zoomed to 400 %. */
export const tall = "(min-height: 480px)";

/** Pointers that can hover; a finger must not leave a hover style behind. */
export const hoverable = "(hover: hover)";
/** Fingers: targets grow to 44 pixels. */
export const touch = "(pointer: coarse)";
/** No JavaScript: what only scripts can serve is hidden. */
export const noScript = "(scripting: none)";
