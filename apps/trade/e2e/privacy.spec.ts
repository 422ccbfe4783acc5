import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./trade.ts";
import { dearToTheTrade } from "./trade-products.ts";

const { sku, name, slug, secretPrices } = dearToTheTrade;

/** Each price as pages write it and as data carries it: naira with kobo, or kobo alone, never inside a longer number. */
const secret = new RegExp(
  secretPrices
    .map((price) => price.toFixed(2).replace(".", ""))
    .map(
      (kobo) => `(?<![0-9a-z])${kobo.slice(0, -5)},?${kobo.slice(-5, -2)}\\.?${kobo.slice(-2)}(?![0-9a-z])`,
    )
    .join("|"),
  "i",
);

/** The product's own page, a search for it, and every page and listing that the shop names to robots. */
async function pagesOf(request: APIRequestContext): Promise<readonly string[]> {
  const named: string[] = [];
  for (const part of ["pages", "categories"]) {
    const map = await (await request.get(`/sitemap/${part}.xml`)).text();
    for (const [, address = ""] of map.matchAll(/<loc>([^<]+)<\/loc>/g))
      named.push(new URL(address).pathname);
  }
  expect(named.length).toBeGreaterThan(40);
  return [`/product/${slug}`, `/search/${encodeURIComponent(name)}`, ...named];
}

/** Every answer about the product that the shop's own pages may ask for. */
async function* answersAbout(request: APIRequestContext): AsyncGenerator<readonly [string, string]> {
  const calls = [
    ...[1, 2, 3, 4].map((currentPage) => ["filter/0", { pageSize: 96, currentPage }] as const),
    ["search/", { name }] as const,
    ["suggest/", { name }] as const,
    ["productbyids", { skus: [sku] }] as const,
  ];
  for (const [call, data] of calls) {
    const answer = await request.post(`/api/product/${call}`, { data });
    expect([call, answer.status()]).toEqual([call, 200]);
    yield [call, await answer.text()];
  }
  yield ["by-path", await (await request.get(`/api/product/by-path/${slug}`)).text()];
  yield ["attributes", await (await request.get("/api/product/attributes/")).text()];
}

test("no page, script, answer or log outside the area holds a price of the trade @whole", async ({
  page,
  request,
  trade,
}) => {
  test.slow();
  await trade.signInToLook();
  const own = await page.request.get(`/clients/product/${slug}`);
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  expect(await own.text()).toMatch(secret);
  const answer = await page.request.get(`/api/clients/product/by-path/${slug}`);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  expect(await answer.text()).toMatch(secret);

  // From here on without any cookie, as a robot asks.
  const leaks: string[] = [];
  let mentions = 0;
  const look = (where: string, text: string) => {
    if (text.includes(sku)) mentions += 1;
    if (secret.test(text)) leaks.push(where);
  };
  const scripts = new Set<string>();
  for (const path of await pagesOf(request)) {
    const visit = await request.get(path);
    expect([path, visit.status()]).toEqual([path, 200]);
    const text = await visit.text();
    look(path, text);
    for (const [, script = ""] of text.matchAll(/"(\/_next\/[^"\\]+\.js)/g)) scripts.add(script);
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const script of scripts) look(script, await (await request.get(script)).text());
  for await (const [call, text] of answersAbout(request)) look(call, text);
  const logs = join(process.env.DATA_DIR ?? "", "logs");
  for (const log of await readdir(logs)) look(log, await readFile(join(logs, log), "utf8"));
  expect(mentions).toBeGreaterThan(5);
  expect(leaks).toEqual([]);
});

test("a consumer's browser opens nothing of the trade, and a trade session nothing of a consumer", async ({
  page,
  request,
  trade,
}) => {
  for (const path of ["/api/clients/category", "/api/clients/cart"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 401]);
  await trade.signInToLook();
  expect((await page.request.get("/api/account/sessions")).status()).toBe(401);
  expect((await (await page.request.get("/api/session")).json()).data.user).toBeNull();
});
