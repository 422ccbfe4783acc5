import { failure } from "../http/reply.ts";

/** Two absolute numbers for one product contradict each other. @returns undefined where there is no such product */
export function refuseRepeats(items: readonly { readonly sku: string }[]) {
  const known = new Set<string>();
  for (const [index, { sku }] of items.entries()) {
    if (known.has(sku)) {
      const field = `items.${index}.sku`;
      return failure(400, "invalid_input", `${field} stands twice in this call.`, { field });
    }
    known.add(sku);
  }
  return undefined;
}
