import { cutText } from "@precise/contract/wire/cut-text";
/** Name of the query's field that names a saved cart. */
export const cartNameField = "name";
/** How long a name may be, in characters. */
export const longestCartName = 60;

/** The name of a saved cart in an address; null where it has none. Anyone may write one: what cannot be seen is left out. */
export function cartNameOf(text: string | string[] | undefined): string | null {
  if (typeof text !== "string") return null;
  const plain = text.replace(/\p{C}+/gu, " ").replace(/\s+/g, " ");
  const name = cutText(plain.trim(), longestCartName).trim();
  return name === "" ? null : name;
}
