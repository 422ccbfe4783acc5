import { fromWireValue, wirePrice } from "@precise/cart-core/money";
import type { Family, FamilyFinish, ProductItem } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { firstPlace } from "../memory/columns.ts";
import { familyOfProduct } from "../product/family-of-product.ts";
import { finishCode } from "../product/finish-code.ts";
import type { ListedFamily } from "./family-page.ts";
import { type ItemCache, loadItems } from "./load-items.ts";

interface FinishArticle {
  readonly value: string;
  readonly label: string;
  readonly ordinal: number;
}

/** Families as lists show them: the first article of each, its price from, and every finish with the article that has it. */
export async function loadFamilies(
  sql: Sql,
  index: CatalogueIndex,
  cache: ItemCache,
  families: readonly ListedFamily[],
): Promise<ProductItem[]> {
  const shown = families.map((family) => ({ family, finishes: finishArticles(family.matching, index) }));
  const ordinals = new Set(
    shown.flatMap(({ family, finishes }) => [
      ...family.matching.slice(0, 1),
      ...finishes.map(({ ordinal }) => ordinal),
    ]),
  );
  const ids = [...ordinals].map((ordinal) => index.ids[ordinal] ?? 0);
  const byId = new Map((await loadItems(sql, index, cache, ids)).map((item) => [item.id, item]));
  const itemOf = (ordinal: number | undefined) => byId.get(index.ids[ordinal ?? -1] ?? 0);
  return shown.flatMap(({ family, finishes }) => {
    const item = itemOf(family.matching[0]);
    if (!item) return [];
    return {
      ...item,
      finishes: finishes.flatMap((finish) => wireFinish(finish, itemOf(finish.ordinal)) ?? []),
      ...familyFields(family, index),
    };
  });
}

function familyFields(
  { matching, priceFrom }: ListedFamily,
  index: CatalogueIndex,
): { price_from?: string; family?: Family } {
  const family = familyOfProduct(matching[0] ?? -1, index);
  if (!family) return {};
  return {
    price_from: wirePrice(fromWireValue(priceFrom)),
    family: { ...family, articles: matching.length },
  };
}

function wireFinish(
  { value, label }: FinishArticle,
  item: ProductItem | undefined,
): FamilyFinish | undefined {
  if (!item) return undefined;
  const { sku, urlPath, price, special_price, stock_status } = item;
  const [picture] = item.media_gallery;
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

/**
 * Every finish of the whole family with the article to show for it: the first that matches, else one in stock, else any. The
 * finish of the family's first article comes first, then as the shop orders them.
 */
function finishArticles(matching: readonly number[], index: CatalogueIndex): FinishArticle[] {
  const column = index.columns.get(finishCode);
  const [first] = matching;
  if (column?.kind !== "options" || first === undefined) return [];
  const group = [...index.families.membersOf(index.groups[first] ?? -1)];
  const isInStock = (ordinal: number) => (index.shownStock[ordinal] ?? 0) > 0;
  const byPreference = [...matching, ...group.filter(isInStock), ...group];
  const places = new Set([first, ...group].map((ordinal) => firstPlace(column, ordinal)));
  return [...places].flatMap((place) => {
    const option = column.meta.options[place];
    const ordinal = byPreference.find((one) => firstPlace(column, one) === place);
    return option && ordinal !== undefined ? [{ value: option.value, label: option.label, ordinal }] : [];
  });
}
