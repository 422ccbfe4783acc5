import { expect, it } from "vitest";
import { safeReturnPath } from "./return-path.ts";

it.each([
  ["/checkout/delivery", "/checkout/delivery"],
  ["/products/16/chandeliers?page=2#list", "/products/16/chandeliers?page=2#list"],
  ["/a/../orders", "/orders"],
])("goes back to %s", (given, path) => expect(safeReturnPath(given)).toBe(path));

it.each([
  null,
  undefined,
  "",
  "orders",
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/%0a/../../..//evil.example\n",
  "javascript:alert(1)",
  "/auth",
  "/auth?returnTo=/auth",
  "/api/session",
])("goes home instead of to %j", (given) => expect(safeReturnPath(given)).toBe("/"));
