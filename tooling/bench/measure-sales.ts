import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { hitRateBudget, stockShownBudgetS } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { type Readings, readPages } from "./read-pages.ts";
import type { BenchCatalogue } from "./start-api.ts";

/** So many articles have five pieces left; every sale of one is to be seen in the shop. */
const lowArticles = 200;
const guests = 16;
const readers = 16;
/** Orders one after the other without a pause, and then so many in a minute beside readers. */
const ordersAtOnce = 300;
const ordersPerMinute = 1_000;
const besideSeconds = 30;
/** So many articles are sold out at the end, one after the other, to see how long their pages offer them. */
const soldOut = 5;
const pieces = 5;

/** A catalogue, and the article numbers of what is nearly sold out in it. */
export interface LowCatalogue extends BenchCatalogue {
  readonly low: readonly string[];
}

/** The same catalogue with some articles that are nearly sold out, at a price that any order may have. */
export function withLowStock(catalogue: BenchCatalogue): LowCatalogue {
  const whole = JSON.parse(readFileSync(catalogue.file, "utf8"));
  const every = Math.floor(whole.products.length / lowArticles);
  const low: string[] = [];
  whole.products.forEach((product: Record<string, unknown>, at: number) => {
    if (at % every !== 0 || low.length === lowArticles) return;
    low.push(String(product.sku));
    delete product.special_price;
    Object.assign(product, { stock_qty: pieces, price: 1000 });
  });
  const file = catalogue.file.replace(/\.json$/, "-low.json");
  writeFileSync(file, JSON.stringify(whole));
  return { file, products: whole.products, low };
}

/**
 * Orders of different low-stock articles: how many a second, how many pages are still answered from what is kept
 * while a thousand a minute are placed, and for how long a page offers what is gone.
 */
export async function measureSales(
  context: BenchContext,
  stack: { readonly shopUrl: string; readonly apiUrl: string },
  { low }: LowCatalogue,
): Promise<Figure[]> {
  const skus = Array.from({ length: low.length * 4 }, (_, at) => low[at % low.length] ?? "");
  const { progress } = context;
  const pages = await pagesToRead(stack.shopUrl, low.slice(0, 10));
  const carts = await progress.step("carts of low-stock articles", () =>
    inParallel(skus, (sku) => cartOf(stack.apiUrl, sku)),
  );
  let placed = 0;
  let guest = 0;
  const sell = async (cart: string) => {
    if ((await placeOrder(stack.apiUrl, cart, guest++)) === 201) placed += 1;
  };

  const last = await Promise.all(
    low.slice(0, soldOut).map(async (sku) => ({
      page: stack.shopUrl + (await productPaths(stack.shopUrl, [sku]))[0],
      carts: await inParallel(Array.from({ length: pieces }), () => cartOf(stack.apiUrl, sku)),
    })),
  );
  const atOnce = carts.splice(0, Math.min(ordersAtOnce, Math.floor(carts.length / 2)));
  const perSecond = await progress.step(`orders, ${guests} guests`, async (note) => {
    const begunAt = performance.now();
    await inParallel(atOnce, sell);
    const rate = placed / ((performance.now() - begunAt) / 1000);
    note(`${rate.toFixed(1)} a second, ${atOnce.length - placed} not placed`);
    return rate;
  });

  // Each page once, so that what is measured is what sales do.
  const callsPerPage = await callsDuring(stack.apiUrl, async () => {
    for (const page of pages) await (await fetch(page)).text();
  }).then((calls) => calls / pages.length);
  await delay(4_000);
  const beside = async (what: string, seconds: number, doing: () => Promise<unknown>): Promise<Readings> =>
    progress.step(what, async (note) => {
      const reading = readPages(pages, readers);
      await Promise.all([doing(), delay(seconds * 1000)]);
      const seen = await reading.stop();
      if (seen.failed > 0) throw new Error(`${seen.failed} pages were not answered`);
      note(`${Math.round(seen.perSecond)} pages a second, ${(share(seen) * 100).toFixed(2)} % kept`);
      return seen;
    });
  const calm = await beside("pages, nobody buys", besideSeconds / 3, async () => {});
  const before = placed;
  let busy = calm;
  const calls = await callsDuring(stack.apiUrl, async () => {
    busy = await beside(`pages beside ${ordersPerMinute} orders a minute`, besideSeconds, () =>
      paced(carts, besideSeconds, sell),
    );
  });
  const oldest = await progress.step(`the last piece of ${soldOut} articles`, async (note) => {
    let seconds = 0;
    for (const { page, carts: left } of last) {
      let goneAt = performance.now();
      for (const cart of left) {
        if ((await placeOrder(stack.apiUrl, cart, guest++)) === 201) goneAt = performance.now();
      }
      while (!(await isSoldOut(page))) {
        if (performance.now() - goneAt > 60_000) throw new Error(`${page} still offers what is sold out`);
        await delay(50);
      }
      seconds = Math.max(seconds, (performance.now() - goneAt) / 1000);
    }
    note(`shown as sold out after ${seconds.toFixed(1)} s at most`);
    return seconds;
  });
  const figure = (measure: string, value: number, more: Partial<Figure> = {}): Figure => ({
    part: "sales",
    subject: "low-stock articles",
    measure,
    value,
    ...more,
  });
  return [
    figure("orders/s", perSecond, { note: `${guests} guests at once` }),
    figure("% of pages kept while selling", share(busy) * 100, {
      limit: hitRateBudget,
      note: `${placed - before} orders in ${besideSeconds} s`,
    }),
    figure("% kept, by the API's calls", (1 - calls / callsPerPage / busy.read) * 100),
    figure("oldest stock shown, s", oldest, { limit: stockShownBudgetS }),
    figure("pages/s while selling", busy.perSecond),
    figure("pages/s without sales", calm.perSecond),
  ];
}

