import { formatNaira, type Kobo } from "@precise/cart-core/money";

/** Words of the pages of room ideas. */
export const roomCopy = {
  basketTitle: "In this room",
  pieces: (pieces: number, name: string) => (pieces === 1 ? name : `${pieces} × ${name}`),
  each: (price: Kobo) => `${formatNaira(price)} each`,
  lampsFor: (label: string) => `Bulb for: ${label}`,
  outOfStock: "Out of stock",
  add: "Add the room to your cart",
  addSome: (chosen: number) => `Add ${chosen} of these to your cart`,
  chooseSome: "Choose at least one item.",
  summary: "Your selection",
  tips: "How to light it",
  plan: "Plan the lights of this room",
  also: "Also works here",
  others: "Other rooms",
  allOf: (room: string) => `Shop the ${room.toLowerCase()}`,
  pictureAlt: (room: string) => `${room}, lit by the products in the list`,
  noMixer: "The light mixer did not load. Check your connection and try again.",
} as const;
