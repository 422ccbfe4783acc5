/** Where lines come from that are taken into the cart in one go: it decides what is said of them. */
const origins = ["shared", "wishlist", "room", "bundle"] as const;
export type LinesOrigin = (typeof origins)[number];

/** Name of the form's field that says so. */
export const linesOriginField = "of";

/** What a form says; anything else counts as a shared cart. */
export function linesOriginOf(text: string | null): LinesOrigin {
  return origins.find((origin) => origin === text) ?? "shared";
}