/** Calls by which pages get products from the API. */
const pageCalls =
  /^http_request_duration_seconds_count\{call="(?:filterProducts|getProductByPath|getProductsByIds)".*? (\d+)$/gm;

/** How many of them the API answers while something is done. */
async function callsDuring(apiUrl: string, work: () => Promise<void>): Promise<number> {
  const count = async () => {
    const text = await (await fetch(`${apiUrl}/metrics`)).text();
    return [...text.matchAll(pageCalls)].reduce((sum, [, calls]) => sum + Number(calls), 0);
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

const share = ({ read, fromKept }: Readings) => fromKept / Math.max(1, read);

/** Home, all listings of the first two levels, and products: of those that sell, and others. */
async function pagesToRead(shopUrl: string, selling: readonly string[]): Promise<string[]> {
  const home = await (await fetch(shopUrl)).text();
  const listings = [...new Set(home.match(/\/products\/\d+\/[a-z-]+/g))].slice(0, 12);
  const first = await (await fetch(`${shopUrl}${listings[0] ?? "/products"}`)).text();
  const others = [...new Set(first.match(/\/product\/[\w.-]+/g))].slice(0, 20);
  const sold = await productPaths(shopUrl, selling);
  return ["/", "/products", ...listings, ...others, ...sold].map((path) => shopUrl + path);
}

async function productPaths(shopUrl: string, skus: readonly string[]): Promise<string[]> {
  const answer = await post(`${shopUrl}/api/product/productbyids`, { skus });
  return [...new Set((await answer.text()).match(/\/product\/[\w.-]+/g))];
}

/** What a product's page says of its article. */
async function isSoldOut(page: string): Promise<boolean> {
  return (await (await fetch(page)).text()).includes("schema.org/OutOfStock");
}

async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const hand = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: guests }, hand));
  return results;
}

/** One order after the other, as evenly as the machine lets them. */
async function paced(
  carts: readonly string[],
  seconds: number,
  sell: (cart: string) => Promise<void>,
): Promise<void> {
  const begunAt = performance.now();
  const pauseMs = 60_000 / ordersPerMinute;
  const begun = carts.slice(0, Math.floor((seconds * 1000) / pauseMs)).map(async (cart, at) => {
    await delay(Math.max(0, begunAt + at * pauseMs - performance.now()));
    await sell(cart);
  });
  await Promise.all(begun);
}

/** One piece of an article whose price is ₦1,000, delivered: what the order must cost, in naira. */
const payable = 6_000;
const json = { "content-type": "application/json" };

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
}

/** A guest's cart with one piece. */
export async function cartOf(apiUrl: string, sku: string): Promise<string> {
  const answer = await post(`${apiUrl}/api/cart/add`, { items: [{ sku, quantity: 1 }] });
  const id = /"cartId":"([^"]+)"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`no cart was made: ${answer.status}`);
  return id;
}

/** Orders it. @returns the status; 201 when it is placed */
export async function placeOrder(apiUrl: string, cartId: string, guest: number): Promise<number> {
  const body = {
    cartId,
    contact: {
      email: `guest-${guest}@example.com`,
      firstname: "Ada",
      lastname: "Obi",
      phone: "0803 123 4567",
    },
    address: { line1: "14 Harbour Light Close", landmark: "By the park", state: "Lagos", lga: "Ikeja" },
    delivery: { method: "delivery" },
    payment: { method: "bank_transfer" },
    accepted_total: payable,
  };
  const answer = await post(`${apiUrl}/api/orders`, body, { "idempotency-key": randomUUID() });
  const text = await answer.text();
  const isGone = answer.status === 409 || text.includes('"out_of_stock"');
  if (answer.status >= 400 && !isGone)
    throw new Error(`an order was answered ${answer.status}: ${text.slice(0, 300)}`);
  return answer.status;
}
