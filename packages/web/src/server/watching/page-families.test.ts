import { expect, it } from "vitest";
import { pageFamilies } from "./page-families.ts";

const shop = pageFamilies("", ["/", "/products", "/products/[id]/[urlKey]", "/pay/[number]"]);
const trade = pageFamilies("/clients", ["/login", "/orders/[number]"]);

it.each([
  ["/", "home"],
  ["/?utm=1", "home"],
  ["/products/16/chandeliers?finish=brass", "products"],
  ["/pay/PR-7K3M9QX1", "pay"],
  ["/_next/static/a.js", "files"],
  ["/form/cart/add", "forms"],
  ["/media/1/a.webp", "pictures"],
  ["/constructor", "other"],
  ["/ada@example.com", "other"],
])("in the shop %s is of the family %s", (address, family) => expect(shop(address)).toBe(family));

it.each([
  ["/clients", "home"],
  ["/clients/login?why=ended", "login"],
  ["/clients/orders/PR-1", "orders"],
  ["/login", "other"],
  ["/clientsandmore", "other"],
])("in the trade area %s is of the family %s", (address, family) => expect(trade(address)).toBe(family));
