import { describe, expect, it } from "vitest";
import { readTarget } from "./env.ts";
import { samplePendant } from "./sample-pendant.ts";

const { shopUrl } = readTarget();

describe("an address that is not quite right", () => {
  it.each([
    [`/product/some-other-name-${samplePendant.sku}`, samplePendant.path],
    [`/product/${samplePendant.sku.toLowerCase()}`, samplePendant.path],
    ["/products/16/wrong-name", "/products/16/chandeliers"],
    ["/products/16", "/products/16/chandeliers"],
    ["/order", "/orders"],
  ])("%s leads for good to %s", async (path, canonical) => {
    const { status, headers } = await fetch(shopUrl + path, { redirect: "manual" });
    expect(status).toBe(308);
    expect(new URL(headers.get("location") ?? "", shopUrl).pathname).toBe(canonical);
  });

  it.each([
    "/no-such-page",
    "/product/no-such-lamp-XX-1",
    "/products/999999/nothing",
    "/checkout/nothing",
    "/order/PR-00000000",
    "/sitemap/products-2.xml",
    "/sitemap/anything",
    "/share/no/such.webp.jpg",
    "/share/..%2f..%2fetc/passwd.jpg",
    "/share/a.png",
  ])("%s is not found, and says so with its status", async (path) => {
    expect((await fetch(shopUrl + path)).status).toBe(404);
  });
});
