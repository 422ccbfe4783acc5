import { withoutControlCharacters } from "@precise/contract/wire/clean-text";
import { cutText } from "@precise/contract/wire/cut-text";
import type { Entries } from "./typed-entries.ts";

/**
 * The entries of a form; fields that it does not have are left out.
 * @param longestKept most characters of each field that is read
 */
export function entriesIn<Field extends string>(
  form: Pick<FormData | URLSearchParams, "get">,
  longestKept: Readonly<Record<Field, number>>,
): Entries<Field> {
  return Object.fromEntries(
    Object.entries<number>(longestKept).flatMap(([field, most]) => {
      const text = form.get(field);
      if (typeof text !== "string") return [];
      // A textarea posts its line breaks as CR LF; the contract counts what people typed.
      return [[field, cutText(withoutControlCharacters(text.replaceAll("\r\n", "\n")), most)]];
    }),
  ) as Entries<Field>;
}
