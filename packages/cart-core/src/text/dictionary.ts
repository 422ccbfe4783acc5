/**
 * Words, or whatever else, by a text that comes from outside. A plain object has more than it says: by "constructor" or "__proto__",
 * which anybody may type, it gives a function or an object. This one has its own entries alone.
 */
export function dictionary<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries);
}
