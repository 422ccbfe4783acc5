const KIB = 1024;

/** What a page may cost before the first interaction, and its scripts after it. Bytes are what travels, compressed. */
export interface PageBudget {
  readonly jsBytes: number;
  /** With all that comes when a control is first used. @source design D26 */
  readonly wantedJsBytes: number;
  readonly htmlBytes: number;
  readonly cssBytes: number;
  readonly fontBytes: number;
  readonly requests: number;
  /** Everything together; only where the design gives a figure. */
  readonly totalBytes?: number;
}

/** The pages that are weighed. */
export const pageNames = [
  "home",
  "listing",
  "products",
  "search",
  "product",
  "reading",
  "planner",
  "cart",
  "auth",
] as const;
export type PageName = (typeof pageNames)[number];

/** Two faces: of headings, and of everything else. */
const everyPage = { htmlBytes: 16 * KIB, cssBytes: 10 * KIB, fontBytes: 48 * KIB, requests: 20 };

/** Pages whose scripts wait until they are wanted. @source design D26 */
const onIntent = { ...everyPage, jsBytes: 8 * KIB, wantedJsBytes: 160 * KIB, requests: 12 };

/**
 * Of the requests of such a page with cards eight at most are pictures, which Chromium fetches far below the screen; one is
 * the file of speculation rules, which every browser but Safari and Firefox asks for.
 */
const withCards = { ...onIntent, requests: 15 };

/** JavaScript of the cart and of the checkout, with and without an article in the cart. @source design "Budgets" */
export const purchaseBudget = { jsBytes: 155 * KIB } as const;

/** Pages whose scripts come at once. */
const eager = (jsBytes: number) => ({ ...everyPage, jsBytes, wantedJsBytes: jsBytes });

/** @source design "Budgets"; raising one needs a reason in the pull request */
export const budgets: Readonly<Record<PageName, PageBudget>> = {
  /** Its rows are of families, whose cards carry all finishes; weighed first, perhaps before it is compressed as far as it goes. @source decision 070 */
  home: { ...withCards, htmlBytes: 19 * KIB, requests: 17 },
  listing: { ...withCards, totalBytes: 200 * KIB },
  /** The whole catalogue: a full page of cards. Its head has a policy, an id and the rules for fetching ahead, 1.3 KiB in all. */
  products: { ...withCards, htmlBytes: 19 * KIB, totalBytes: 200 * KIB },
  /** Compressed for one reader, in a hurry: what it carries for its scripts to wait is 360 bytes of it. One picture more. */
  search: { ...withCards, htmlBytes: 20 * KIB, requests: 16, totalBytes: 200 * KIB },
  product: { ...onIntent, htmlBytes: 18 * KIB },
  /** Articles, help and campaigns have a stylesheet of their own beside the shop's. */
  reading: { ...onIntent, cssBytes: 12 * KIB },
  /** Compressed for one reader like a search: a form, two drawings with their numbers, and the lights that answer. Styles as above. */
  planner: { ...onIntent, htmlBytes: 18 * KIB, cssBytes: 12 * KIB },
  cart: eager(purchaseBudget.jsBytes),
  /** With all that signing in needs, which is fetched when a field gets the focus. */
  auth: eager(215 * KIB),
};

/**
 * JavaScript of the trade area's table with as many rows as a page may have: its fields, sums and quantity breaks are all
 * there from the start. @source design "Budgets"
 */
export const tradeTableBudget = { rows: 96, jsBytes: 190 * KIB } as const;

/** JavaScript of the desk's first screen, for someone who is signed in. @source design "The desk", decision 124 */
export const deskBudget = { jsBytes: 150 * KIB } as const;

/** The field that is turned to before the page is weighed, so that what it brings counts too. */
export const turnedTo: Readonly<Partial<Record<PageName, string>>> = { auth: "E-mail" };

/** Layout shift that a page may have while it loads. */
export const layoutShiftLimit = 0.01;
