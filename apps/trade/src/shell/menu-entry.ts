/** One of the four entries of the trade area, as its menus show it. @source SPEC §2 "fixed entries" */
export interface MenuEntry {
  readonly id: number;
  readonly name: string;
  readonly urlKey: string;
  readonly subcategories: readonly { readonly id: number; readonly name: string; readonly urlKey: string }[];
}
