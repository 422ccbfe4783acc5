import { routes } from "./route-table.ts";

/** For what the scripts of a page wait, where they do: a visitor who turns to a control, or a page at rest. */
const scriptWaits = ["on-intent", "at-rest"] as const;
type ScriptWait = (typeof scriptWaits)[number];

export interface ShopPage {
  /** An address that is answered with the page, for what asks every page; null: its product or category is asked for. */
  readonly sample: string | null;
  /** Addresses that show it whole to any visitor, for what looks at every page; none: it needs a visitor's own things. */
  readonly looks?: readonly string[];
  /** Made again for each request, like all pages under the same first segment; the others are kept for everybody. */
  readonly isPerRequest?: true;
  /**
   * Its scripts are loaded when a visitor wants them; otherwise at once, as where a page is one visitor's own.
   * @source design D26
   */
  readonly scripts?: ScriptWait;
  /** One visitor's own, or a search: robots leave it alone, and no sitemap lists it. */
  readonly isClosed?: true;
  /** What the sitemap of pages lists for it. Products, categories and articles are listed as they are. */
  readonly sitemap?: readonly string[];
}

const ideas = [
  routes.livingIdeas.href,
  routes.diningIdeas.href,
  routes.bedroomIdeas.href,
  routes.kitchenIdeas.href,
  routes.officeIdeas.href,
];

/**
 * Every page of the shop by its route. The proxy, robots.txt, the sitemap, and the tests that look at every page read it; a
 * test holds it to the folders of `src/app`.
 */
export const shopPages: Readonly<Record<string, ShopPage>> = {
  "/": readByAll(routes.home.href),
  "/about-us": readByAll(routes.aboutUs.href),
  "/affiliates": readByAll(routes.affiliates.href),
  "/appointment-booking": {
    sample: routes.appointment.href,
    looks: [routes.appointment.href],
    sitemap: [routes.appointment.href],
    isPerRequest: true,
  },
  "/appointment-booking/mine/[token]": ofOneVisitor("/appointment-booking/mine/made-up.token"),
  "/appointment-booking/requested/[reference]": {
    sample: "/appointment-booking/requested/PR-7K3M9QX1",
    isPerRequest: true,
  },
  "/auth": {
    sample: routes.account.href,
    looks: ["/auth", "/auth?view=register", "/auth?view=forgotten"],
    isClosed: true,
  },
  "/boards-of-directors": readByAll(routes.board.href),
  "/checkout": ofOneVisitor(routes.checkout.href),
  "/checkout/[step]": { ...ofOneVisitor("/checkout/contact"), looks: ["/checkout/contact"] },
  "/compare": {
    sample: "/compare",
    looks: ["/compare", "/compare?sku=PR-CH-CAL6-BB&sku=PR-CH-ADN60-BB", "/compare?sku=none"],
    isPerRequest: true,
    isClosed: true,
  },
  "/design": readByAll(routes.design.href),
  "/dev/gallery": { sample: "/dev/gallery", isPerRequest: true },
  "/faqs": readByAll(routes.help.href),
  "/inspiration": readByAll(routes.inspiration.href),
  "/inspiration/[slug]": {
    sample: "/inspiration/inverter-and-solar",
    looks: ["/inspiration/inverter-and-solar", "/inspiration/bulb-caps"],
    scripts: "on-intent",
  },
  "/internal/listing/[categoryId]/[urlKey]": { sample: "/internal/listing/16/chandeliers" },
  "/message/[form]": {
    ...ofOneVisitor("/message/contact?sent=M-7K3M9QX1"),
    looks: ["/message/contact?sent=M-7K3M9QX1", "/message/design?outcome=fields"],
  },
  "/my-lights": { ...ofOneVisitor(routes.myLights.href), looks: [routes.myLights.href] },
  "/newsletter": {
    sample: "/newsletter",
    looks: ["/newsletter?outcome=invalid", "/newsletter?outcome=already_subscribed"],
    isPerRequest: true,
    sitemap: ["/newsletter"],
  },
  "/newsletter/unsubscribe/[token]": {
    ...ofOneVisitor("/newsletter/unsubscribe/made-up.token"),
    looks: ["/newsletter/unsubscribe/made-up.token"],
  },
  "/newsletter/unsubscribed": {
    ...ofOneVisitor("/newsletter/unsubscribed"),
    looks: ["/newsletter/unsubscribed"],
  },
  // It only leads on to /orders.
  "/order": { sample: "/order", isPerRequest: true },
  "/order/[number]": ofOneVisitor("/order/PR-7K3M9QX1"),
  "/order/[number]/again": ofOneVisitor("/order/PR-7K3M9QX1/again"),
  "/order/[number]/lights": ofOneVisitor("/order/PR-7K3M9QX1/lights"),
  "/order/[number]/return": ofOneVisitor("/order/PR-7K3M9QX1/return"),
  "/order/[number]/returns/[claim]": ofOneVisitor("/order/PR-7K3M9QX1/returns/RET-000001"),
  "/order/[number]/review": ofOneVisitor("/order/PR-7K3M9QX1/review"),
  "/orders": { ...ofOneVisitor(routes.orders.href), looks: ["/orders", "/orders?trouble=not_found"] },
  "/orders/change/[token]": ofOneVisitor("/orders/change/made-up.token"),
  "/orders/confirm/[token]": ofOneVisitor("/orders/confirm/made-up.token"),
  "/orders/delivery-fee/[token]": ofOneVisitor("/orders/delivery-fee/made-up.token"),
  "/orders/refund/[token]": ofOneVisitor("/orders/refund/made-up.token"),
  "/pay/[number]": ofOneVisitor("/pay/PR-7K3M9QX1"),
  // The footer leads there once there are figures; before, search engines are not sent there.
  "/our-record": {
    sample: routes.ourRecord.href,
    looks: [routes.ourRecord.href],
    scripts: "on-intent",
  },
  "/privacy": readByAll(routes.privacy.href),
  "/product/[path]": { sample: null, scripts: "on-intent" },
  "/products": readByAll(routes.allProducts.href),
  "/products/[categoryId]/[urlKey]": {
    sample: null,
    looks: [
      "/products/16/chandeliers",
      "/products/16/chandeliers?finish=brushed-brass",
      "/products/19/indoor",
      "/products/71/living",
      "/products/14/rooms",
      routes.sale.href,
    ],
    scripts: "on-intent",
  },
  "/questions/[sku]": {
    ...ofOneVisitor("/questions/PRD0730WH"),
    looks: ["/questions/PRD0730WH?outcome=short"],
  },
  "/reviews/[sku]": { ...ofOneVisitor("/reviews/PRD0730WH"), looks: ["/reviews/PRD0730WH"] },
  "/room-ideas/[room]": {
    sample: routes.livingIdeas.href,
    looks: ideas,
    sitemap: ideas,
    scripts: "on-intent",
  },
  "/sale/sale-tv-ad": readByAll(routes.tvAdvert.href),
  "/search": { sample: routes.search.href, isPerRequest: true, isClosed: true, scripts: "on-intent" },
  "/search/[term]": {
    sample: "/search/lamp",
    looks: ["/search/lamp", "/search/zzzzzz"],
    isPerRequest: true,
    isClosed: true,
    scripts: "on-intent",
  },
  "/shared-cart": { sample: "/shared-cart", isPerRequest: true },
  "/shopping-cart": { ...ofOneVisitor(routes.cart.href), looks: [routes.cart.href], scripts: "at-rest" },
  "/showroom": readByAll(routes.showroom.href),
  "/stock-notices/[sku]": {
    ...ofOneVisitor("/stock-notices/PRD0730WH"),
    looks: ["/stock-notices/PRD0730WH?outcome=invalid"],
  },
  "/stock-notices/unsubscribe/[token]": {
    ...ofOneVisitor("/stock-notices/unsubscribe/made-up.token"),
    looks: ["/stock-notices/unsubscribe/made-up.token"],
  },
  "/stock-notices/unsubscribed": {
    ...ofOneVisitor("/stock-notices/unsubscribed"),
    looks: ["/stock-notices/unsubscribed"],
  },
  "/terms-and-conditions": readByAll(routes.terms.href),
  "/tools": readByAll(routes.tools.href),
  "/tools/colour-of-light": aTool(routes.lightColour.href),
  "/tools/outage-plan": aTool(
    routes.outagePlan.href,
    `${routes.outagePlan.href}?room1=Hall&light1=PRD0730WH&pieces1=9&watts2=60&lumens2=800&keep2=must&watts3=400&va=150`,
  ),
  "/tools/room-planner": aTool(
    routes.roomPlanner.href,
    `${routes.roomPlanner.href}?use=living&length=5&width=4&ceiling=2.7&sku=PRD0730WH`,
  ),
  "/tools/running-cost": aTool(
    routes.runningCost.href,
    `${routes.runningCost.href}?sku=PRB60927&pieces=9&mine=1&per=year`,
  ),
  "/voucher": readByAll(routes.voucher.href),
  "/wishlist": { ...ofOneVisitor(routes.wishlist.href), looks: [routes.wishlist.href] },
};

