import { parseJson } from "@precise/cart-core/json";
import type { Finding } from "@precise/contract/shop/light/lighting";

/** Name of the tick at checkout by which a shopper orders all the same. */
export const tickField = "acknowledged_findings";

/** As the call that places an order takes them. */
const mostFindings = 100;
const longestId = 200;

/** What the tick is worth: which findings were shown. They are sent only when it is ticked. */
export function tickValue(shown: readonly Pick<Finding, "id">[]): string {
  return JSON.stringify(shown.map(({ id }) => id));
}

/** The ids of the findings that were shown and ticked; none where there was no tick, or its value is not ours. */
export function tickedFindings(value: string | null): string[] {
  const ids = parseJson(value);
  if (!Array.isArray(ids)) return [];
  return ids
    .filter((id): id is string => typeof id === "string" && id.trim() !== "" && id.length <= longestId)
    .slice(0, mostFindings);
}
