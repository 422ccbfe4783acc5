import { expect, it } from "vitest";
import { returnPathOfVisit } from "./return-path-of-visit.ts";

const origins = ["https://shop.example", "https://www.shop.example"];

it.each([
  ["/checkout", "https://shop.example/faqs", "/checkout"],
  [null, "https://shop.example/products/16/chandeliers?page=2", "/products/16/chandeliers?page=2"],
  [null, "https://www.shop.example/faqs", "/faqs"],
  [null, "https://shop.example/auth?view=register", "/"],
  [null, "https://evil.example/faqs", "/"],
  [null, "https://shop.example.evil.example/faqs", "/"],
  [null, "not an address", "/"],
  [null, null, "/"],
  ["//evil.example", "https://shop.example/faqs", "/"],
])("asked for %s, coming from %s, signing in leads to %s", (returnTo, referrer, path) => {
  expect(returnPathOfVisit(returnTo, referrer, origins)).toBe(path);
});
