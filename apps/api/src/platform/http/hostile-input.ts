import { hasControlCharacters, unseenCharacters } from "@precise/contract/wire/clean-text";
import type { ApiError } from "@precise/contract/wire/envelope";
import { fieldName } from "./input-errors.ts";

/** No body of the contract is nested deeper than six. */
export const deepestNesting = 32;
const prototypeKeys: ReadonlySet<string> = new Set(["__proto__", "prototype", "constructor"]);

/**
 * What no call wants, whatever its schema says: control characters and lone surrogates (the database refuses NUL with
 * a fault), keys that reach for a prototype, and nesting without end. Walks without recursion.
 * `cartId` may be any text at all: it is only ever hashed, and one that is not found is 404, never 400 (design D4).
 */
export function hostileInput(input: unknown): ApiError | undefined {
  const open: { value: unknown; path: readonly string[] }[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && hasControlCharacters(value) && path.join(".") !== "cartId") {
      return refused("invalid_input", path, `must not contain ${unseenCharacters}`);
    }
    if (typeof value !== "object" || value === null) continue;
    if (path.length >= deepestNesting)
      return refused("invalid_input", path.slice(0, 4), "is nested too deeply");
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      if (prototypeKeys.has(key)) return refused("unknown_key", at, "is not a known field");
      if (hasControlCharacters(key))
        return refused("unknown_key", at, `must not contain ${unseenCharacters}`);
      open.push({ value: inner, path: at });
    }
  }
  return undefined;
}

function refused(code: ApiError["code"], path: readonly string[], says: string): ApiError {
  if (path.length === 0) return { code, message: `The body ${says}.` };
  const field = fieldName(path);
  return { code, message: `${field} ${says}.`, field };
}
