import { fixtureProducts, pathOf } from "./fixture-products.ts";
import { expect, test } from "./shop.ts";

const { small } = fixtureProducts;

for (const [asked, canonical] of [
  [`/product/some-other-name-${small.sku}`, pathOf(small)],
  [`/product/${small.sku.toLowerCase()}`, pathOf(small)],
  ["/products/16/wrong-name", "/products/16/chandeliers"],
  ["/products/16", "/products/16/chandeliers"],
  ["/order", "/orders"],
] as const) {
  test(`${asked} leads for good to ${canonical}`, async ({ request, baseURL }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL(answer.headers().location ?? "", baseURL).pathname).toBe(canonical);
  });
}

for (const path of [
  "/no-such-page",
  "/product/no-such-lamp-XX-1",
  "/products/999999/nothing",
  "/checkout/nothing",
  "/order/PR-00000000",
]) {
  test(`${path} is not found, and says so with its status`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const path of [
  "/",
  "/products/16/chandeliers",
  pathOf(small),
  "/shopping-cart",
  "/checkout/contact",
  "/orders",
]) {
  test(`${path} carries a policy for its scripts`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' '(sha256|nonce)-/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
}

for (const path of ["/shopping-cart", "/shared-cart", "/checkout/contact", "/orders"]) {
  test(`${path} is kept by nobody but the visitor`, async ({ request }) => {
    expect((await request.get(path)).headers()["cache-control"]).toMatch(
      /private.*no-store|no-store.*private/,
    );
  });
}
