import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type Scale, scaleBudgets, scaleDeskBudgetMs } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import type { Findings } from "./measure-apis.ts";
import { askMs } from "./measure-questions.ts";
import { cartOf, placeOrder } from "./measure-sales.ts";
import { percentile } from "./median.ts";
import { searchTexts, suggestTexts } from "./questions.ts";
import { openScaleShop, type ScaleShop, timeDesk } from "./scale-shop.ts";
import { type BenchCatalogue, writeCatalogue } from "./start-api.ts";

const productsPerFamily = 200 / 60;
const questions = 400;
const warmUp = 40;
/** What is on sale before the large file comes, so that orders can go on beside it. */
const firstProducts = 1_000;
const orderedArticles = 200;
const ordersPerSecond = 5;
/** So many prices are changed by one file, where there are so many. */
const changedPrices = 20_000;
const restMs = 15_000;

/** A large shop on one PostgreSQL: its import, its catalogue's calls, its desk. */
export async function measureScale(
  context: BenchContext,
  scale: Scale,
  findings: Pick<Findings, "remarks">,
): Promise<Figure[]> {
  const shop = await openScaleShop(context, scale.keepIn);
  if ("missing" in shop) {
    findings.remarks.push(`A large shop was not measured: ${shop.missing}.`);
    return [];
  }
  const figures: Figure[] = [];
  const subject = `${scale.products.toLocaleString("en")} products, ${scale.orders.toLocaleString("en")} orders`;
  const put = (measure: string, value: number) => {
    const limit = scaleBudgets[measure] ?? scaleDeskBudgetMs(measure);
    figures.push({ part: "scale", subject: measure, measure: subject, value, ...(limit && { limit }) });
    context.progress.line(`    ${measure}: ${value.toFixed(1)}`);
  };
  const catalogue = await writeCatalogue(
    context,
    scale.products,
    Math.round(scale.products / productsPerFamily),
  );
  await measureImport(context, shop, catalogue, put);
  await measureRest(context, shop, put);
  await measureCalls(context, shop, catalogue, put);
  if (scale.orders > 0) {
    const times = await context.progress.step(`desk, ${subject}`, () =>
      timeDesk(context, shop.databaseUrl, scale.orders),
    );
    for (const [measure, ms] of Object.entries(times)) put(`desk: ${measure}`, ms);
  }
  return figures;
}

type Put = (measure: string, value: number) => void;

/** The whole file while orders are placed, and then a file of prices. */
async function measureImport(
  { progress, signal }: BenchContext,
  shop: ScaleShop,
  catalogue: BenchCatalogue,
  put: Put,
): Promise<void> {
  const whole = JSON.parse(readFileSync(catalogue.file, "utf8")) as {
    products: Record<string, unknown>[];
  };
  const ordered = whole.products.slice(0, orderedArticles).map((product) => {
    delete product.special_price;
    Object.assign(product, { stock_qty: 100_000, price: 1000 });
    return String(product.sku);
  });
  writeFileSync(catalogue.file, JSON.stringify(whole));
  const first = catalogue.file.replace(/\.json$/, "-first.json");
  writeFileSync(first, JSON.stringify({ ...whole, products: whole.products.slice(0, firstProducts) }));
  await shop.importFile(first);
  const carts: string[] = [];
  for (let at = 0; at < 20; at += 1) carts.push(await cartOf(shop.url, ordered[at] ?? ""));
  for (const [at, cart] of carts.entries()) await placeOrder(shop.url, cart, at);
  await shop.longestTaskMs();

  await progress.step(`import of ${whole.products.length} rows beside orders`, async (note) => {
    const took: number[] = [];
    let isDone = false;
    const imported = shop.importFile(catalogue.file).finally(() => {
      isDone = true;
    });
    const sold = (async () => {
      for (let at = 0; !isDone; at += 1) {
        signal.throwIfAborted();
        const next = delay(1000 / ordersPerSecond);
        const cart = await cartOf(shop.url, ordered[at % ordered.length] ?? "");
        const began = performance.now();
        if ((await placeOrder(shop.url, cart, at)) === 201) took.push(performance.now() - began);
        await next;
      }
    })();
    put("first import, s", await imported);
    await sold;
    put("order beside an import p99 ms", percentile(took, 0.99));
    note(`${took.length} orders`);
  });
  await delay(restMs);
  put("longest task during an import ms", await shop.longestTaskMs());

  const prices = catalogue.file.replace(/\.json$/, "-prices.csv");
  const changed = whole.products.slice(-changedPrices);
  writeFileSync(
    prices,
    ["sku,price", ...changed.map(({ sku, price }) => `${sku},${Number(price) + 100}`)].join("\n"),
  );
  await progress.step(`prices of ${changed.length} products`, async () => {
    put(`${changed.length} prices by file, s`, await shop.importFile(prices));
    await delay(restMs);
    put("longest task during a change of prices ms", await shop.longestTaskMs());
  });
}

