export interface TradePage {
  /** An address that is answered with the page, below the area's base path; null: its product is asked for. */
  readonly sample: string | null;
  /** It opens without a session; all others lead to the login then. */
  readonly isOpen?: true;
  /** Addresses that show it whole, to any client or, where it is open, to anybody, for what looks at every page. */
  readonly looks?: readonly string[];
}

/**
 * Every page of the trade area by its route. The proxy and the tests that look at every page read it; a test holds it to the
 * folders of `src/app`.
 */
export const tradePages: Readonly<Record<string, TradePage>> = {
  "/account": { sample: "/account", looks: ["/account"] },
  "/apply": { sample: "/apply", isOpen: true, looks: ["/apply", "/apply?sent"] },
  "/checkout": { sample: "/checkout" },
  "/checkout/review": { sample: "/checkout/review" },
  "/login": { sample: "/login", isOpen: true, looks: ["/login", "/login?why=ended"] },
  "/orders": { sample: "/orders", looks: ["/orders"] },
  "/orders/[number]": { sample: "/orders/PR-7K3M9QX1" },
  "/orders/[number]/again": { sample: "/orders/PR-7K3M9QX1/again" },
  "/password": { sample: "/password" },
  "/password/forgot": { sample: "/password/forgot", isOpen: true, looks: ["/password/forgot"] },
  "/password/reset/[token]": {
    sample: "/password/reset/made-up",
    isOpen: true,
    looks: ["/password/reset/made-up"],
  },
  "/product/[path]": { sample: null },
  "/products/[id]": { sample: "/products/19" },
  "/products/[id]/[urlKey]": {
    sample: "/products/19/indoor",
    looks: ["/products/16/chandeliers", "/products/16/chandeliers?view=grid"],
  },
  "/quick-order": { sample: "/quick-order", looks: ["/quick-order"] },
  "/quick-order/list/[id]": { sample: "/quick-order/list/made-up" },
  "/shopping-cart": { sample: "/shopping-cart", looks: ["/shopping-cart"] },
};

const openPages = Object.entries(tradePages).flatMap(([route, { isOpen }]) =>
  isOpen ? [route.replace(/\/\[.*/, "")] : [],
);

/** Whether a path, without the base path, opens without a session: an open page, or anything below it. */
export function isOpenPath(path: string): boolean {
  return openPages.some((page) => path === page || path.startsWith(`${page}/`));
}

/** Every address that shows a page whole: to anybody, or to a client who is signed in. */
export function tradePagesToLookAt(isOpen: boolean): readonly string[] {
  return Object.values(tradePages).flatMap((page) =>
    Boolean(page.isOpen) === isOpen ? (page.looks ?? []).map((path) => `/clients${path}`) : [],
  );
}
