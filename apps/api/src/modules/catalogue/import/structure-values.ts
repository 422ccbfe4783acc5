import { isEmpty, type Read, readText, readWholeNumber } from "./read-value.ts";

/** A text that must be there. */
export function filled(given: unknown, most: number): Read<string> {
  return isEmpty(given) ? { reason: "is missing" } : readText(given, most);
}

/** An id. */
export function positive(given: unknown): Read<number> {
  const read = readWholeNumber(given, 2_147_483_647);
  return "value" in read && read.value === 0 ? { reason: "must be 1 or more" } : read;
}

export function urlKey(given: unknown): Read<string> {
  const read = filled(given, 80);
  if ("value" in read && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(read.value)) {
    return { reason: `"${read.value}" must be like wall-lights` };
  }
  return read;
}
