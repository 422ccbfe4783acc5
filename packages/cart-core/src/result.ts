/** An expected outcome as a value: success with what was asked for, or a code from a closed union. @source CONTRIBUTING.md "How code reads here" */
export type Result<T, E extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: E };

/** A success that carries its value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** An expected failure that carries its code; a view turns the code into words. */
export function err<E extends string>(code: E): { readonly ok: false; readonly code: E } {
  return { ok: false, code };
}
