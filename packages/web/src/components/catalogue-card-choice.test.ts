import { naira } from "@precise/cart-core/money";
import { describe, expect, it } from "vitest";
import { type CardContent, shownCard } from "./catalogue-card-choice.ts";

const content: CardContent = {
  name: ["Ikeja ", "Dome", " Pendant 300 mm"],
  isNamedWithFinish: true,
  href: "/product/ikeja-dome-pendant-300-mm-matt-black-A",
  sku: "A",
  kobo: naira(46_500),
  leastKobo: naira(46_500),
  facts: [],
  finishes: [
    { value: "matt-black", label: "Matt Black" },
    {
      value: "white",
      label: "White",
      article: { href: "/product/ikeja-dome-pendant-300-mm-white-B", sku: "B", kobo: naira(48_500) },
    },
    {
      value: "copper",
      label: "Antique Copper",
      article: {
        name: "Ikeja Dome Pendant 450 mm",
        href: "/product/ikeja-dome-pendant-450-mm-antique-copper-C",
        sku: "C",
        kobo: naira(78_500),
        wasKobo: naira(94_500),
        stockStatus: "LOW_STOCK",
      },
    },
  ],
};

describe("a family's card", () => {
  it.each([[null], ["walnut"], ["matt-black"]])("shows its own article while %s is chosen", (chosen) => {
    expect(shownCard(content, chosen)).toMatchObject({
      sku: "A",
      kobo: naira(46_500),
      leastKobo: naira(46_500),
      name: content.name,
      wholeName: "Ikeja Dome Pendant 300 mm, Matt Black",
    });
  });
  it("shows the price and the page of a chosen finish, and no “from”", () => {
    expect(shownCard(content, "white")).toEqual({
      href: "/product/ikeja-dome-pendant-300-mm-white-B",
      sku: "B",
      kobo: naira(48_500),
      finish: content.finishes[1],
      name: content.name,
      wholeName: "Ikeja Dome Pendant 300 mm, White",
    });
  });
  it("names the article's own size, and says its sale and its stock", () => {
    expect(shownCard(content, "copper")).toMatchObject({
      name: "Ikeja Dome Pendant 450 mm",
      wholeName: "Ikeja Dome Pendant 450 mm, Antique Copper",
      wasKobo: naira(94_500),
      stockStatus: "LOW_STOCK",
    });
  });
});

it("a product whose name does not end with its finish is called by its name", () => {
  const { isNamedWithFinish: _, ...plain } = content;
  expect(shownCard(plain, null).wholeName).toBe("Ikeja Dome Pendant 300 mm");
});
