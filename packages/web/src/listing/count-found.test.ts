import { expect, it } from "vitest";
import { wireFilters } from "./count-found.ts";

it("gives the filters of a form as the wire takes them", () => {
  expect(
    wireFilters([
      ["price.from", "₦50,000"],
      ["price.to", ""],
      ["wattage.from", "5"],
      ["wattage.to", "40"],
      ["finish", "opal"],
      ["finish", "walnut"],
      ["sort", "name"],
    ]),
  ).toEqual({ price: { from: 50000 }, wattage: { from: 5, to: 40 }, finish: { in: ["opal", "walnut"] } });
});
