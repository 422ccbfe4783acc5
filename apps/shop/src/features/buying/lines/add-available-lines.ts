import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import type { Cart } from "@precise/contract/shop/cart";

/** What came of several lines at once. */
export type AddedLines<Line> =
  | { readonly ok: true; readonly cart: Cart; readonly leftOut: readonly Line[] }
  /** `failure: null` when nothing of it is to be had. */
  | { readonly ok: false; readonly failure: ApiFailure | null };

/**
 * Puts lines into a cart. A call is all or nothing: so lines that are refused by their position are left out, and the rest
 * is asked for again.
 * @param send puts these lines, in this order, first among its items
 */
export async function addAvailableLines<Line>(
  lines: readonly Line[],
  send: (lines: readonly Line[]) => Promise<ApiResult<Cart>>,
): Promise<AddedLines<Line>> {
  let rest = lines;
  const leftOut: Line[] = [];
  while (rest.length > 0) {
    const result = await send(rest);
    if (result.ok) return { ok: true, cart: result.value, leftOut };
    const refused = refusedLines(result.failure);
    const isRefused = (_: Line, position: number) => refused.has(position);
    if (!rest.some(isRefused)) return { ok: false, failure: result.failure };
    leftOut.push(...rest.filter(isRefused));
    rest = rest.filter((line, position) => !isRefused(line, position));
  }
  return { ok: false, failure: null };
}

/** Positions that the API's errors name: `items.3.sku`. */
function refusedLines(failure: ApiFailure): ReadonlySet<number> {
  const positions = failure.errors.map(({ field }) => /^items\.(\d+)\./.exec(field ?? "")?.[1]);
  return new Set(positions.flatMap((position) => (position === undefined ? [] : [Number(position)])));
}
