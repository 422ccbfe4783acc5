import type { PieceCountProblem } from "./piece-count.ts";
import type { QuickOrderReading } from "./quick-order-line.ts";
import { maxSideMarkLength } from "./trade-limits.ts";

/** A product as far as adding it needs to know. */
export interface OrderableProduct {
  readonly sku: string;
  /** Pieces that can be had now. */
  readonly stockQty: number;
}

/** A row whose article was looked up. */
export interface LookedUpRow<Product extends OrderableProduct> {
  readonly reading: QuickOrderReading | undefined;
  readonly product: Product | undefined;
  /** The article was found under another spelling than the row's. */
  readonly isReadAs: boolean;
}

export type QuickOrderReason =
  | { readonly code: "no_sku" | "unknown_sku" | "no_quantity" | "out_of_stock" | "cart_full" | "mark_cut" }
  | { readonly code: "bad_quantity"; readonly problem: PieceCountProblem }
  | { readonly code: "read_as"; readonly sku: string }
  | { readonly code: "repeated"; readonly row: number }
  /** Of what was asked only so many more fit: by the stock, or by the limit of a line. */
  | { readonly code: "stock_short" | "line_limit"; readonly limit: number; readonly before: number };

export interface QuickOrderDecision<Product extends OrderableProduct> {
  readonly outcome: "accepted" | "adjusted" | "rejected";
  readonly product: Product | undefined;
  /** Pieces asked for; undefined where no number could be read. */
  readonly asked: number | undefined;
  /** Pieces that go into the cart on top of what it has; 0 when rejected. */
  readonly quantity: number;
  readonly sideMark: string | undefined;
  readonly reasons: readonly QuickOrderReason[];
}

/**
 * Decides row by row, in their order, what goes into the cart: every row gets an answer, and the quantities of the
 * answers are exactly what is added. Rows of the same article count together.
 * @param rows with `row`, their numbers
 * @param inCart pieces that the cart has already, by article
 */
export function decideQuickOrder<Product extends OrderableProduct>(
  rows: readonly (LookedUpRow<Product> & { readonly row: number })[],
  cart: {
    readonly inCart: ReadonlyMap<string, number>;
    readonly mostLines: number;
    readonly mostPerLine: number;
  },
): QuickOrderDecision<Product>[] {
  const pieces = new Map(cart.inCart);
  const firstRow = new Map<string, number>();
  return rows.map((row) => {
    const decision = decide(row);
    const { product, quantity } = decision;
    if (product && quantity > 0) {
      pieces.set(product.sku, (pieces.get(product.sku) ?? 0) + quantity);
      if (!firstRow.has(product.sku)) firstRow.set(product.sku, row.row);
    }
    return decision;
  });

  function decide({ reading, product, isReadAs }: LookedUpRow<Product>): QuickOrderDecision<Product> {
    const count = reading?.quantity ?? null;
    const asked = count === null ? (reading ? 1 : undefined) : count.ok ? count.value : undefined;
    const cut = reading?.sideMark?.slice(0, maxSideMarkLength);
    const told = { product, asked, sideMark: cut };
    const rejected = (...reasons: QuickOrderReason[]): QuickOrderDecision<Product> => ({
      ...told,
      outcome: "rejected",
      quantity: 0,
      reasons,
    });
    if (!reading || reading.sku === "") return rejected({ code: "no_sku" });
    if (!product) return rejected({ code: "unknown_sku" });
    if (count !== null && !count.ok) return rejected({ code: "bad_quantity", problem: count.code });
    const wanted = asked ?? 1;
    const before = pieces.get(product.sku) ?? 0;
    if (product.stockQty <= 0) return rejected({ code: "out_of_stock" });
    if (before === 0 && !pieces.has(product.sku) && pieces.size >= cart.mostLines)
      return rejected({ code: "cart_full" });
    const limit = Math.min(product.stockQty, cart.mostPerLine);
    const isByStock = product.stockQty <= cart.mostPerLine;
    const quantity = Math.min(wanted, Math.max(0, limit - before));
    const short: QuickOrderReason[] =
      quantity < wanted ? [{ code: isByStock ? "stock_short" : "line_limit", limit, before }] : [];
    if (quantity === 0) return rejected(...short);
    const repeats = firstRow.get(product.sku);
    const changes: QuickOrderReason[] = [
      ...(isReadAs ? [{ code: "read_as", sku: product.sku } as const] : []),
      ...(count === null ? [{ code: "no_quantity" } as const] : []),
      ...short,
      ...(cut !== undefined && cut !== reading.sideMark ? [{ code: "mark_cut" } as const] : []),
    ];
    return {
      ...told,
      outcome: changes.length > 0 ? "adjusted" : "accepted",
      quantity,
      reasons: [...changes, ...(repeats === undefined ? [] : [{ code: "repeated", row: repeats } as const])],
    };
  }
}
