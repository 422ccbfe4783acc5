import { expect, it } from "vitest";
import { speculationRules } from "./speculation-rules.ts";

const { prefetch } = JSON.parse(speculationRules());
const [{ href_matches: pages }, { not }] = prefetch[0].where.and;

it("lets a browser fetch ahead what everyone gets alike", () => {
  expect(pages).toEqual(expect.arrayContaining(["/", "/product/*", "/products/*/*", "/faqs"]));
  expect(prefetch[0].eagerness).toBe("moderate");
});

it.each([
  "cart",
  "checkout",
  "order",
  "auth",
  "wishlist",
  "search",
  "clients",
  "form",
  "api",
  "internal",
  "unsubscribe",
])("never fetches ahead what is one visitor's or does something: %s", (word) => {
  expect(pages.filter((page: string) => page.includes(word) && page !== "/voucher")).toEqual([]);
});

it("never fetches ahead what has a query", () => {
  expect(not.href_matches).toBe("/*\\?*");
});
