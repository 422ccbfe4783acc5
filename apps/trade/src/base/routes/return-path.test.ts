import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, tradeReturnPath } from "./return-path.ts";

describe("the way back after a trade login", () => {
  it.each([
    "/clients/products/18/outdoor?sort=name&page=2",
    "/clients/product/adunni-ring-PR-1",
    "/clients/orders",
    "/clients/shopping-cart#note",
  ])("keeps a page of the trade area: %s", (path) => {
    expect(tradeReturnPath(path)).toBe(path);
  });
  it.each([
    undefined,
    "",
    "/",
    "/checkout",
    "/clients",
    "/clientsy/x",
    "/clients/../orders",
    "//evil.example/clients/x",
    "https://evil.example/clients/x",
    "/\\evil.example/clients/",
    "/.//evil.example/clients/x",
    "/clients/..//evil.example",
    "/clients/%2e%2e//evil.example/clients/",
    "/clients/..\\\\evil.example",
    "/clients/./login",
    "/clients//login",
    "/clients/x/..//password",
    "/clients/login",
    "/clients/login?return=/clients/orders",
    "/clients/apply",
    "/clients/password",
    "/clients/form/session/end",
  ])("abuse 26: leads to the first listing instead of %s", (path) => {
    expect(tradeReturnPath(path)).toBe("/clients/products/19/indoor");
  });

  it("abuse 26: stays within the trade area, for any input", { timeout: 30_000 }, () => {
    const piece = fc.constantFrom(
      "/",
      "//",
      "\\",
      ".",
      "..",
      "%2e",
      "%5c",
      "\t",
      "\n",
      "@",
      "?",
      "#",
      "evil.example",
      "clients",
      "login",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece, { maxLength: 10 }).map((pieces) => `/clients/${pieces.join("")}`),
    );
    fc.assert(
      fc.property(text, (returnTo) => {
        const leads = new URL(tradeReturnPath(returnTo), "https://shop.example");
        expect(leads.origin).toBe("https://shop.example");
        expect(leads.pathname).toMatch(/^\/clients\/(?!\/)/);
      }),
      { numRuns: 1_000 },
    );
  });
});

it("a page without a session leads to the login with the way back in one parameter", () => {
  expect(loginPath("/clients/orders?text=PO 7&page=2")).toBe(
    "/clients/login?return=%2Fclients%2Forders%3Ftext%3DPO+7%26page%3D2",
  );
  expect(loginPath("/clients/orders", "ended")).toBe("/clients/login?why=ended&return=%2Fclients%2Forders");
});
