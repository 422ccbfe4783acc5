/** Where lines come from that are taken into the cart in one go: it decides what is said of them. */
const origins = ["shared", "wishlist", "room"] as const;
export type TakenFrom = (typeof origins)[number];

/** Name of the form's field that says so. */
export const takenFromField = "of";

/** What a form says; anything else counts as a shared cart. */
export function takenFrom(text: string | null): TakenFrom {
  return origins.find((origin) => origin === text) ?? "shared";
}
