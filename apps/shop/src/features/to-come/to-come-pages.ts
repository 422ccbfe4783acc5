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
  [routes.wishlist.href]: {
    title: "Wishlist",
    promise: "Lights that you like, kept together until you have made up your mind.",
    leads: [allLights, routes.inspiration],
  },
} as const satisfies Record<string, ToComePage>;

export type ToComePath = keyof typeof toComePages;
