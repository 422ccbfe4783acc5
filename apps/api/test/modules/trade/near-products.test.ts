import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { indexOf } from "#api/modules/trade/quick-order/sku-index.ts";

const finishes = ["White", "Matt Black", "Brushed Brass"];
const families = ["Ikeja Dome Pendant", "Lekki Opal Globe", "Jos Wall Light", "Zuma Rod Chandelier"];
function catalogue(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    sku: `PR-${String(at * 7919).padStart(9, "0")}-${"ABCDEFGHKL"[at % 10]}Q`,
    name: `${families[at % 4]} ${at * 10} mm, ${finishes[at % 3]}`,
  }));
}
const reading = (sku: string) => [{ sku, quantity: null }];

describe("near misses among many products", () => {
  it("find each article number with a slip", async () => {
    const products = catalogue(3_000);
    const nearest = await (await indexOf(products)).nearest();
    const slips = (sku: string) => [
      sku.replace("PR", "PRR"),
      sku.slice(0, 5) + sku.slice(6),
      `${sku.slice(0, -2)}${sku.at(-1)}${sku.at(-2)}`,
    ];
    const wanted = products.filter((_, at) => at % 97 === 0);
    for (const { sku } of wanted) {
      for (const slip of slips(sku)) {
        const found = nearest(reading(slip))?.product.sku.replaceAll("-", "") ?? "";
        // Another number may be as near: what is found differs by a letter or two, never more.
        expect([...found].filter((letter, at) => letter !== sku.replaceAll("-", "")[at]).length).toBeLessThan(
          3,
        );
      }
    }
  });

  it("by name need more than half of the words, and one that few names have", async () => {
    const nearest = await (await indexOf(catalogue(3_000))).nearest();
    expect(nearest(reading("Ikeja Dome Pendant 2400 mm, White"))?.product.name).toBe(
      "Ikeja Dome Pendant 2400 mm, White",
    );
    expect(nearest(reading("Ikeja Dome Pendant"))).toBeUndefined();
    expect(nearest(reading("Level 2400 of the Lekki tower, east wing"))).toBeUndefined();
  });

  it("are made ready a part at a time: other callers get their turn", async () => {
    const index = await indexOf(catalogue(20_000));
    let isReady = false;
    const ready = index.nearest().then(() => {
      isReady = true;
    });
    let turns = 0;
    while (!isReady) {
      await turn();
      turns += 1;
    }
    await ready;
    expect(turns).toBeGreaterThan(5);
  });
});

it("suggestions begin with article numbers that begin so, then those that hold it, then names", async () => {
  const { looseKeys, names } = await indexOf([
    { sku: "AB-1", name: "Dome" },
    { sku: "X-AB-1", name: "Globe, ab1" },
    { sku: "AB-12", name: "Dome" },
  ]);
  expect([...looseKeys.find("AB1", true)]).toEqual([0, 2]);
  expect([...looseKeys.find("AB1")]).toEqual([0, 1, 2]);
  expect([...names.find("ab1")]).toEqual([1]);
  expect([...names.find("")]).toEqual([]);
});