/** A start with everything there, and what the api weighs after it. */
async function measureRest({ progress }: BenchContext, shop: ScaleShop, put: Put): Promise<void> {
  await progress.step("start with the whole catalogue", async () => {
    put("memory of the api after imports MiB", shop.memoryMib());
    put("memory of the api at most, meanwhile MiB", shop.mostMemoryMib());
    put("start until ready, s", (await shop.restart()) / 1000);
    // It loads its code then, and nobody can ask it anything yet.
    put("before it is ready, longest task ms", await shop.longestTaskMs());
    await delay(restMs);
    put("longest task after a start ms", await shop.longestTaskMs());
    put("memory of the api at rest MiB", shop.memoryMib());
  });
}

/** Each question is asked once, so that no kept answer helps. */
async function measureCalls(
  { progress, signal }: BenchContext,
  shop: ScaleShop,
  { products }: BenchCatalogue,
  put: Put,
): Promise<void> {
  const rounds = [
    ["suggest", "suggest", suggestTexts(products, questions + warmUp).map((name) => ({ name }))],
    ["search", "search", searchTexts(products, questions + warmUp).map((name) => ({ name }))],
    [
      "search by families",
      "search",
      searchTexts(products, 2 * (questions + warmUp))
        .slice(questions + warmUp)
        .map((name) => ({ name, group: "family" })),
    ],
    [
      "one wide word by families",
      "search",
      Array.from({ length: 200 }, (_, at) => ({
        name: ["pendant", "light", "brass", "lamp", "bulb", "switch"][at % 6],
        group: "family",
        currentPage: 1 + Math.floor(at / 6),
      })),
    ],
    [
      "whole catalogue by families",
      "filter/0",
      Array.from({ length: 200 }, (_, at) => ({ group: "family", currentPage: 1 + at, pageSize: 20 })),
    ],
    [
      "whole catalogue filtered by families",
      "filter/0",
      Array.from({ length: 200 }, (_, at) => ({
        group: "family",
        filters: { price: { from: at * 100 }, finish: { in: ["brushed-brass", "matt-black"] } },
        sort: { field: "price", direction: at % 2 === 0 ? "ASC" : "DESC" },
      })),
    ],
  ] as const;
  for (const [title, call, bodies] of rounds) {
    await progress.step(title, async () => {
      const took: number[] = [];
      for (const body of bodies) {
        signal.throwIfAborted();
        took.push(await askMs(`${shop.url}/api/product/${call}`, body));
      }
      const counted = took.slice(Math.min(warmUp, took.length / 4));
      put(`${title} p50 ms`, percentile(counted, 0.5));
      put(`${title} p99 ms`, percentile(counted, 0.99));
      put(`longest task: ${title} ms`, await shop.longestTaskMs());
    });
  }
  await delay(restMs);
  put("memory of the api after questions MiB", shop.memoryMib());
}
