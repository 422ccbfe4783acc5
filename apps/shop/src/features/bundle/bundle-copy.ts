import type { NeededPiece } from "@precise/lighting/needed-pieces";

/** Words of what a product needs, as one form. @source design D11 */
export const bundleCopy = {
  title: "What it needs",
  dimTitle: "To dim it",
  why: {
    bulbs: "It comes without bulbs.",
    driver: "It needs a driver.",
    dimmer: "A dimmer that works with it.",
  } satisfies Record<NeededPiece["why"], string>,
  itself: "This product",
  pieces: (quantity: number, name: string) => (quantity === 1 ? name : `${quantity} × ${name}`),
  each: (price: string) => `${price} each`,
  addAll: (price: string) => `Add all for ${price}`,
  addTicked: "Add what is ticked",
} as const;
