import type { DeskAttribute } from "@precise/contract/desk/products/attributes";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { entriesOf, inputOf, mergedEntries, productSchema } from "./product-entries.ts";

const wattage: DeskAttribute = {
  code: "wattage",
  label: "Wattage",
  input_type: "number",
  unit: "W",
  filterable: true,
  options: [],
  category_ids: [],
};
const lamp = entriesOf(
  "LAMP-1",
  {
    name: "Lamp",
    price: 48_500.5,
    attributes: { wattage: 9 },
    category_ids: [16],
    box_contents: ["Lamp", "Screws"],
  },
  [wattage],
);

describe("the form of a product", () => {
  it("sends what it was given, where nothing was typed", () => {
    expect(lamp).toMatchObject({
      price: "48,500.5",
      attributes: { wattage: "9" },
      box_contents: "Lamp\nScrews",
    });
    expect(inputOf(lamp, [wattage], true)).toMatchObject({
      name: "Lamp",
      price: 48_500.5,
      special_price: null,
      attributes: { wattage: 9 },
      box_contents: ["Lamp", "Screws"],
      variant_group: null,
    });
  });

  it("leaves prices out where Prices changes them", () => {
    expect(inputOf(lamp, [wattage], false)).not.toHaveProperty("price");
  });

  it("says beside the field what cannot be sent", () => {
    const typed = { ...lamp, price: "dear", attributes: { wattage: "much" } };
    const checked = z.safeParse(productSchema([wattage]), typed);
    expect(checked.error?.issues.map(({ path }) => path.join("."))).toEqual(["price", "attributes.wattage"]);
    expect(z.safeParse(productSchema([wattage]), lamp).success).toBe(true);
  });

  it("keeps what this person typed over what somebody else saved", () => {
    const typed = { ...lamp, name: "My lamp", attributes: { wattage: "12" } };
    const now = { ...lamp, name: "Their lamp", size_label: "Small" };
    expect(mergedEntries(lamp, typed, now)).toMatchObject({
      name: "My lamp",
      size_label: "Small",
      attributes: { wattage: "12" },
    });
  });
});
