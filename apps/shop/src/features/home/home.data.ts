import type { Attribute } from "@precise/contract/shop/catalogue";
import "server-only";
import { roomsCategoryId, saleCategoryId, shownCategoryIds } from "@precise/contract/shop/category";
import type { ProductItem } from "@precise/contract/shop/product";
import { type CategoryNode, categoriesOf } from "@precise/web/listing/category-tree";
import { catalogueSource } from "#shop/base/server/catalogue-source.ts";
import { loadHomeSet } from "#shop/base/server/company.ts";

/** Everything that the home page shows. */
export interface HomeContent {
  readonly topCategories: readonly CategoryNode[];
  readonly rooms: readonly CategoryNode[];
  /** Lights that the owner chose; those that are not sold any more are left out. */
  readonly featured: readonly ProductItem[];
  readonly newest: readonly ProductItem[];
  readonly sale: readonly ProductItem[];
  readonly attributes: readonly Attribute[];
}

const perRow = 4;

/** @throws when the catalogue does not answer, and then the last good page stays */
export async function loadHome(): Promise<HomeContent> {
  const source = catalogueSource();
  const { featured: chosen = [] } = await loadHomeSet();
  const [categories, attributes, featured, newest, sale] = await Promise.all([
    source.categories(),
    source.attributes(),
    chosen.length === 0 ? [] : source.products(chosen),
    // Each design once, whatever it comes in.
    source.listing({
      categoryId: 0,
      sort: { field: "newest", direction: "ASC" },
      group: "family",
      pageSize: perRow,
    }),
    source.listing({ categoryId: saleCategoryId, group: "family", pageSize: perRow }),
  ]);
  return {
    topCategories: categoriesOf(categories, shownCategoryIds),
    rooms: categories.find(({ id }) => id === roomsCategoryId)?.subcategories ?? [],
    featured,
    newest: newest?.items ?? [],
    sale: sale?.items ?? [],
    attributes,
  };
}
