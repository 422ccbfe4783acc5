import { formatNaira, type Kobo } from "@precise/cart-core/money";

/** Words of the pages of room ideas. */
export const roomCopy = {
  basketTitle: "In this room",
  pieces: (pieces: number, name: string) => (pieces === 1 ? name : `${pieces} × ${name}`),
  each: (price: Kobo) => `${formatNaira(price)} each`,
  lampsFor: (label: string) => `Lamps for it: ${label}`,
  outOfStock: "Out of stock",
  add: "Add the room to your cart",
  addSome: (chosen: number) => `Add ${chosen} of these to your cart`,
  chooseSome: "Choose what you want of this room.",
  summary: "What is chosen",
  tips: "How to light it",
  also: "Goes well here",
  others: "Other rooms",
  allOf: (room: string) => `All lights for this room: ${room}`,
  pictureAlt: (room: string) => `${room}, lit with the products listed beside it`,
  noMixer: "The light mixer could not be fetched. Check your connection and press the button again.",
} as const;
