import { expect, it } from "vitest";
import { orderNumberOf, pickedLines } from "./picked-lines.ts";

const rows = [
  { sku: "LAMP-1", name: "Lamp", quantity: 2 },
  { sku: "LAMP-1", name: "Lamp", quantity: 1 },
  { sku: "BULB-1", name: "Bulb", quantity: 4 },
];

it("takes an article's pieces of all its rows, and no more than were bought", () => {
  const picked = new Map([
    ["LAMP-1", 3],
    ["BULB-1", 9],
  ]);
  expect(pickedLines(picked, rows)).toEqual([
    { sku: "LAMP-1", quantity: 3 },
    { sku: "BULB-1", quantity: 4 },
  ]);
});

it("leaves out what another order had", () => {
  expect(pickedLines(new Map([["OTHER-1", 1]]), rows)).toEqual([]);
});

it.each([
  ["pr-7k3m9qx1", "PR-7K3M9QX1"],
  [" 7K3M9QX1 ", "PR-7K3M9QX1"],
  ["PR-7K3", undefined],
])("reads %j as the order %s", (typed, number) => expect(orderNumberOf(typed)).toBe(number));
