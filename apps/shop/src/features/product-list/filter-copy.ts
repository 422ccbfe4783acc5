/** Words of the filters; apart from the others, for browsers load them. @source D11 */
export const filterCopy = {
  filters: "Filters",
  close: "Close",
  show: "Show products",
  least: "From",
  most: "To",
  moreOptions: "Show all",
} as const;
