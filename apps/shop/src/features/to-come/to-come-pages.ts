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
  [routes.wishlist.href]: {
    title: "Wishlist",
    promise: "Lights that you like, kept together until you have made up your mind.",
    leads: [allLights, routes.inspiration],
  },
} as const satisfies Record<string, ToComePage>;

export type ToComePath = keyof typeof toComePages;
