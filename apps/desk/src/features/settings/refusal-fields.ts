import type { ApiFailure } from "@precise/api-client/api-failure";
import type { WantedEntry } from "./setting-write.ts";

/** Which of a form's fields a dotted path below the value of a key is: `amount`, `week.0.closes`. */
export type FieldOfPath = (path: string, key: string) => string;

/**
 * A refusal of a change of settings in the form's own words: each of its errors with the field that holds the value at fault, in place
 * of its path in the call.
 * @param entries those that were sent
 * @param fieldOf left out where a field is named as its part of the value
 */
export function atFields(
  failure: ApiFailure,
  entries: readonly WantedEntry[],
  fieldOf: FieldOfPath = (path) => path,
): ApiFailure {
  const atField = <One extends { readonly field?: string | undefined; readonly message: string }>(
    one: One,
  ) =>
    one.field === undefined
      ? one
      : {
          ...one,
          field: ownField(one.field, entries, fieldOf),
          message: ownWords(one.message, one.field),
        };
  return { ...atField(failure), errors: failure.errors.map(atField) };
}

function ownField(path: string, entries: readonly WantedEntry[], fieldOf: FieldOfPath): string {
  if (path === "valid_from") return "day";
  const [, place = "", below] = /^entries\.(\d+)\.value\.(.+)$/.exec(path) ?? [];
  if (below === undefined) return path.startsWith("entries.") ? "key" : path;
  return fieldOf(below, entries[Number(place)]?.key ?? "");
}

/** The API names a value by its path; the field's label says it here. */
function ownWords(message: string, path: string): string {
  if (path === "" || !message.startsWith(path)) return message;
  return `It ${message.slice(path.length).trim()}`;
}
