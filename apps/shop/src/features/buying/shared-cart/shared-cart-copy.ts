/** Words of the page that opens a shared cart. @source design D11 */
export const sharedCartCopy = {
  wanted: "I would like these lights:",
  moreLines: (count: number) => `and ${count} more, behind the link`,
  messageTotal: (total: string) => `Total without delivery: ${total}`,
  savedIntro:
    "Bookmark this page or copy its link: it opens these lights again, at that day's prices and stock. What we no longer sell is named.",
  pageTitle: "A shared cart",
  wishlistTitle: "A shared wishlist",
  previewTitle: (pieces: number, shopName: string | null) =>
    `${pieces === 1 ? "One light" : `${pieces} lights`}${shopName === null ? "" : ` at ${shopName}`}`,
  previewText: "See today's prices and delivery fee, and add them to your cart.",
  previewLines: (total: string, lines: readonly string[], others: number) =>
    `${total} without delivery: ${lines.join("; ")}${others === 0 ? "" : `; and ${others} more`}.`,
  intro: "Today's prices and stock. Nothing is in your cart yet.",
  summary: "Today",
  add: "Add to my cart",
  replace: (pieces: number) =>
    pieces === 1 ? "Replace the 1 item in my cart" : `Replace the ${pieces} items in my cart`,
  ownHint: (pieces: number) =>
    pieces === 1
      ? "Your cart has 1 item. Adding keeps it. Replacing removes it."
      : `Your cart has ${pieces} items. Adding keeps them. Replacing removes them.`,
  missingTitle: "Some items are not available",
  outOfStock: (name: string) => `${name} is out of stock.`,
  notSold: (sku: string) => `We do not sell item no. ${sku}.`,
  unreadable: (text: string) => `We could not read “${text}”.`,
  passOn: "Share it",
  emptyTitle: "This link has no lights",
  emptyText: "Part of it may be missing. Ask for the link again.",
  nothingLeftTitle: "These lights are out of stock",
  nothingLeftText: "See what is in stock.",
  toShop: "See all lights",
  toCart: "Go to your cart",
  staleTitle: "We cannot load these lights right now",
  staleText: "Nothing is wrong with the link. This page keeps trying.",
} as const;
