import type { Attribute } from "@precise/contract/shop/catalogue";
import { type CategoryNode, everyCategory } from "@precise/web/listing/category-tree";
import { atom } from "jotai/vanilla";

/** The category tree as it was last known: first what the page brought, then the API's answer. @source spec §3, design D19 */
export const shopCategoryAtom = atom<readonly CategoryNode[]>([]);
/** The categories of the search panel. @source spec §7 "Suggested categories" */
export const categorySuggestionsAtom = atom<readonly CategoryNode[]>([]);
/** The rooms: children of 14, asked for by id 70. @source spec §2 "Categories by id" */
export const shopByRoomAtom = atom<readonly CategoryNode[]>([]);
export const attributesAtom = atom<readonly Attribute[]>([]);
/** Id of the category whose second level is open in a menu; null while none is. */
export const categoryAtom = atom<number | null>(null);

const openCategoryAtom = atom((get) => {
  const id = get(categoryAtom);
  return everyCategory(get(shopCategoryAtom)).find((category) => category.id === id);
});
export const categoryNameAtom = atom((get) => get(openCategoryAtom)?.name ?? "");
export const subCategoryAtom = atom((get) => get(openCategoryAtom)?.subcategories ?? []);
