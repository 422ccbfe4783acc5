/** Words of a product's page. @source design D11 */
export const productCopy = {
  itemNumber: "Item no.",
  finish: "Finish",
  size: "Version",
  onlyIn: (other: string) => `only in ${other}`,
  description: "Description",
  specifications: "Specifications",
  box: "In the box",
  goesWith: "Goes with",
  moreOf: (category: string) => `More ${category}`,
  allOf: (category: string) => `All ${category}`,
  similar: "Similar products",
  /** What a light without a bulb needs. @param each the highest power of one bulb, in watts */
  takesBulbs: (count: number, base: string, each: number | null) =>
    `Takes ${count === 1 ? "one" : count} ${base} ${count === 1 ? "bulb" : "bulbs"}${
      each === null ? "" : ` of up to ${each} W LED${count === 1 ? "" : " each"}`
    }, sold separately.`,
  lowestBefore: (price: string) => `Lowest price in the 30 days before: ${price}`,
  seeBulbs: "See bulbs that fit",
  /** @param variant empty where there is only one */
  soldOut: (variant: string) => `${variant || "This item"} is sold out.`,
  soldOutHere: (choice: string) => `Choose ${choice}`,
  soldOutSimilar: "See similar products",
  deliveryTitle: "Delivery",
  deliveryFee: (fee: string) => `Delivery: ${fee} for this item.`,
  deliveryFree: "Free delivery for this item.",
  /** @source design D1 */
  deliveryPending: "We confirm the delivery fee before you pay.",
  freeFrom: (amount: string) => `Free delivery on orders of ${amount} or more.`,
  delivery: "To all 36 states and Abuja, or collect it free from a showroom.",
  payment: "Pay by bank transfer, or on delivery for smaller orders. Prices include VAT.",
  /** What it leaves out stands behind the link. @source Federal Competition and Consumer Protection Act 2018, s. 122; design "Consumer law", design D35 */
  returns:
    "14 days to change your mind, unused and in its box. Faulty or not as described? We collect it and refund you in full.",
  returnsLink: { label: "Return and warranty terms", href: "/terms-and-conditions#returns" },
} as const;
