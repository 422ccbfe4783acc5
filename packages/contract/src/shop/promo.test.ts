import { describe, expect, it } from "vitest";
import { promoLines } from "./promo.ts";
import { shownPromo, startPromoLines } from "./promo-lines.ts";

const faultsOf = (...lines: { text?: string; href?: string }[]) => {
  const whole = lines.map((line, at) => ({ text: `Line ${at}`, href: "/products", is_shown: true, ...line }));
  const read = promoLines.safeParse({ lines: whole });
  return read.error?.issues.map(({ path }) => path.join(".")) ?? [];
};

describe("lines of the top bar", () => {
  it("begin with nine that are taken as they are", () => {
    expect(startPromoLines).toHaveLength(9);
    expect(faultsOf(...startPromoLines)).toEqual([]);
  });

  it("say the shop's name where they are to, and leave out what is hidden", () => {
    const lines = [
      { text: "About {shop}", href: "/about-us", is_shown: true },
      { text: "Easter", href: "/products", is_shown: false },
    ];
    expect(shownPromo(lines, "Lumen")).toEqual([{ text: "About Lumen", href: "/about-us" }]);
    expect(shownPromo(lines, null)).toEqual([{ text: "About us", href: "/about-us" }]);
    const twice = [{ text: "{shop} is {shop}", href: "/about-us", is_shown: true }];
    expect(shownPromo(twice, "A$$ets $& Light")[0]?.text).toBe("A$$ets $& Light is A$$ets $& Light");
  });

  it.each([
    "/products",
    "/faqs#delivery-cost",
    "/products?sort=newest",
    "/products/19/indoor",
    "/product/adunni-ring-chandelier-PR-CH-ADN60-BB",
    "/search/pendant",
    "https://www.lights.example/lagos",
  ])("may lead to %s", (href) => {
    expect(faultsOf({ href })).toEqual([]);
  });

  it.each([
    "/no-such-page",
    "products",
    "//evil.example/products",
    "/\\evil.example",
    "/products/../checkout",
    "/checkout",
    "/auth",
    "http://lights.example/",
    "https://",
    "https://localhost/",
    "https://owner:secret@lights.example/",
    "javascript:alert(1)",
    "data:text/html,hello",
    "mailto:me@lights.example",
    "/faqs #delivery",
    "/search/%zz",
    "/search/..",
    "/search/%20",
  ])("does not lead to %s", (href) => {
    expect(faultsOf({ href })).toEqual(["lines.0.href"]);
  });

  it("are refused where they have no room on a phone, are empty, or are there twice", () => {
    expect(faultsOf({ text: "W".repeat(20) }, { text: "Lamps" }, { text: " " })).toEqual([
      "lines.0.text",
      "lines.2.text",
    ]);
    expect(faultsOf({ text: "il".repeat(18) })).toEqual([]);
    expect(faultsOf({ text: "灯".repeat(17) }, { text: "💡".repeat(12) })).toEqual([]);
    expect(faultsOf({ text: "灯".repeat(18) }, { text: "💡".repeat(13) })).toHaveLength(2);
    expect(faultsOf({ text: "Sale" }, { text: "Sale " })).toEqual(["lines.1.text"]);
  });
});
