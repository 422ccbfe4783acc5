import type { Limit } from "./figure.ts";

// Budgets of time, CPU and memory; those of bytes are in `tooling/budgets`.

/** Pages that Lighthouse judges. @source design "Budgets" */
export const lighthousePages = ["home", "listing", "product", "cart"] as const;
export type LighthousePage = (typeof lighthousePages)[number];

/** Points of Lighthouse's mobile preset. @source design "Budgets" */
export const lighthouseBudgets = {
  /** Points of performance by page. */
  performance: { home: 100, listing: 100, product: 100, cart: 99 },
  /** Accessibility, best practices and search engines, on every page that is indexed. */
  other: 100,
} as const;

/** CPU milliseconds for one request, of all servers and the database. @source design "Budgets" */
export const cpuBudgetsMs = {
  /** Sent again by the door, which keeps it. @source design D25 */
  prerenderedPage: 0.1,
  /** What the door adds to a call of the API. @source design D25 */
  callThroughDoor: 0.15,
  /** A page that is made for its visitor. @source decision 057 */
  cartPage: 4,
  listOf24: 0.1,
  searchUncached: 0.8,
  addToCart: 1.2,
  readCart: 0.35,
} as const;

/** Requests in a second, as a share of what a bare node:http server answers with the same bytes. */
export const shareOfBareServer: Limit = { atLeast: 0.5 };

/** Milliseconds with 20,000 products. */
export const largeCatalogueBudgetsMs = {
  suggestP50: 5,
  searchP99: { pglite: 40, postgres: 25 },
} as const;

/** Milliseconds of the desk's lists with 10,000 orders and 5,000 products, by measure. @source decision 063 */
export const deskBudgetsMs: Readonly<Record<string, number>> = {
  "list p95 ms": 40,
  "list of a stage p95 ms": 40,
  "phone search p95 ms": 30,
  "last digits p95 ms": 30,
  "today p95 ms": 50,
  "customers p95 ms": 40,
  "customer by phone p95 ms": 30,
  "products p95 ms": 40,
  "products of a category p95 ms": 40,
  "product search p95 ms": 40,
  "prices p95 ms": 40,
  "takings of a year p95 ms": 100,
  "best sellers of a year p95 ms": 150,
};

/** A trade client's upload of 5,000 rows, on two cores. @source design "Budgets" */
export const uploadBudgetMs: Limit = { atMost: 5000 };

/** Per cent of processor time that traces may cost. @source decision 135 */
export const tracesBudgetPercent: Limit = { atMost: 3 };

export const startBudgetMs: Limit = { atMost: 2500 };
export const memoryBudgetMb: Limit = { atMost: 460 };

/** Answers that are neither right nor an honest 503; pages that are kept and yet not sent. @source design D25 */
export const outageBudgets = { wrong: { atMost: 0 }, keptNotSent: { atMost: 0 } } as const;

/** Seconds from saving a setting at the desk until every page of every replica shows it. @source docs/caches.md */
export const settingShownBudgetS: Limit = { atMost: 5 };

/** Per cent of pages that are still answered from what is kept while low-stock articles sell. @source design D32 */
export const hitRateBudget: Limit = { atLeast: 99 };

/** Seconds from the sale of an article's last piece until its page says so. @source decision 037 */
export const stockShownBudgetS: Limit = { atMost: 5 };

/** How large a shop is measured. */
export interface Scale {
  readonly products: number;
  readonly orders: number;
  /** Folder whose database stays for the next run. */
  readonly keepIn?: string;
}

/** Of a shop of 200,000 products and 1,000,000 orders; a smaller one stays within them. @source decision 133 */
export const scaleBudgets: Readonly<Record<string, Limit>> = {
  "first import, s": { atMost: 300 },
  "order beside an import p99 ms": { atMost: 200 },
  "longest task during an import ms": { atMost: 50 },
  "20000 prices by file, s": { atMost: 30 },
  "longest task during a change of prices ms": { atMost: 50 },
  "memory of the api at rest MiB": { atMost: 350 },
  "memory of the api after questions MiB": { atMost: 350 },
  "memory of the api after imports MiB": { atMost: 350 },
  "suggest p50 ms": { atMost: 5 },
  "search p99 ms": { atMost: 60 },
  "search by families p99 ms": { atMost: 60 },
  "whole catalogue by families p50 ms": { atMost: 40 },
  "whole catalogue by families p99 ms": { atMost: 40 },
};

/** Lists, searches and Today at that size. */
export function scaleDeskBudgetMs(measure: string): Limit | undefined {
  if (measure.startsWith("longest task")) return { atMost: 50 };
  return /^desk: (?!.*of a year).* p95 ms$/.test(measure) ? { atMost: 50 } : undefined;
}
