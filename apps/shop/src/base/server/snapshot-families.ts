import { kobo, wirePrice } from "@precise/cart-core/money";
import type { FamilyFinish, Product, ProductItem } from "@precise/contract/shop/product";
import { pricesOf } from "../amounts.ts";

/**
 * Families as the API lists them, in the order of their first articles.
 * @param listed articles of a listing in the order asked
 * @param productOf any article of the snapshot
 * @source design D30
 */
export function snapshotFamilies(
  listed: readonly Product[],
  productOf: (sku: string) => Product | undefined,
): ProductItem[] {
  const families = new Map<string, [Product, ...Product[]]>();
  for (const product of listed) {
    const family = product.family?.urlPath ?? product.urlPath;
    const before = families.get(family);
    if (before) before.push(product);
    else families.set(family, [product]);
  }
  return Array.from(families.values(), (articles) => familyItem(articles, productOf));
}

function familyItem(
  listed: readonly [Product, ...Product[]],
  productOf: (sku: string) => Product | undefined,
): ProductItem {
  const [first] = listed;
  const all = first.variants.flatMap(({ sku }) => productOf(sku) ?? []);
  const byPreference = [...listed, ...all.filter(isInStock), ...all];
  const finishes = first.finishes.flatMap(({ value, label }) => {
    const article = byPreference.find((one) => one.attributes.finish === value);
    return article ? [finishOf(article, value, label)] : [];
  });
  if (!first.family) return { ...first, finishes };
  const cheapest = kobo(Math.min(...listed.map((product) => pricesOf(product).now)));
  return {
    ...first,
    finishes,
    price_from: wirePrice(cheapest),
    family: { ...first.family, articles: listed.length },
  };
}

const isInStock = ({ stock_status }: Product) => stock_status !== "OUT_OF_STOCK";

function finishOf(article: Product, value: string, label: string): FamilyFinish {
  const { sku, urlPath, price, special_price, stock_status } = article;
  const [picture] = article.media_gallery;
  return {
    value,
    label,
    sku,
    urlPath,
    price,
    ...(special_price === undefined ? {} : { special_price }),
    stock_status,
    ...(picture === undefined ? {} : { picture }),
  };
}
