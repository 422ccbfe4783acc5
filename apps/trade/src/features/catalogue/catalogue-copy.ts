/** Words of the trade catalogue. */
export const catalogueCopy = {
  subcategories: "In this category",
  count: (total: number) => (total === 1 ? "1 product" : `${total.toLocaleString("en")} products`),
  view: "View",
  table: "Table",
  grid: "Pictures",
  columns: {
    sku: "Article",
    picture: "Picture",
    product: "Product",
    stock: "Stock",
    price: "Each",
    breaks: "From so many, each",
    quantity: "Quantity",
  },
  quantityOf: (name: string) => `Quantity of ${name}`,
  addAll: "Add to cart",
  added: "Added to the cart",
  addedText: (pieces: number, products: number) =>
    `${pieces.toLocaleString("en")} ${pieces === 1 ? "piece" : "pieces"} of ${products} ${products === 1 ? "product" : "products"}`,
  toCart: "To the cart",
  chosen: (pieces: number, products: number) =>
    pieces === 0
      ? "Type quantities"
      : `${pieces.toLocaleString("en")} ${pieces === 1 ? "piece" : "pieces"} of ${products} ${products === 1 ? "product" : "products"}`,
  keys: "; Enter and the arrow keys go from row to row",
  nothingChosen: "Please enter how many pieces you want, in one row at least.",
  emptyTitle: "Nothing fits all of these filters",
  emptyText: "Take one away, or start again with everything in this category.",
  clearAll: "Clear all",
  pastTheEnd: "There is no such page any more",
  firstPage: "To the first page",
  emptyCategory: "Nothing here yet",
  emptyCategoryText: "Products for trade come in often. Meanwhile, look here:",
  home: "All indoor lights",
} as const;
