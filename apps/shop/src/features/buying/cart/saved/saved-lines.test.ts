import { describe, expect, it } from "vitest";
import { cartOfOneLamp } from "#shop/base/server/fake-api.ts";
import {
  decodeSaved,
  encodeSaved,
  type SavedLine,
  savedLineOf,
  withLine,
  withoutPieces,
} from "./saved-lines.ts";

const line = (sku: string, quantity = 1): SavedLine => ({
  sku,
  name: `Lamp ${sku}`,
  urlPath: `/product/lamp-${sku}`,
  quantity,
  price: "45000.00",
});

describe("lines saved for later", () => {
  it("keep the price that was paid when they were put aside", () => {
    const [item] = cartOfOneLamp(2).items;
    if (!item) throw new Error("the cart of one lamp is empty");
    expect(savedLineOf(item)).toEqual({
      sku: "LAMP",
      name: "Sokoto Lamp",
      urlPath: "/product/sokoto-lamp-LAMP",
      quantity: 2,
      price: "45000.00",
    });
  });
  it("come back from storage as they were put in", () => {
    const lines = [line("A", 3), line("B")];
    expect(decodeSaved(encodeSaved(lines))).toEqual(lines);
  });
  it("stand newest first, and pieces of one product are added up", () => {
    expect(withLine([line("A", 2), line("B")], line("B", 4))).toEqual([line("B", 5), line("A", 2)]);
  });
  it("hold no more pieces of a product than a cart does", () => {
    expect(withLine([line("A", 990)], line("A", 20))[0]?.quantity).toBe(999);
  });
  it("are fifty at most; the oldest go", () => {
    const many = Array.from({ length: 50 }, (_, place) => line(`L${place}`));
    const kept = withLine(many, line("NEW"));
    expect(kept).toHaveLength(50);
    expect(kept[0]?.sku).toBe("NEW");
    expect(kept.at(-1)?.sku).toBe("L48");
  });
  it("go when their last piece goes", () => {
    expect(withoutPieces([line("A", 3), line("B")], "A", 2)).toEqual([line("A", 1), line("B")]);
    expect(withoutPieces([line("A", 3), line("B")], "A", 3)).toEqual([line("B")]);
  });
  it("leave nothing in storage when there are none", () => expect(encodeSaved([])).toBeNull());
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no list", '{"sku":"A"}'],
  ["a link that leads out of the shop", JSON.stringify([{ ...line("A"), urlPath: "https://evil.example" }])],
  ["a price that is none", JSON.stringify([{ ...line("A"), price: "free" }])],
  ["no pieces", JSON.stringify([{ ...line("A"), quantity: 0 }])],
])("storage that holds %s is an empty list", (_what, text) => expect(decodeSaved(text)).toEqual([]));

it("one bad line does not take the good ones with it", () => {
  expect(decodeSaved(JSON.stringify([line("A"), { sku: 7 }, line("B")]))).toEqual([line("A"), line("B")]);
});
