import { maxSideMarkLength } from "../cart/trade-limits.ts";
import { isFault, isMeantAsCount, type PieceCountProblem, readPieceCount } from "./piece-count.ts";
import { isArticleNumber, type QuickOrderReading } from "./quick-order-line.ts";

/** A product as far as adding it needs to know. */
export interface OrderableProduct {
  readonly sku: string;
  /** Pieces that are available now. */
  readonly stockQty: number;
}

/** A row whose article was looked up. */
export interface LookedUpRow<Product extends OrderableProduct> {
  readonly reading: QuickOrderReading | undefined;
  readonly product: Product | undefined;
  /** The article was found under another spelling than the row's. */
  readonly isReadAs: boolean;
  /** Nothing was found, but something near it was. */
  readonly isGuessed?: boolean;
}

export type QuickOrderReason =
  /** `not_a_product`: words alone, as the titles of a bill of quantities: no article number and no number of pieces. */
  | { readonly code: "not_a_product" }
  | { readonly code: "no_sku" | "unknown_sku" | "no_quantity" | "out_of_stock" | "cart_full" }
  /** Characters of a side mark that is too long; it is never cut off. */
  | { readonly code: "mark_too_long"; readonly length: number }
  /** Of a fault or a formula, the cell of the row where it stands, from 0. */
  | { readonly code: "bad_quantity"; readonly problem: PieceCountProblem; readonly at?: number }
  /** In place of the article a spreadsheet's error or a formula without its result stands. */
  | { readonly code: "bad_sku_cell"; readonly at: number; readonly text: string }
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

/** A row that the cart has already; `sideMark` is empty where there is none. */
export interface CartRow {
  readonly sku: string;
  readonly sideMark: string;
  /** Pieces. */
  readonly quantity: number;
}

/**
 * Decides row by row, in their order, what goes into the cart: every row gets an answer, and the quantities of the
 * answers are exactly what is added. Stock and the limit of an article are judged by its pieces over all rows; rows with
 * different side marks stay apart.
 * @param rows with `row`, their numbers
 * @param cart what is in it already, and how many rows and how many pieces of an article it may hold
 * @source design D34, decision 040
 */
export function decideQuickOrder<Product extends OrderableProduct>(
  rows: readonly (LookedUpRow<Product> & { readonly row: number })[],
  cart: {
    readonly inCart: readonly CartRow[];
    readonly mostLines: number;
    readonly mostPerLine: number;
  },
): QuickOrderDecision<Product>[] {
  const pieces = new Map<string, number>();
  const cartRows = new Set<string>();
  for (const { sku, sideMark, quantity } of cart.inCart) {
    pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
    cartRows.add(keyOf(sku, sideMark));
  }
  const firstRow = new Map<string, number>();
  return rows.map((row) => {
    const decision = decide(row);
    const { product, quantity, sideMark } = decision;
    if (product && quantity > 0) {
      const key = keyOf(product.sku, sideMark);
      pieces.set(product.sku, (pieces.get(product.sku) ?? 0) + quantity);
      cartRows.add(key);
      if (!firstRow.has(key)) firstRow.set(key, row.row);
    }
    return decision;
  });

  function decide(row: LookedUpRow<Product>): QuickOrderDecision<Product> {
    const { reading, product, isReadAs } = row;
    const count = reading?.quantity ?? null;
    const typedCount = count === null ? (reading ? 1 : undefined) : count.ok ? count.value : undefined;
    const sideMark = reading?.sideMark?.trim();
    const common = { product, asked: typedCount, sideMark };
    const rejected = (...reasons: QuickOrderReason[]): QuickOrderDecision<Product> => ({
      ...common,
      outcome: "rejected",
      quantity: 0,
      reasons,
    });
    if (!reading || reading.sku === "") return rejected({ code: "no_sku" });
    const { sku, faultAt } = reading;
    if (!product && faultAt !== undefined && isFault(readPieceCount(sku)))
      return rejected({ code: "bad_sku_cell", at: faultAt, text: sku });
    if (!product) return rejected({ code: isTitle(row) ? "not_a_product" : "unknown_sku" });
    if (count !== null && !count.ok)
      return rejected({
        code: "bad_quantity",
        problem: count.code,
        ...(faultAt === undefined ? {} : { at: faultAt }),
      });
    if (sideMark !== undefined && sideMark.length > maxSideMarkLength)
      return rejected({ code: "mark_too_long", length: sideMark.length });
    const wanted = typedCount ?? 1;
    const before = pieces.get(product.sku) ?? 0;
    if (product.stockQty <= 0) return rejected({ code: "out_of_stock" });
    const key = keyOf(product.sku, sideMark);
    if (!cartRows.has(key) && cartRows.size >= cart.mostLines) return rejected({ code: "cart_full" });
    const limit = Math.min(product.stockQty, cart.mostPerLine);
    const isByStock = product.stockQty <= cart.mostPerLine;
    const quantity = Math.min(wanted, Math.max(0, limit - before));
    const short: QuickOrderReason[] =
      quantity < wanted ? [{ code: isByStock ? "stock_short" : "line_limit", limit, before }] : [];
    if (quantity === 0) return rejected(...short);
    const repeats = firstRow.get(key);
    const changes: QuickOrderReason[] = [
      ...(isReadAs ? [{ code: "read_as", sku: product.sku } as const] : []),
      ...(count === null ? [{ code: "no_quantity" } as const] : []),
      ...short,
    ];
    return {
      ...common,
      outcome: changes.length > 0 ? "adjusted" : "accepted",
      quantity,
      reasons: [...changes, ...(repeats === undefined ? [] : [{ code: "repeated", row: repeats } as const])],
    };
  }
}

function keyOf(sku: string, sideMark = ""): string {
  return `${sku}\n${sideMark}`;
}

function isTitle({ reading, isGuessed = false }: LookedUpRow<OrderableProduct>): boolean {
  if (!reading || isGuessed) return false;
  const { sku, quantity } = reading;
  const words = sku.split(" ");
  return !isMeantAsCount(quantity) && !words.some(isArticleNumber) && (words.length > 1 || !/\d/.test(sku));
}
