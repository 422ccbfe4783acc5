/** Words of the add-to-cart button. @source design D11 */
export const addToCartCopy = {
  add: "Add to cart",
  addOne: (name: string) => `Add ${name} to cart`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  onlyInStock: (left: number) => `Only ${left} in stock.`,
  most: (pieces: number) => `Up to ${pieces} at a time.`,
  bar: "Buy",
  addPieces: (pieces: number) => `Add ${pieces} to cart`,
  added: "Added to cart",
  pieces: (pieces: number) => (pieces === 1 ? "1 item" : `${pieces} items`),
  viewCart: "View cart",
  tryAgain: "Try again",
  /** @param fee as text; "free"; null while it must be confirmed @source design D1 */
  deliveryWithCart: (fee: string | null) =>
    fee === null
      ? "With your cart, we confirm the delivery fee before you pay."
      : `${fee === "free" ? "Free delivery with your cart" : `Delivery with your cart: ${fee} in total`}, before vouchers.`,
  deliveryOfCart: (fee: string | null) =>
    fee === null
      ? "In your cart. We confirm the delivery fee before you pay."
      : `In your cart. ${fee === "free" ? "Free delivery for your cart" : `Delivery for your cart: ${fee}`}, before vouchers.`,
} as const;
