/** One of the four entries of the trade area, as its menus show it. @source spec §2 "Routes" */
export interface MenuEntry {
  readonly id: number;
  readonly name: string;
  readonly urlKey: string;
  readonly subcategories: readonly { readonly id: number; readonly name: string; readonly urlKey: string }[];
}
