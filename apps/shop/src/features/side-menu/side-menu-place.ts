import { isRecord } from "@precise/cart-core/json";
export const tabViews = ["shop", "ideas", "about"] as const;
export type TabView = (typeof tabViews)[number];

/** Where in the side menu the visitor is. @source spec §2 "Side menu" */
export type SideMenuPlace =
  | { readonly view: TabView }
  | { readonly view: "subcategory"; readonly categoryId: number };

/**
 * The place that an entry of the browser's history holds; null where the menu is closed. The history can be edited by anyone: what is
 * not exactly a place counts as none.
 * @param state `history.state`
 */
export function placeOfHistory(state: unknown): SideMenuPlace | null {
  const place: unknown = isRecord(state) ? state.sideMenu : null;
  if (!isRecord(place)) return null;
  const view = tabViews.find((each) => each === place.view);
  if (view !== undefined) return { view };
  return place.view === "subcategory" && typeof place.categoryId === "number"
    ? { view: "subcategory", categoryId: place.categoryId }
    : null;
}
