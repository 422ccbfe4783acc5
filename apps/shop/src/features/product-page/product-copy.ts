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
  deliveryByState: (fee: string | null) =>
    fee === null
      ? "The delivery fee depends on your state."
      : `Delivery: ${fee} for this item in most states. It depends on yours.`,
  deliveryFree: "Free delivery for this item.",
  /** @source design D1 */
  deliveryPending: "We confirm the delivery fee before you pay.",
  freeFrom: (amount: string) => `Free delivery on orders of ${amount} or more.`,
  /** @source decision 069 */
  arrivesThen: (days: string, state: string) => `Ordered then, it arrives ${days} in ${state}`,
  supplied: (day: string) => `More arrive here on ${day}.`,
  otherStates: "Days for your state",
  notTo: (states: string) => `We do not deliver to ${states}. You can collect it from a showroom.`,
  onDisplay: "On display at our showrooms:",
  showroomsLink: { label: "Addresses and hours", href: "/showroom" },
  warranty: (years: string) => `${years} warranty on this product`,
  warrantyLink: { label: "What it covers", href: "/terms-and-conditions#warranty" },
  askOnWhatsapp: "Ask on WhatsApp",
  /** What the chat begins with. */
  question: (name: string, url: string) => `Hello, I have a question about ${name}: ${url}`,
  waysToPay: "Ways to pay",
  groups: { light: "Light", fitting: "Size and fitting", power: "Power and the rest" },
  inRoom: (room: string) => `In the ${room.toLowerCase()}`,
  shownIn: (finish: string) => `Shown in ${finish}.`,
  sceneAlt: (name: string, room: string) => `${name} in a ${room.toLowerCase()}, where the mark is`,
  seeRoom: (room: string) => `See everything in this ${room.toLowerCase()}`,
  delivery: "To all 36 states and Abuja, or collect it free from a showroom.",
  vat: "Prices include VAT.",
  /** What it leaves out stands behind the link. @source Federal Competition and Consumer Protection Act 2018, s. 122; design "Consumer law", design D35 */
  returns:
    "14 days to change your mind, unused and in its box: you pay the way back, or bring it to a showroom for free. Faulty or not as described? We collect it and refund you in full.",
  returnsLink: { label: "Return terms", href: "/terms-and-conditions#returns" },
} as const;
