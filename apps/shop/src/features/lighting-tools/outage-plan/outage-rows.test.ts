import { describe, expect, it } from "vitest";
import { hasRows, isWithoutRows, rowCountOf, rowsOfArticles, withoutRow, withSample } from "./outage-rows.ts";

const params = (query: string) => new URLSearchParams(query);

describe("how many rows there are", () => {
  it.each([
    ["", 3],
    ["watts5=9", 5],
    ["room1=Hall&rows=4", 4],
    ["rows=4&rows=5", 5],
    ["rows=900", 60],
    ["rows=many", 3],
    ["watts0=9&watts999=9", 3],
  ])("%s: %d", (query, count) => {
    expect(rowCountOf(params(query))).toBe(count);
  });

  it("a band is no row", () => {
    expect(hasRows(params("band=B&volts=12"))).toBe(false);
    expect(hasRows(params("light1=PRB60927"))).toBe(true);
  });
});

describe("the example", () => {
  it.each([
    ["", true],
    ["band=B", true],
    ["rows=3", false],
    ["light1=PRB60927", false],
  ])("of the query %j: %s", (query, isShown) => {
    expect(isWithoutRows(params(query))).toBe(isShown);
  });

  it("fills rows in beside what the query says", () => {
    const filled = withSample(params("band=B"), [{ room: "Hall", watts: 12 }, { keep: "must" }]);
    expect(filled.toString()).toBe("band=B&room1=Hall&watts1=12&keep2=must");
  });
});

it("a row that is taken away lets those below it move up", () => {
  const left = withoutRow(params("room1=Hall&watts1=9&watts2=7&keep3=must&watts4=5&band=B"), 2);
  expect(left.toString()).toBe("room1=Hall&watts1=9&keep2=must&watts3=5&band=B&rows=3");
});

it("what hangs in rooms becomes rows with their names", () => {
  const rows = rowsOfArticles([
    { sku: "PRB60927", quantity: 2, room: "Hall" },
    { sku: "PRD0730WH", quantity: 9, room: null },
  ]);
  expect(rows.toString()).toBe("room1=Hall&light1=PRB60927&pieces1=2&light2=PRD0730WH&pieces2=9");
});

it("the lines of a cart become rows", () => {
  const rows = rowsOfArticles([
    { sku: "PRB60927", quantity: 6 },
    { sku: "PRD0730WH", quantity: 9 },
  ]);
  expect(rows.toString()).toBe("light1=PRB60927&pieces1=6&light2=PRD0730WH&pieces2=9");
});
