import { cutText } from "@precise/contract/wire/cut-text";
import { mostCompared } from "#shop/base/routes/compare-path.ts";

/** What the address asks to compare. */
export interface CompareQuery {
  /** Each once, at most four. */
  readonly skus: readonly string[];
  /** Named more than once. */
  readonly twice: readonly string[];
  /** More than four. */
  readonly over: readonly string[];
  /** The one that a product's page adds to the list of this device; it is the last of `skus`. */
  readonly added: string | null;
  /** It names none, and does not say that the list is empty. */
  readonly isBare: boolean;
  readonly showsAll: boolean;
}

const mostNamed = 20;
const longestSku = 64;

/** Reads the address: `sku` once for each product, `add` for one more, `rows=all` for what is alike too. */
export function readCompareQuery(query: {
  readonly sku?: string | string[] | undefined;
  readonly add?: string | string[] | undefined;
  readonly rows?: string | string[] | undefined;
}): CompareQuery {
  const [added = null] = namedIn(query.add);
  const named = [...namedIn(query.sku), ...(added === null ? [] : [added])];
  const once = [...new Set(named)];
  return {
    skus: once.slice(0, mostCompared),
    twice: once.filter((sku) => named.filter((each) => each === sku).length > 1),
    over: once.slice(mostCompared),
    added,
    isBare: query.sku === undefined && added === null,
    showsAll: query.rows === "all",
  };
}

function namedIn(values: string | string[] | undefined): string[] {
  return [values ?? []]
    .flat()
    .slice(0, mostNamed)
    .map((sku) => cutText(sku.trim(), longestSku))
    .filter((sku) => sku !== "");
}
