/** How a listing is shown: rows to order from, or pictures. Part of the address; rows, the default, are not written. */
export type ListingViewChoice = "table" | "grid";

/** Products on one page: as many rows as the API gives, as many cards as a screen can take. */
export const pageSizes = { table: 96, grid: 24 } as const satisfies Record<ListingViewChoice, number>;

export function viewChoiceOf(params: URLSearchParams): ListingViewChoice {
  return params.get("view") === "grid" ? "grid" : "table";
}

/** The parameters of the address that keep the view. */
export function viewParams(view: ListingViewChoice): Readonly<Record<string, string>> {
  return view === "grid" ? { view: "grid" } : {};
}
