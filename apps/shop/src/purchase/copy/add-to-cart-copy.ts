/** Words of the add-to-cart button. @source D11 */
export const addToCartCopy = {
  add: "Add to cart",
  quantityOf: (name: string) => `Quantity of ${name}`,
  outOfStock: "Out of stock",
  added: "Added to cart",
  viewCart: "View cart",
} as const;
