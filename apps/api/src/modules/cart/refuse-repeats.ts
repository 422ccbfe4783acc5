import { failure } from "#api/platform/http/reply.ts";
import type { NamedLine } from "./cart-line.ts";

/**
 * Two absolute numbers for one line contradict each other.
 * @param wishes the lines that are meant, in the order of the call's items
 * @returns undefined where each line is meant once
 */
export function refuseRepeats(
  wishes: readonly { readonly lineId: string; readonly index: number }[],
  items: readonly NamedLine[],
) {
  const known = new Set<string>();
  for (const { lineId, index } of wishes) {
    if (known.has(lineId)) {
      const field = `items.${index}.${items[index]?.line_id === undefined ? "sku" : "line_id"}`;
      return failure(400, "invalid_input", `${field} appears twice in this request.`, { field });
    }
    known.add(lineId);
  }
  return undefined;
}
