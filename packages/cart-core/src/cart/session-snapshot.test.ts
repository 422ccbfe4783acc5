import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kobo, wirePrice } from "../money/money.ts";
import { decodeSnapshot, encodeSnapshot } from "./session-snapshot.ts";

const pendant = {
  quantity: 3,
  product: { sku: "PND-001-BRS", name: "Brass pendant", price: "45000.50" },
  row_total: { value: 135_001.5 },
};
const storedPendant = {
  sku: "PND-001-BRS",
  price: "45000.50",
  quantity: 3,
  totalAmount: 135_001.5,
  cart: JSON.stringify(pendant),
};

/** A snapshot of one good line, with some of its fields replaced. */
function snapshotWith(fields: Record<string, unknown>): string {
  return JSON.stringify({ "PND-001-BRS": { ...storedPendant, ...fields } });
}

describe("encodeSnapshot", () => {
  it("keeps lines by sku, with the whole item as a JSON text", () => {
    expect(JSON.parse(encodeSnapshot([pendant]))).toEqual({ "PND-001-BRS": storedPendant });
  });

  it("keeps the price that is paid, where there is a special one", () => {
    const special = { quantity: 2, product: { sku: "A", price: "1000.00", special_price: "800.00" } };
    expect(decodeSnapshot(encodeSnapshot([special])).get("A")).toMatchObject({
      price: "800.00",
      totalAmount: 1_600,
    });
  });

  it("is an empty object for an empty cart", () => {
    expect(encodeSnapshot([])).toBe("{}");
  });

  it.each([
    [1, "free"],
    [0, "10.00"],
  ])("refuses what is no cart item: %i at %s", (quantity, price) => {
    const fault = new RangeError(`no cart item: ${quantity} at "${price}"`);
    expect(() => encodeSnapshot([{ quantity, product: { sku: "A", price } }])).toThrow(fault);
  });
});

describe("decodeSnapshot", () => {
  it("reads what was stored", () => {
    expect([...decodeSnapshot(snapshotWith({}))]).toEqual([["PND-001-BRS", storedPendant]]);
  });

  it.each([
    ["nothing stored", null],
    ["an empty text", ""],
    ["no JSON", "{"],
    ["a number", "12"],
    ["null", "null"],
    ["a list", "[]"],
    ["a list of lines", JSON.stringify([storedPendant])],
    ["a line that is a text", JSON.stringify({ A: "line" })],
    ["a line that is null", JSON.stringify({ A: null })],
    ["a key that is not the line's sku", JSON.stringify({ OTHER: storedPendant })],
    ["a price that is a number", snapshotWith({ price: 45_000.5 })],
    ["a price that is none", snapshotWith({ price: "-45000.50" })],
    ["a quantity of none", snapshotWith({ quantity: 0, totalAmount: 0 })],
    ["a negative quantity", snapshotWith({ quantity: -3, totalAmount: -135_001.5 })],
    ["a broken quantity", snapshotWith({ quantity: 1.5, totalAmount: 67_500.75 })],
    ["a quantity that is a text", snapshotWith({ quantity: "3" })],
    ["a quantity beyond counting", snapshotWith({ quantity: 1e300 })],
    ["an amount that is not price times quantity", snapshotWith({ totalAmount: 1 })],
    ["an amount that is missing", snapshotWith({ totalAmount: null })],
    ["an item that is an object", snapshotWith({ cart: pendant })],
    ["an item in a list", snapshotWith({ cart: ["{}"] })],
    ["a sum beyond counting", snapshotWith({ quantity: 9e15 })],
    ["neither a quantity nor an amount", snapshotWith({ quantity: 0, totalAmount: null })],
    ["an item that is no JSON", snapshotWith({ cart: "{" })],
    ["an item that is JSON but no object", snapshotWith({ cart: "[1]" })],
    ["one bad line among good ones", JSON.stringify({ "PND-001-BRS": storedPendant, B: {} })],
  ])("is empty for %s", (_, text) => {
    expect(decodeSnapshot(text).size).toBe(0);
  });

  it("never throws, whatever is in storage", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          expect(decodeSnapshot(text).size).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "keeps a product whose sku is %s",
    (sku) => {
      const text = encodeSnapshot([{ quantity: 2, product: { sku, price: "10.00" } }]);
      expect([...decodeSnapshot(text).keys()]).toEqual([sku]);
      expect(({} as { price?: unknown }).price).toBeUndefined();
    },
  );

  it("gives back every line of every cart", () => {
    const anyItem = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      product: fc.record({
        sku: fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "12")),
        price: fc.nat({ max: 10 ** 11 }).map((count) => wirePrice(kobo(count))),
        name: fc.string(),
      }),
    });
    const anyCart = fc.uniqueArray(anyItem, { selector: (item) => item.product.sku, maxLength: 20 });
    fc.assert(
      fc.property(anyCart, (items) => {
        const lines = decodeSnapshot(encodeSnapshot(items));
        expect(lines.size).toBe(items.length);
        for (const item of items) {
          const line = lines.get(item.product.sku);
          expect([line?.price, line?.quantity]).toEqual([item.product.price, item.quantity]);
          expect(JSON.parse(line?.cart ?? "")).toEqual(item);
        }
      }),
    );
  });
});
