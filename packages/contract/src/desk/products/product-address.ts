/**
 * How the list of products is narrowed by attributes in its address: `a.finish=brushed-brass,matt-black`. The desk's list writes it, the
 * counts of saved views read it.
 */
const prefix = "a.";
/** In the place of a value: the attribute is not stated. */
export const notStated = "~";

export function attributeKey(code: string): string {
  return `${prefix}${code}`;
}

/** A value as an address carries it: without a comma, which parts values. */
export function addressValue(value: string): string {
  return encodeURIComponent(value);
}

/** What the call is asked for a key of the address and its values: `finish:brushed-brass`. Nothing for other keys. */
export function attributeWishes(key: string, values: readonly string[]): string[] {
  if (!key.startsWith(prefix)) return [];
  const code = key.slice(prefix.length);
  return values.map((value) => `${code}:${value === notStated ? "" : decoded(value)}`);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Typed by hand: it finds nothing.
    return value;
  }
}
