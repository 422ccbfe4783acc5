/** Where links of the page's upper part lead. */
export const rowIds = { goesWith: "goes-with", similar: "similar" } as const;
