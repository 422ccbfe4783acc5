/** Words of the trade catalogue. */
export const catalogueCopy = {
  subcategories: "In this category",
  count: (total: number) => (total === 1 ? "1 product" : `${total.toLocaleString("en")} products`),
  view: "View",
  table: "Table",
  grid: "Pictures",
  columns: {
    sku: "Item no.",
    product: "Product",
    stock: "Stock",
    price: "Each",
    breaks: "Quantity price",
    quantity: "Quantity",
  },
  quantityOf: (name: string) => `Quantity of ${name}`,
  addAll: "Add to cart",
  added: "Added to the cart",
  addedText: (pieces: number, products: number) =>
    `${pieces.toLocaleString("en")} ${pieces === 1 ? "piece" : "pieces"} of ${products} ${products === 1 ? "product" : "products"}`,
  toCart: "Go to cart",
  chosen: (pieces: number, products: number) =>
    pieces === 0
      ? "Enter quantities"
      : `${pieces.toLocaleString("en")} ${pieces === 1 ? "piece" : "pieces"} of ${products} ${products === 1 ? "product" : "products"}`,
  keys: "; Enter and the arrow keys move between rows",
  nothingChosen: "Enter a quantity in at least one row.",
  emptyTitle: "No products match these filters",
  emptyText: "Remove one, or clear them all.",
  clearAll: "Clear all",
  pastTheEnd: "This page no longer exists",
  firstPage: "Go to the first page",
  emptyCategory: "Nothing here yet",
  emptyCategoryText: "We add trade products often. Until then, see:",
  home: "All indoor lights",
} as const;
