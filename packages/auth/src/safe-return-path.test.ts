import fc from "fast-check";
import { expect, it } from "vitest";
import { returnPathOfState, safeReturnPath } from "./safe-return-path.ts";

it.each([
  ["/checkout/delivery", "/checkout/delivery"],
  ["/products/16/chandeliers?page=2#list", "/products/16/chandeliers?page=2#list"],
  ["/a/../orders", "/orders"],
])("goes back to %s", (input, path) => expect(safeReturnPath(input)).toBe(path));

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
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/.%2e///evil.example/auth",
  "/x/.././/evil.example?q#f",
  "/./\\evil.example",
  "/.\t//evil.example",
  "/\u0000//evil.example",
  "javascript:alert(1)",
  "/auth",
  "/auth?returnTo=/auth",
  "/api/session",
])("abuse 26: goes home instead of to %j", (input) => expect(safeReturnPath(input)).toBe("/"));

it("a cancelled sign-in still leads where it was asked for, and nowhere else", () => {
  expect(returnPathOfState("Xk2-2f73686f7070696e672d63617274")).toBe("/shopping-cart");
  expect(returnPathOfState("Xk2-68747470733a2f2f6576696c2e6578616d706c65")).toBe("/");
  for (const state of [null, "", "x", "Xk2-", "Xk2-2f7", "Xk2-zz"])
    expect(returnPathOfState(state)).toBe("/");
});

/** Texts made of what address parsers stumble over. */
const trickPieces = [
  "/",
  "//",
  "\\",
  ".",
  "..",
  "%2e",
  "%2E",
  "%2f",
  "%5c",
  "%0a",
  "%09",
  "\t",
  "\n",
  "\r",
  "\u0000",
  "\u00a0",
  "\u2028",
  "\uff0f",
  "\u2215",
  "\u3002",
  "\ud800",
  "@",
  ":",
  "?",
  "#",
  ";",
  "&",
  "https:",
  "javascript:",
  "evil.example",
  "auth",
  "api",
  "x",
];
const tricks = fc.array(fc.constantFrom(...trickPieces), { maxLength: 12 }).map((pieces) => pieces.join(""));
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  tricks,
  tricks.map((text) => `/${text}`),
  fc.webUrl(),
);

it("abuse 26: a return path never leaves the site, whatever was asked for", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const origin of ["https://shop.example", "http://localhost:3000"]) {
        const leads = new URL(safeReturnPath(text), origin);
        expect(leads.origin).toBe(origin);
        expect(leads.pathname).not.toMatch(/^\/(?:auth|api)(?:\/|$)/);
      }
    }),
    { numRuns: 20_000 },
  );
});

it("abuse 26: the path that a cancelled sign-in carries never leaves the site", () => {
  const asState = (text: string) =>
    `Xk2-${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("")}`;
  expect(returnPathOfState(asState("/.//evil.example"))).toBe("/");
  fc.assert(
    fc.property(anyText, (text) => {
      expect(new URL(returnPathOfState(asState(text)), "https://shop.example").origin).toBe(
        "https://shop.example",
      );
    }),
    { numRuns: 5_000 },
  );
});
