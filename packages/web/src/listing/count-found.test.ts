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
      ["width", "400-600"],
      ["luminous_flux", "3000-"],
      ["drop_max", ""],
    ]),
  ).toEqual({
    width: { from: 400, to: 600 },
    luminous_flux: { from: 3000 },
    price: { from: 50000 },
    wattage: { from: 5, to: 40 },
    finish: { in: ["opal", "walnut"] },
  });
});
