import { expect, it } from "vitest";
import { isCrossSiteWrite } from "./is-cross-site-write.ts";

const shop = "https://shop.example";

it.each([
  [{}, false],
  [{ origin: shop }, false],
  [{ origin: shop, "sec-fetch-site": "same-origin" }, false],
  [{ "sec-fetch-site": "same-origin" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ "sec-fetch-site": "cross-site" }, true],
  [{ "sec-fetch-site": "same-site" }, true],
  [{ origin: shop, "sec-fetch-site": "cross-site" }, true],
  [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, true],
  [{ origin: "https://evil.example" }, true],
  [{ origin: "null" }, true],
  [{ origin: "" }, true],
  [{ origin: "https://shop.example.evil.example" }, true],
  [{ origin: "http://shop.example" }, true],
])("a write with %j is from another site: %s", (headers, expected) => {
  expect(isCrossSiteWrite(headers, new Set([shop]))).toBe(expected);
});
