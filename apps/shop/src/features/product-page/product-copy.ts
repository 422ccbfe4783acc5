/** Words of a product's page. @source D11 */
export const productCopy = {
  articleNumber: "Article number",
  finish: "Finish",
  size: "Size",
  onlyIn: (other: string) => `only in ${other}`,
  description: "Description",
  specifications: "Specifications",
  box: "In the box",
  goesWith: "Goes with",
  moreOf: (category: string) => `More ${category}`,
  allOf: (category: string) => `All ${category}`,
  similar: "Similar products",
  /** What a fitting without a lamp needs. @param each the highest power of one lamp, in watts */
  takesLamps: (count: number, base: string, each: number | null) =>
    `Takes ${count === 1 ? "one" : count} ${base} ${count === 1 ? "lamp" : "lamps"}${
      each === null ? "" : ` of up to ${each} W LED${count === 1 ? "" : " each"}`
    }, sold separately.`,
  seeLamps: "See lamps that fit",
  soldOut: "This one is out of stock.",
  soldOutHere: (choice: string) => `${choice} is in stock`,
  soldOutSimilar: "See similar products",
  deliveryTitle: "Delivery",
  deliveryFee: (fee: string) => `Delivery of this alone costs ${fee}.`,
  deliveryFree: "Delivery of this is free.",
  /** @source D1 */
  deliveryPending: "Delivery for this total is confirmed before payment.",
  freeFrom: (amount: string) => `Orders of ${amount} or more are delivered free.`,
  delivery: "To all 36 states and Abuja, or collect it free at a showroom.",
  payment: "Pay by bank transfer, or on delivery for smaller orders. Prices include VAT.",
  /** @source FEATURES §4.8: FCCPA 2018, s. 122 */
  returns:
    "Faulty, unsafe, or unfit for what you told us it is for? Send it back for a full refund: your right under the FCCPA 2018, section 122.",
} as const;
