/** A place in the shop that frame and promo lead to: where it is, and what its own page is called. */
export interface ShopRoute {
  readonly href: `/${string}`;
  readonly name: string;
}

/**
 * Every fixed address of the shop. Promo, menus, side menu, search panel and footer take theirs from here, so that a
 * journey can ask each of them for its page.
 * @source spec §2
 */
export const routes = {
  home: { href: "/", name: "Home" },
  allProducts: { href: "/products", name: "View all" },
  sale: { href: "/products/182/sale", name: "Sale" },
  livingIdeas: { href: "/room-ideas/living", name: "Living Room Ideas" },
  diningIdeas: { href: "/room-ideas/dining", name: "Dining Room Ideas" },
  bedroomIdeas: { href: "/room-ideas/bedroom", name: "Bedroom Ideas" },
  kitchenIdeas: { href: "/room-ideas/kitchen", name: "Kitchen Ideas" },
  officeIdeas: { href: "/room-ideas/office", name: "Office Ideas" },
  tools: { href: "/tools", name: "Lighting Tools" },
  roomPlanner: { href: "/tools/room-planner", name: "Room Planner" },
  runningCost: { href: "/tools/running-cost", name: "Running Cost" },
  outagePlan: { href: "/tools/outage-plan", name: "Outage Plan" },
  lightColour: { href: "/tools/colour-of-light", name: "Colour of Light" },
  myLights: { href: "/my-lights", name: "My Lights" },
  inspiration: { href: "/inspiration", name: "Inspiration" },
  aboutUs: { href: "/about-us", name: "About us" },
  board: { href: "/boards-of-directors", name: "Board of Directors" },
  ourRecord: { href: "/our-record", name: "Our record" },
  help: { href: "/faqs", name: "Help Center" },
  design: { href: "/design", name: "Design Service" },
  showroom: { href: "/showroom", name: "Our Showrooms" },
  appointment: { href: "/appointment-booking", name: "Digital Showroom Appointments" },
  tvAdvert: { href: "/sale/sale-tv-ad", name: "TV Advert" },
  voucher: { href: "/voucher", name: "Voucher" },
  affiliates: { href: "/affiliates", name: "Affiliates" },
  terms: { href: "/terms-and-conditions", name: "Terms and Conditions" },
  privacy: { href: "/privacy", name: "Privacy" },
  wishlist: { href: "/wishlist", name: "Wishlist" },
  compare: { href: "/compare", name: "Compare" },
  cart: { href: "/shopping-cart", name: "Cart" },
  checkout: { href: "/checkout", name: "Checkout" },
  orders: { href: "/orders", name: "My orders" },
  account: { href: "/auth", name: "My account" },
  search: { href: "/search", name: "Search" },
} as const satisfies Record<string, ShopRoute>;

/** Where companies ask for an account; the area for trade is an app of its own, and no page of this one. */
export const tradeAccounts: ShopRoute = { href: "/clients/apply", name: "Trade Accounts" };

/** The page about the shop, by the shop's name where that is known. */
export function aboutUs(shopName: string | null): ShopRoute {
  return shopName === null ? routes.aboutUs : { href: routes.aboutUs.href, name: `About ${shopName}` };
}

/** What "Ideas" holds. @source spec §2 "/room-ideas/living", spec §2 "/about-us", spec §2 "/design" */
export const ideasLinks: readonly ShopRoute[] = [
  routes.inspiration,
  routes.livingIdeas,
  routes.diningIdeas,
  routes.bedroomIdeas,
  routes.kitchenIdeas,
  routes.officeIdeas,
  routes.design,
];

/** Planning light: below Ideas in menus. My lights are with the orders. */
export const toolLinks: readonly ShopRoute[] = [
  routes.tools,
  routes.roomPlanner,
  routes.runningCost,
  routes.outagePlan,
  routes.lightColour,
];

/** What "About" holds, apart from the company profile. @source spec §2 "/about-us" */
export const aboutLinks = (shopName: string | null): readonly ShopRoute[] => [
  aboutUs(shopName),
  routes.board,
  routes.showroom,
  routes.appointment,
  routes.help,
  routes.tvAdvert,
  routes.affiliates,
];

/** "How can we help?" of the search panel. @source spec §2 "Search panel" */
export const helpLinks: readonly ShopRoute[] = [
  { name: "Appointment Booking", href: routes.appointment.href },
  { name: "Inspiration", href: routes.inspiration.href },
  { name: "Showrooms", href: routes.showroom.href },
  { name: "FAQs", href: routes.help.href },
];

/** What the side menu offers apart from the shop itself. @source spec §2 "Side menu" */
export const sideMenuLinks: readonly ShopRoute[] = [
  routes.orders,
  routes.myLights,
  routes.showroom,
  routes.help,
];

export const legalLinks: readonly ShopRoute[] = [routes.terms, routes.privacy];
