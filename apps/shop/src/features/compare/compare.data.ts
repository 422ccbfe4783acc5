import "server-only";
import { formatNaira } from "@precise/cart-core/money";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import { pricesOf } from "#shop/base/amounts.ts";
import type { CatalogueSource } from "#shop/base/server/api-source.ts";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { loadLightingFigures } from "#shop/base/server/lighting-figures.ts";
import { loadCompanions } from "#shop/features/companions/load-companions.data.ts";
import { atHome, type HomeFigure } from "#shop/features/product-page/at-home.ts";
import { compareCopy as copy } from "./compare-copy.ts";
import { type CompareFact, type CompareRow, compareRows } from "./compare-rows.ts";

const beginnersCount = 8;

/** What the page compares; null while the catalogue does not answer. */
export interface Comparison {
  readonly products: readonly Product[];
  readonly rows: readonly CompareRow[];
  /** Asked for, and not sold. */
  readonly unknown: readonly string[];
  /** Like the first of them; where there is none, some to begin with. */
  readonly similar: readonly ProductItem[];
}

/** Loads the products in the order asked for. */
export async function loadComparison(skus: readonly string[]): Promise<Comparison | null> {
  try {
    const source = catalogueSource();
    const [items, figures] = await Promise.all([source.products(skus), loadLightingFigures()]);
    const found = await Promise.all(
      items.map(({ urlPath }) => source.product(urlPath.slice("/product/".length))),
    );
    const products = found.filter((each) => each !== null);
    const known = new Set(products.map(({ sku }) => sku));
    const [first] = products;
    const similar = first ? (await loadCompanions(source, first)).similar : await loadBeginners(source);
    return {
      products,
      rows: compareRows(products.map((product) => productFacts(product, atHome(product, figures).figures))),
      unknown: skus.filter((sku) => !known.has(sku)),
      similar: similar.filter(({ sku }) => !known.has(sku)),
    };
  } catch {
    // The page says so, and asks again.
    return null;
  }
}

/** The first designs of the whole catalogue. */
async function loadBeginners(source: CatalogueSource): Promise<readonly ProductItem[]> {
  const listed = await source.listing({ categoryId: 0, group: "family", pageSize: beginnersCount });
  return listed?.items ?? [];
}

/** What a product is compared by: what it costs, whether it can be had, what it does in a home, and its specifications. */
function productFacts(product: Product, figures: readonly HomeFigure[]): readonly CompareFact[] {
  const { stock_status, stock_left, spec_table } = product;
  const stock =
    stock_left === undefined || stock_left === 0 ? copy.stocks[stock_status] : copy.left(stock_left);
  return [
    { code: "price", label: copy.price, text: formatNaira(pricesOf(product).now) },
    { code: "stock", label: copy.stock, text: stock },
    ...figures.map(({ kind, value, text }) => ({
      code: `home-${kind}`,
      label: copy.figures[kind],
      text: `${value} ${text}`,
    })),
    ...spec_table,
  ];
}
