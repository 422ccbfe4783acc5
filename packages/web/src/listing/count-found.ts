import { digitsOf } from "./range-problem.ts";

/** How the products of a listing or search are counted: a call of the API and its parameters apart from the filters. */
export interface CountCall {
  readonly path: string;
  readonly name?: string;
  /** Families are counted instead of products. */
  readonly group?: "family";
}

/**
 * How many products a form's filters leave.
 * @param entries name and value of every field, as FormData gives them
 * @returns null when the API does not say
 */
export async function countFound(
  { path, ...parameters }: CountCall,
  entries: Iterable<readonly [string, unknown]>,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...parameters, filters: wireFilters(entries), pageSize: 1 }),
      signal,
    });
    if (!answer.ok) return null;
    const count: unknown = (await answer.json())?.data?.products?.total_count;
    return typeof count === "number" ? count : null;
  } catch {
    // Offline, or a newer question has taken this one's place: the button does without a number.
    return null;
  }
}

/** `filters` of the wire from a form's fields. */
export function wireFilters(entries: Iterable<readonly [string, unknown]>): Record<string, object> {
  const filters: Record<string, { in: string[] } | { from?: number; to?: number }> = {};
  for (const [name, value] of entries) {
    const text = String(value);
    if (text === "" || isNoFilter(name)) continue;
    const [, code, end] = /^(.+)\.(from|to)$/.exec(name) ?? [];
    const [, from, to] = /^(\d*)-(\d*)$/.exec(text) ?? [];
    if (code !== undefined && end !== undefined) {
      filters[code] = { ...filters[code], [end]: Number(digitsOf(text)) };
    } else if (from !== undefined && to !== undefined && from + to !== "") {
      filters[name] = { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
    } else {
      const before = filters[name];
      filters[name] = { in: [...(before && "in" in before ? before.in : []), text] };
    }
  }
  return filters;
}

/** Fields of the form that say how products are shown, not which. */
function isNoFilter(name: string): boolean {
  return name === "sort" || name === "view";
}
