import { cpuBudgetsMs } from "./bench-budgets.ts";
import type { LoadPlan } from "./measure-load.ts";
import { type NamedProduct, searchTexts, suggestTexts } from "./questions.ts";

/** One call of the api under load, and what it may cost. */
export interface ApiCall {
  readonly name: string;
  readonly plan: LoadPlan;
  /** CPU milliseconds, where the design gives a budget. */
  readonly cpuBudgetMs?: number;
  /** Answered alike for everybody: compared with a bare server. */
  readonly isCatalogueRead: boolean;
}

const json = { "content-type": "application/json", "accept-encoding": "gzip, br" };
/** Questions for each burst, and so many bursts; see measure-load. */
const questions = 4 * 1_500;
const filteredQuestions = 4 * 3_000;
const cartsRead = 64;

/** The calls of a shop's day: common questions, new questions, and carts. */
export async function apiCalls(apiUrl: string, products: readonly NamedProduct[]): Promise<ApiCall[]> {
  const post = (path: string, bodies: readonly unknown[], onceEach = false): LoadPlan => ({
    url: `${apiUrl}${path}`,
    method: "POST",
    headers: json,
    bodies: bodies.map((body) => JSON.stringify(body)),
    onceEach,
  });
  const listing = "/api/product/category/16/1/24";
  const first = products[0];
  if (first === undefined) throw new Error("the catalogue is empty");
  const carts = await someCarts(apiUrl, products);
  return [
    {
      name: "list of 24",
      plan: post(listing, [{}]),
      cpuBudgetMs: cpuBudgetsMs.listOf24,
      isCatalogueRead: true,
    },
    {
      name: "one product",
      plan: { url: `${apiUrl}/api/product/by-path/x-${first.sku}`, method: "GET", headers: json },
      isCatalogueRead: true,
    },
    {
      name: "list, a filter never asked",
      plan: post(
        "/api/product/category/0/1/24",
        Array.from({ length: filteredQuestions }, (_, at) => ({
          filters: { price: { from: 1_000 + at * 7, to: 400_000 + at * 7 } },
        })),
        true,
      ),
      isCatalogueRead: false,
    },
    {
      name: "search, words never asked",
      plan: post(
        "/api/product/search",
        searchTexts(products, questions).map((name) => ({ name })),
        true,
      ),
      cpuBudgetMs: cpuBudgetsMs.searchUncached,
      isCatalogueRead: false,
    },
    {
      name: "suggest, never asked",
      plan: post(
        "/api/product/suggest",
        suggestTexts(products, questions).map((name) => ({ name })),
        true,
      ),
      isCatalogueRead: false,
    },
    {
      name: "add to cart",
      plan: post(
        "/api/cart/add",
        inStock(products).map(({ sku }) => ({ items: [{ sku, quantity: 1 }] })),
      ),
      cpuBudgetMs: cpuBudgetsMs.addToCart,
      isCatalogueRead: false,
    },
    {
      name: "read cart of 3 lines",
      plan: post(
        "/api/cart/get",
        carts.map((cartId) => ({ cartId })),
      ),
      cpuBudgetMs: cpuBudgetsMs.readCart,
      isCatalogueRead: false,
    },
  ];
}

/** Makes carts of three lines. @returns their ids */
export async function someCarts(apiUrl: string, products: readonly NamedProduct[]): Promise<string[]> {
  const stocked = inStock(products);
  const ids: string[] = [];
  for (let at = 0; at < cartsRead; at += 1) {
    const items = [0, 1, 2].map((line) => ({
      sku: stocked[(at * 3 + line) % stocked.length]?.sku,
      quantity: 1,
    }));
    const response = await fetch(`${apiUrl}/api/cart/add`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ items }),
    });
    const answer: unknown = await response.json();
    const id = /"cartId":"([^"]+)"/.exec(JSON.stringify(answer))?.[1];
    if (id === undefined) throw new Error(`no cart was made: ${response.status}`);
    ids.push(id);
  }
  return ids;
}

function inStock(products: readonly NamedProduct[]): NamedProduct[] {
  return products.filter(({ stock_qty }) => (stock_qty ?? 0) > 0);
}
