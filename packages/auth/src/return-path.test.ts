import { expect, it } from "vitest";
import { returnPathOfState, safeReturnPath } from "./return-path.ts";

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
])("abuse 26: goes home instead of to %j", (given) => expect(safeReturnPath(given)).toBe("/"));

it("a cancelled sign-in still leads where it was asked for, and nowhere else", () => {
  expect(returnPathOfState("Xk2-2f73686f7070696e672d63617274")).toBe("/shopping-cart");
  expect(returnPathOfState("Xk2-68747470733a2f2f6576696c2e6578616d706c65")).toBe("/");
  for (const state of [null, "", "x", "Xk2-", "Xk2-2f7", "Xk2-zz"])
    expect(returnPathOfState(state)).toBe("/");
});
