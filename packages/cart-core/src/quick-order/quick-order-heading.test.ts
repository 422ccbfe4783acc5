import { describe, expect, it } from "vitest";
import { layoutOfHeading } from "./quick-order-heading.ts";

describe("a heading", () => {
  it.each([
    [["SKU", "Qty", "Side mark"], { sku: 0, quantity: 1, sideMark: 2 }],
    [["ITEM-NO", "Room", "PIECES"], { sku: 0, quantity: 2, sideMark: 1 }],
    // The surer name, wherever it stands.
    [["Item", "Product code", "Count"], { sku: 1, quantity: 2 }],
  ])("of %j names these columns, wherever it stands", (cells, layout) => {
    expect(layoutOfHeading(cells, true)).toEqual(layout);
    expect(layoutOfHeading(cells, false)).toEqual(layout);
  });

  it.each([
    [["Code", "Description"], { sku: 0 }],
    [["Description", "Qty"], { quantity: 1 }],
  ])("of %j is one at the top alone", (cells, layout) => {
    expect(layoutOfHeading(cells, true)).toEqual(layout);
    expect(layoutOfHeading(cells, false)).toBeNull();
  });

  it.each([[["Description", "Room"]], [["SKU", "5"]], [[" PR-1 ", "Pieces"]]])("is not %j", (cells) => {
    expect(layoutOfHeading(cells, true)).toBeNull();
  });

  it.each(["mark", "room", "area", "location", "zone", "remark", "remarks", "note", "notes"])(
    "may call the side mark %s",
    (name) => expect(layoutOfHeading(["SKU", name], true)).toEqual({ sku: 0, sideMark: 1 }),
  );
});
