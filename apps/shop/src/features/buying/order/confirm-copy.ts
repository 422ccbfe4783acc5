/** Words for an order that its buyer has still to confirm. @source design D28 */
export const confirmCopy = {
  pageTitle: "Confirm your order",
  intro: (number: string) => `Order ${number}: one tap and we hold your lights.`,
  confirm: "Confirm my order",
  doneTitle: "Nothing left to confirm",
  title: "Confirm your order",
  sent: (email: string) => `We sent a link to ${email}. Tap it to confirm your order.`,
  sentUntil: (email: string, when: string) =>
    `We sent a link to ${email}. Tap it by ${when}, and we keep your lights for you. After that they go back on sale until you do.`,
  waiting: "This is a large order, so we hold your lights once you confirm it.",
  freeTitle: "Your lights are on sale again",
  free: "Your order is still open. We have not charged you.",
  gone: (names: string) => `Not enough in stock right now: ${names}.`,
  again: "Hold my lights again",
} as const;
