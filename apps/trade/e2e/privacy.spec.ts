import { expect, test } from "./trade.ts";
import { dearToTheTrade } from "./trade-products.ts";

/** Each price as pages write it and as data carries it. */
function priceForms(price: number): string[] {
  const [naira = "", kobo = ""] = price.toFixed(2).split(".");
  return [`${Number(naira).toLocaleString("en")}.${kobo}`, `${naira}.${kobo}`, `${naira}${kobo}`];
}

test("no page and no answer for consumers holds a price of the trade", async ({ page, request, trade }) => {
  test.slow();
  await trade.signInToLook();
  const own = await page.request.get(`/clients/product/${dearToTheTrade.slug}`);
  const secret = dearToTheTrade.secretPrices.flatMap(priceForms);
  expect(own.headers()["cache-control"]).toBe("private, no-store");
  expect(await own.text()).toContain("₦11,437.31");

  // Asked without any cookie, as a robot does: every listing that the shop names, the product itself, search, answers.
  const map = await (await request.get("/sitemap.xml")).text();
  const listings = [...map.matchAll(/<loc>[^<]*?(\/products[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(listings.length).toBeGreaterThan(10);
  const word = encodeURIComponent(dearToTheTrade.name);
  const product = `/product/${dearToTheTrade.slug}`;
  const leaks: string[] = [];
  let mentions = 0;
  const look = (where: string, text: string) => {
    if (text.includes(dearToTheTrade.sku)) mentions += 1;
    leaks.push(...secret.filter((price) => text.includes(price)).map((price) => `${price} on ${where}`));
  };
  for (const path of new Set(["/", product, `/search/${word}`, ...listings])) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    look(path, await answer.text());
  }
  for (const pageNumber of [1, 2, 3, 4]) {
    const data = { pageSize: 96, currentPage: pageNumber };
    const answer = await request.post("/api/product/filter/0", { data });
    look(`page ${pageNumber} of all products`, await answer.text());
  }
  expect(mentions).toBeGreaterThan(1);
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
