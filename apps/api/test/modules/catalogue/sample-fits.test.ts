import { readFileSync } from "node:fs";
import { type ArticleAttributes, factsOfArticle, plannedArticle } from "@precise/lighting/article-facts";
import { findings } from "@precise/lighting/fits-together";
import { expect, it } from "vitest";
import { sampleJson } from "../../fixtures/catalogue.ts";

// Examples 11 to 13 of the design "Lighting", with the sample's own articles. The chandelier is heavier than a plain rose carries.

const { products }: { products: { sku: string; name: string; attributes: ArticleAttributes }[] } = JSON.parse(
  readFileSync(sampleJson, "utf8"),
);

function lineOf(sku: string, quantity: number, placeId: string | undefined) {
  const product = products.find((each) => each.sku === sku);
  if (!product) throw new Error(`The sample has no ${sku}.`);
  return { id: sku, name: product.name, quantity, placeId, ...factsOfArticle(product.attributes) };
}
const found = (articles: Readonly<Record<string, number>>, placeId?: string) =>
  findings(Object.entries(articles).map(([sku, quantity]) => lineOf(sku, quantity, placeId))).map(
    ({ rule, severity }) => `${rule} ${severity}`,
  );

it.each([
  ["one strip on its driver", { "PRL24-0527": 1, "PRL-DRV100-24": 1 }, [], []],
  ["two strips", { "PRL24-0527": 2, "PRL-DRV100-24": 1 }, ["7 warn"], ["7 warn"]],
  ["three strips", { "PRL24-0527": 3, "PRL-DRV100-24": 1 }, ["7 stop"], ["7 stop"]],
  ["nine downlights on a dimmer", { "PRW-DIM1-WH": 1, PRD0730WH: 9 }, [], []],
  ["one candle on a dimmer", { "PRW-DIM1-WH": 1, "PRBF35-0427": 1 }, ["11 warn"], ["11 warn"]],
  ["22 downlights on a dimmer", { "PRW-DIM1-WH": 1, PRD0730WH: 22 }, ["12 stop"], ["12 warn"]],
  ["22 downlights on a plate of two dimmers", { "PRW-DIM2-BB": 1, PRD0730WH: 22 }, [], []],
  ["a bulb that cannot be dimmed", { "PRW-DIM1-WH": 1, PRB60927: 1 }, ["9 stop"], ["9 stop"]],
  ["six candles in a chandelier", { "PR-CH-CAL6-BB": 1, "PRBF35-0427": 6 }, ["18 warn"], ["18 note"]],
  [
    "E27 bulbs for a chandelier",
    { "PR-CH-CAL6-BB": 1, PRB60927: 6 },
    ["1 stop", "3 warn", "18 warn"],
    ["1 stop", "3 warn", "18 note"],
  ],
  ["spots on the kit's track", { "PRT-RLK3-MB": 1, "PRT-RL15-MB": 3 }, [], []],
  [
    "a strip on its driver behind a dimmer",
    { "PRW-DIM1-WH": 1, "PRL-DRV100-24": 1, "PRL24-0527": 1 },
    [],
    [],
  ],
])("%s", (_, articles, inOnePlace, inACart) => {
  expect(found(articles, "living")).toEqual(inOnePlace);
  expect(found(articles)).toEqual(inACart);
});

it.each([
  ["PRD0730WH", { lumens: 630, beamDeg: 60, watts: 7 }],
  ["PR-CL-PNL66-40", { lumens: 4_320, class: "wide", watts: 36 }],
  ["PR-CL-ABJ40-WH", { lumens: 2_660, class: "wide", watts: 28 }],
  ["PR-WL-KAN-BB", { lumens: 765, class: "opal", watts: 9 }],
])("a room is planned with %s", (sku, planned) => {
  const product = products.find((each) => each.sku === sku);
  expect(plannedArticle(product?.attributes ?? {})).toMatchObject(planned);
});
