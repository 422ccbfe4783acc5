import { fixtureProducts } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small, at99000 } = fixtureProducts;

/** What hydrates the cart's part of the page, and the part itself. */
function cartPartOf(html: string) {
  return {
    main: /<main[^>]*>.*<\/main>/s.exec(html)?.[0],
    props: /\{\\"state\\":.*?\\"coupon\\":null\}/s.exec(html)?.[0],
  };
}

test("the cart page that is put together from its frame holds what Next's own page holds", async ({
  page,
  shop,
}) => {
  await shop.fillCart([small, 2], [at99000, 1]);
  const ask = async (headers: Record<string, string>) =>
    page.request.get("/shopping-cart", { headers, maxRedirects: 0 });
  const [put, own] = [await ask({}), await ask({ "precise-cart-frame": "1" })];
  // Without a frame the visitor is led to another address.
  expect([put.status(), own.status()]).toEqual([200, 200]);
  const [putText, ownText] = [await put.text(), await own.text()];
  expect(cartPartOf(putText)).toEqual(cartPartOf(ownText));
  expect(cartPartOf(putText).props).toContain(small.sku);
  expect(cartPartOf(putText).main).toContain(small.name);

  const policy = put.headers()["content-security-policy"] ?? "";
  const nonces = [...putText.matchAll(/\bnonce="([^"]*)"/g)].map(([, nonce]) => nonce);
  expect(nonces.length).toBeGreaterThan(5);
  expect(policy).toContain(`'nonce-${nonces[0]}'`);
  expect(new Set(nonces).size).toBe(1);
  expect(put.headers()["cache-control"]).toBe(own.headers()["cache-control"]);
  expect(put.headers()["cache-control"]).toMatch(/private.*no-store/);
});

test("two visitors get two nonces, and each only the own cart", async ({ page, shop, request }) => {
  await shop.fillCart([small, 2]);
  const own = await (await page.request.get("/shopping-cart")).text();
  const other = await (await request.get("/shopping-cart")).text();
  const nonceOf = (html: string) => /\bnonce="([^"]*)"/.exec(html)?.[1];
  expect(own).toContain(small.name);
  expect(other).not.toContain(small.name);
  expect(nonceOf(own)).not.toBe(nonceOf(other));
});
