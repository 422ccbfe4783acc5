import { routes, type ShopRoute } from "../../shell/route-table.ts";

/** A page that is announced and not made yet: what it will hold, and where to go meanwhile. */
export interface ToComePage {
  readonly title: string;
  /** What can be done here one day. */
  readonly promise: string;
  /** What helps meanwhile; the first is the page's main way on. */
  readonly leads: readonly [ShopRoute, ...ShopRoute[]];
  /** Name of the room whose picture stands beside the words. */
  readonly scene?: string;
}

const allLights: ShopRoute = { name: "See all lights", href: routes.allProducts.href };
const sale: ShopRoute = { name: "See the sale", href: routes.sale.href };
const rooms: ShopRoute = { name: "Shop by room", href: "/products/14/rooms" };

/**
 * Each of these goes when its page is built: its entry here and its folder in src/app.
 * @source SPEC §2; issue 4 "routes not built yet answer a designed page"
 */
export const toComePages = {
  [routes.livingIdeas.href]: {
    title: "Living Room Ideas",
    promise:
      "A living room works hardest after dark. Here you will see one lit in four ways, with every lamp in the picture to look at and to buy.",
    leads: [{ name: "Lights for living rooms", href: "/products/71/living" }, allLights],
    scene: "living",
  },
  [routes.diningIdeas.href]: {
    title: "Dining Room Ideas",
    promise:
      "The table is the stage. Here you will see how high to hang its light and how bright to keep the rest, with every lamp in the picture to buy.",
    leads: [{ name: "Lights for dining rooms", href: "/products/72/dining" }, allLights],
    scene: "dining",
  },
  [routes.bedroomIdeas.href]: {
    title: "Bedroom Ideas",
    promise:
      "Enough light to find a shirt, and very little at the end of the day. Here you will see a bedroom that does both, with every lamp in the picture to buy.",
    leads: [{ name: "Lights for bedrooms", href: "/products/73/bedroom" }, allLights],
    scene: "bedroom",
  },
  [routes.kitchenIdeas.href]: {
    title: "Kitchen Ideas",
    promise:
      "Clear light on the worktop, without your own shadow in the way. Here you will see how to layer it, with every lamp in the picture to buy.",
    leads: [{ name: "Lights for kitchens", href: "/products/74/kitchen" }, allLights],
    scene: "kitchen",
  },
  [routes.officeIdeas.href]: {
    title: "Office Ideas",
    promise:
      "Even, free of glare and easy to move. Here you will see a desk lit for a whole day, with every lamp in the picture to buy.",
    leads: [{ name: "Lights for offices", href: "/products/75/office" }, allLights],
    scene: "office",
  },
  [routes.inspiration.href]: {
    title: "Inspiration",
    promise: "Five rooms, five evenings: pictures to start from, each with the lights that made it.",
    leads: [
      routes.livingIdeas,
      routes.diningIdeas,
      routes.bedroomIdeas,
      routes.kitchenIdeas,
      routes.officeIdeas,
    ],
    scene: "living",
  },
  [routes.aboutUs.href]: {
    title: "About Precise",
    promise: "Who we are, how we choose what we sell, and what we test before we list it.",
    leads: [allLights, routes.showroom, routes.board],
    scene: "dining",
  },
  [routes.board.href]: {
    title: "Board of Directors",
    promise: "The people who answer for Precise, and what each of them looks after.",
    leads: [routes.aboutUs, routes.showroom],
  },
  [routes.help.href]: {
    title: "Help Center",
    promise:
      "Answers on delivery, vouchers and accounts, and on choosing, fitting and powering lights. The question that is asked most is answered below.",
    leads: [{ name: "Follow an order", href: routes.orders.href }, routes.showroom, routes.search],
  },
  [routes.design.href]: {
    title: "Design Service",
    promise: "Send us a plan, and get a layout, a product list and a light level for each room.",
    leads: [rooms, routes.appointment, routes.inspiration],
    scene: "office",
  },
  [routes.showroom.href]: {
    title: "Our Showrooms",
    promise: "What is lit in each of them, and how to get there. Pick up an order at any of them.",
    leads: [allLights, routes.appointment],
    scene: "living",
  },
  [routes.appointment.href]: {
    title: "Digital Showroom Appointments",
    promise: "Pick a time, and one of us walks you through the showroom by video, lamp by lamp.",
    leads: [routes.showroom, allLights],
    scene: "bedroom",
  },
  [routes.tvAdvert.href]: {
    title: "TV Advert",
    promise: "The film, and every light that shines in it.",
    leads: [sale, allLights],
    scene: "dining",
  },
  [routes.voucher.href]: {
    title: "₦5,000 voucher",
    promise:
      "₦5,000 off a first order over ₦100,000, for readers of our newsletter. Here you will see what it is good for before you use it.",
    leads: [allLights, sale],
  },
  [routes.affiliates.href]: {
    title: "Affiliates",
    promise: "Send us customers and share in what they buy: the terms, and how to join.",
    leads: [routes.aboutUs, allLights],
  },
  [routes.terms.href]: {
    title: "Terms and Conditions",
    promise:
      "What holds between you and us when you order: prices, payment, delivery and returns, in plain words.",
    leads: [routes.help, allLights],
  },
  [routes.privacy.href]: {
    title: "Privacy",
    promise: "What we keep about you, why, and for how long; and how to have it removed.",
    leads: [routes.help, allLights],
  },
  [routes.wishlist.href]: {
    title: "Wishlist",
    promise: "Lights that you like, kept together until you have made up your mind.",
    leads: [allLights, routes.inspiration],
  },
} as const satisfies Record<string, ToComePage>;

export type ToComePath = keyof typeof toComePages;
