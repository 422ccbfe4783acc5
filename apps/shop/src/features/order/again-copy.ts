/** Words of ordering the same once more. @source D11 */
export const againCopy = {
  link: "Order the same again",
  title: "The same once more",
  intro: (number: string) => `The lights of order ${number}, at today's prices. Nothing is in your cart yet.`,
  changesTitle: "What is different today",
  same: "Everything costs what it cost then, and is in stock.",
  dearer: (name: string, by: string, now: string) => `${name} is ${by} dearer: ${now} each.`,
  cheaper: (name: string, by: string, now: string) => `${name} is ${by} cheaper: ${now} each.`,
  outOfStock: (name: string) => `${name} is out of stock and will be left out.`,
  notSold: (name: string) => `${name} is no longer sold and will be left out.`,
  summary: "Today",
  add: "Add these to my cart",
  nothingTitle: "None of these lights is to be had now",
  toShop: "See all lights",
  back: "Back to the order",
};
