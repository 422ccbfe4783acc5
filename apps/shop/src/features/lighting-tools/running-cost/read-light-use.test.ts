import { kobo, naira } from "@precise/cart-core/money";
import type { LightingFigures } from "@precise/contract/shop/light/lighting";
import { describe, expect, it } from "vitest";
import type { LitArticle } from "./lit-article.ts";
import { readLightUse } from "./read-light-use.ts";

const origin = { source: "A table", as_of: "2026-11-01", is_confirmed: false };
const figures: LightingFigures = {
  tariffs: [
    { disco: "All DisCos", band: "A", naira_per_kwh: 209.5, ...origin },
    { disco: "Ikeja", band: "A", naira_per_kwh: 206.8, ...origin, is_confirmed: true },
  ],
  fuel_prices: [{ fuel: "petrol", naira_per_litre: 920, ...origin }],
  targets: [],
  electrical_advice: { is_on: false, engineer: null },
};
const article: LitArticle = {
  sku: "PRB60927",
  name: "LED A60 Bulb",
  href: "/product/led-a60-bulb-PRB60927",
  kind: "lamp",
  watts: 9,
  lumens: 806,
  isRechargeable: false,
  price: naira(2_500),
};
const read = (query: string, found: LitArticle | null = null) =>
  readLightUse(new URLSearchParams(query), figures, found);

describe("the use of light that an address asks for", () => {
  it("begins with 9 W in place of 60 W, five hours, band A and petrol", () => {
    expect(read("").use).toEqual({
      watts: 9,
      pieces: 1,
      hoursPerDay: 5,
      gridHoursPerDay: 20,
      vatPerThousand: 75,
      tariff: { nairaPerKwh: 209.5, isConfirmed: false },
      ownSupply: "petrol",
      nairaPerLitre: 920,
      price: undefined,
      old: "bulb",
      oldWatts: 60,
    });
  });

  it("takes watts, light and price from the article", () => {
    expect(read("sku=PRB60927", article).use).toMatchObject({
      watts: 9,
      price: kobo(250_000),
      oldWatts: 60,
    });
    expect(read("sku=PRB60927&watts=12&price=1,800", article).use).toMatchObject({
      watts: 9,
      price: kobo(180_000),
    });
  });

  it("knows no old bulb of the same light where only watts are typed", () => {
    expect(read("watts=5").use?.oldWatts).toBeUndefined();
    expect(read("watts=5&oldwatts=40").use?.oldWatts).toBe(40);
  });

  it("follows the band's hours of grid until others are typed", () => {
    expect(read("band=D&tariff=60").use?.gridHoursPerDay).toBe(8);
    expect(read("band=D&tariff=60&grid=10").use?.gridHoursPerDay).toBe(10);
  });

  it.each([
    ["", false],
    ["mine=1", true],
    ["tariff=211", true],
    ["disco=Ikeja", true],
    ["disco=Eko", false],
  ])("a tariff is confirmed by a tick, by typing it, or by the owner: %s", (query, isConfirmed) => {
    expect(read(query).use?.tariff.isConfirmed).toBe(isConfirmed);
  });
});

describe("an address that cannot be worked with", () => {
  it.each([
    [
      "band=C&disco=Ikeja",
      "tariff",
      "No tariff of band C is stated for Ikeja. Type the one on your bill or meter.",
    ],
    ["own=diesel", "litre", "No price of diesel is stated. Type what you pay for a litre."],
    ["watts=", "watts", "The wattage of a light is missing. Type a number, 0.1 to 1,000\u00a0W."],
    ["hours=25", "hours", "The time lit a day can be 0.1 to 24\u00a0h. 25\u00a0h is not."],
    ["band=Z", "band", "Band: choose one from the list."],
    [
      "sku=NONE",
      "sku",
      "We have no product with the number NONE. Check it, or leave it empty and type the watts.",
    ],
  ] as const)("says so at the field: %s", (query, field, problem) => {
    const { use, fields } = read(query);
    expect(use).toBeNull();
    expect(fields[field].problem).toBe(problem);
  });

  // The address's name of each number; `below` and `above` are the nearest that can be typed beyond the bounds.
  it.each([
    ["watts", "watts", { below: "0.09", least: 0.1, most: 1_000, above: "1000.01" }],
    ["pieces", "pieces", { below: "0", least: 1, most: 1_000, above: "1001" }],
    ["hours", "hours", { below: "0.09", least: 0.1, most: 24, above: "24.01" }],
    ["tariff", "tariff", { below: "0.99", least: 1, most: 5_000, above: "5000.01" }],
    ["grid", "gridHours", { below: "-0.01", least: 0, most: 24, above: "24.01" }],
    ["litre", "litre", { below: "0.99", least: 1, most: 20_000, above: "20000.01" }],
    ["oldwatts", "oldWatts", { below: "0.99", least: 1, most: 1_000, above: "1000.01" }],
    ["price", "price", { below: "-0.01", least: 0, most: 100_000_000, above: "100000000.01" }],
  ] as const)("takes %s from its least to its most, and nothing beyond", (name, field, bounds) => {
    const taken = (typed: string | number) => {
      const { value, problem } = read(`${name}=${typed}`).fields[field];
      return problem === undefined ? value : "has a problem";
    };
    expect([taken(bounds.least), taken(bounds.most)]).toEqual([bounds.least, bounds.most]);
    expect([taken(bounds.below), taken(bounds.above)]).toEqual(["has a problem", "has a problem"]);
  });

  it("says that an article states no watts, and takes typed ones", () => {
    const shade = { ...article, name: "Dome Pendant", watts: undefined, lumens: undefined };
    expect(read("sku=PRB60927", shade).fields.watts.problem).toBe(
      "Dome Pendant does not state its watts. Type those of the bulbs in it.",
    );
    expect(read("sku=PRB60927&watts=7", shade).use?.watts).toBe(7);
  });
});
