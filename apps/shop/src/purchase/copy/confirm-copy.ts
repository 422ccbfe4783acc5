/** Words for an order that its buyer has still to confirm. @source D28 */
export const confirmCopy = {
  pageTitle: "Confirm your order",
  intro: (number: string) => `This is your order ${number}. One tap, and we keep its lights for you.`,
  confirm: "Confirm my order",
  doneTitle: "There is nothing left to confirm",
  title: "Confirm your order",
  sent: (email: string) => `We sent a link to ${email}. Tap it to confirm your order.`,
  heldUntil: (when: string) => `Until then we hold your lights until ${when}.`,
  waiting: "This is a large order: we set your lights aside once you have confirmed it.",
  freeTitle: "Your lights are on sale again",
  free: "Your order stays. Nothing was cancelled, and nothing was charged.",
  gone: (names: string) => `Not enough in stock right now: ${names}.`,
  again: "Set my lights aside again",
} as const;
