import { parseJson } from "@precise/cart-core/json";

/** What a list may be sorted by. Moments are kept to the microsecond. */
export type SortType = "text" | "bigint" | "numeric" | "boolean" | "timestamptz" | "uuid";

/** A cursor that no list gave out: the caller's mistake, not ours. */
export class BadCursor extends Error {
  override readonly name = "BadCursor";

  constructor() {
    super("The cursor is not one of ours.");
  }
}

/** A moment is its microseconds since 1970, which no rounding of ours can touch, or `infinity`. */
const shapes: Readonly<Record<SortType, RegExp>> = {
  text: /^[^\0]*$/,
  bigint: /^-?\d{1,18}$/,
  numeric: /^-?\d{1,30}(?:\.\d{1,60})?$/,
  boolean: /^(?:true|false)$/,
  timestamptz: /^(?:-?\d{1,17}|-?infinity)$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** Where a page ended, as callers carry it. One whole number stands as it is, which the contract can check. */
export function cursorText(place: readonly string[], types: readonly SortType[]): string {
  const [only] = place;
  return only !== undefined && isOneNumber(types)
    ? only
    : Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** What `cursorText` wrote: a value for each of the types. @throws BadCursor for any other text */
export function readCursor(cursor: string, types: readonly SortType[]): readonly string[] {
  const read: unknown = isOneNumber(types)
    ? [cursor]
    : parseJson(Buffer.from(cursor, "base64url").toString("utf8"));
  if (!Array.isArray(read) || read.length !== types.length) throw new BadCursor();
  return types.map((type, at) => {
    const value: unknown = read[at];
    if (typeof value !== "string" || !shapes[type].test(value)) throw new BadCursor();
    return value;
  });
}

function isOneNumber(types: readonly SortType[]): boolean {
  return types.length === 1 && types[0] === "bigint";
}