/** The first segments of pages that are made for each request. */
export const perRequestSegments: ReadonlySet<string> = new Set(
  Object.entries(shopPages).flatMap(([route, { isPerRequest }]) =>
    isPerRequest ? [route.split("/")[1] ?? ""] : [],
  ),
);

const pagesByWait = scriptWaits.map((wait) => {
  const of = Object.entries(shopPages).filter(([, { scripts }]) => scripts === wait);
  const paths = of.map(([route]) => route.replace(/\[.*?\]/g, "[^/]+"));
  return { wait, pages: new RegExp(`^(?:${paths.join("|")})$`) };
});

/**
 * When the scripts of the page at an address are loaded.
 * @param pathname as visitors see it, without a query; of no page: eager
 * @source design D26
 */
export function scriptsOf(pathname: string): ScriptWait | "eager" {
  return pagesByWait.find(({ pages }) => pages.test(pathname))?.wait ?? "eager";
}

/** Where pages begin that robots leave alone: `/order/` for `/order/[number]`; what another one covers is left out. */
export const closedPrefixes: readonly string[] = Object.entries(shopPages)
  .flatMap(([route, { isClosed }]) => (isClosed ? [route.replace(/\[.*/, "")] : []))
  .sort()
  .filter((prefix, at, all) => !all.slice(0, at).some((shorter) => prefix.startsWith(shorter)));

/** What the sitemap of pages lists, apart from articles. */
export const sitemapPages: readonly string[] = Object.values(shopPages).flatMap(
  ({ sitemap = [] }) => sitemap,
);

/** Every address that shows a page whole to any visitor. */
export const pagesToLookAt: readonly string[] = Object.values(shopPages).flatMap(({ looks = [] }) => looks);

/** A page that is the same for everybody, at this address alone. */
function readByAll(address: string): ShopPage {
  return { sample: address, looks: [address], sitemap: [address], scripts: "on-intent" };
}

/** A page that answers what its address asks; the bare address is the one for search engines. */
function aTool(address: string, ...answers: readonly string[]): ShopPage {
  return {
    sample: address,
    looks: [address, ...answers],
    sitemap: [address],
    isPerRequest: true,
    scripts: "on-intent",
  };
}

function ofOneVisitor(sample: string): ShopPage {
  return { sample, isPerRequest: true, isClosed: true };
}
