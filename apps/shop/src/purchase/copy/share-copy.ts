/** Words of sharing a cart, and of opening a shared one. @source D11 */
export const shareCopy = {
  share: "Share this cart",
  title: "Share this cart",
  hint: "The link holds the lights and their numbers, nothing about you. Whoever opens it sees that day's prices.",
  link: "Link to these lights",
  copy: "Copy link",
  copied: "Link copied",
  cannotCopy: "Mark the link and copy it yourself.",
  whatsApp: "Send by WhatsApp",
  more: "More ways",
  message: (pieces: number) =>
    pieces === 1 ? "A light that I chose at Precise:" : `${pieces} lights that I chose at Precise:`,
  notLoaded: "That could not be loaded. Please try again.",

  pageTitle: "A cart somebody shared",
  wishlistTitle: "A wishlist somebody shared",
  previewTitle: (pieces: number) => (pieces === 1 ? "One light at Precise" : `${pieces} lights at Precise`),
  previewText: "See them with today's prices and delivery fee, and take them into your own cart.",
  intro: "Prices and stock are today's. Nothing is in your cart yet.",
  summary: "Today",
  add: "Add to my cart",
  replace: (pieces: number) =>
    pieces === 1 ? "Replace the 1 item in my cart" : `Replace the ${pieces} items in my cart`,
  ownHint: (pieces: number) =>
    pieces === 1
      ? "Your cart has 1 item. Adding keeps it; replacing takes it out."
      : `Your cart has ${pieces} items. Adding keeps them; replacing takes them out.`,
  missingTitle: "Not everything is to be had",
  outOfStock: (name: string) => `${name} is out of stock.`,
  notSold: (sku: string) => `Article ${sku} is not sold here, or no longer.`,
  unreadable: (text: string) => `“${text}” is no line of a cart.`,
  passOn: "Pass it on",
  emptyTitle: "This link holds no lights",
  emptyText: "Ask for it to be sent again: some programs cut long links short.",
  nothingLeftTitle: "None of these lights is to be had now",
  nothingLeftText: "Have a look at what is.",
  toShop: "See all lights",
  toCart: "Go to your cart",
  staleTitle: "The shop does not answer right now",
  staleText: "The link is good. This page comes back by itself as soon as the shop answers.",

  shared: "The shared lights are in your cart.",
  wishlist: "Added to your cart from your wishlist.",
  room: "Added to your cart from the room.",
  replaced: "Your cart now holds the shared lights.",
  again: "The lights of your order are in your cart, at today's prices.",
  left: (lines: number) =>
    lines === 1
      ? "One of them is no longer to be had and was left out."
      : `${lines} of them are no longer to be had and were left out.`,
  fewer: (lines: number) =>
    lines === 1
      ? "Of one light fewer are in stock than were asked for; please check its quantity."
      : `Of ${lines} lights fewer are in stock than were asked for; please check their quantities.`,
} as const;
