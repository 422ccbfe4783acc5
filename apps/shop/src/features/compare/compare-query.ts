import { mostCompared } from "#shop/base/routes/compare-path.ts";

/** What the address asks to compare. */
export interface CompareQuery {
  /** Each once, at most four. */
  readonly skus: readonly string[];
  /** Named more than once. */
  readonly twice: readonly string[];
  /** More than four. */
  readonly over: readonly string[];
  readonly showsAll: boolean;
}

const mostNamed = 20;
const longestSku = 64;

/** Reads the address: `sku` once for each product, `rows=all` for what is alike too. */
export function readCompareQuery(query: {
  readonly sku?: string | string[] | undefined;
  readonly rows?: string | string[] | undefined;
}): CompareQuery {
  const named = [query.sku ?? []]
    .flat()
    .slice(0, mostNamed)
    .map((sku) => sku.trim().slice(0, longestSku))
    .filter((sku) => sku !== "");
  const once = [...new Set(named)];
  return {
    skus: once.slice(0, mostCompared),
    twice: once.filter((sku) => named.filter((each) => each === sku).length > 1),
    over: once.slice(mostCompared),
    showsAll: query.rows === "all",
  };
}
