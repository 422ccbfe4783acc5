/** Words of ordering the same once more. @source design D11 */
export const againCopy = {
  link: "Order again",
  title: "Order again",
  intro: (number: string) => `The lights of order ${number}, at today's prices. Nothing is in your cart yet.`,
  changesTitle: "What has changed",
  same: "Same prices, and everything is in stock.",
  dearer: (name: string, by: string, now: string) => `${name} costs ${by} more: ${now} each.`,
  cheaper: (name: string, by: string, now: string) => `${name} costs ${by} less: ${now} each.`,
  outOfStock: (name: string) => `${name} is out of stock, so we leave it out.`,
  notSold: (name: string) => `We no longer sell ${name}, so we leave it out.`,
  summary: "Today",
  add: "Add to my cart",
  nothingTitle: "These lights are out of stock",
  toShop: "See all lights",
  back: "Back to the order",
};
