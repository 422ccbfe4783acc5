import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MergeableCart, mergeCarts } from "./merge-carts.ts";

function cart(cartId: string, quantities: Record<string, number>, mergedIds: string[] = []): MergeableCart {
  return {
    cartId,
    lines: Object.entries(quantities).map(([sku, quantity]) => ({ sku, quantity })),
    mergedIds,
  };
}

function quantitiesOf(lines: MergeableCart["lines"]): Record<string, number> {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

const plenty = new Map([
  ["A", 50],
  ["B", 50],
  ["C", 50],
]);

describe("mergeCarts", () => {
  it("adds the quantities of a product, the customer's lines first", () => {
    const guest = cart("guest", { B: 1, C: 4 });
    const customer = cart("customer", { A: 2, B: 3 });
    expect(mergeCarts({ guest, customer, stockBySku: plenty, lineLimit: 999 })).toEqual({
      cart: {
        cartId: "customer",
        lines: [
          { sku: "A", quantity: 2 },
          { sku: "B", quantity: 4 },
          { sku: "C", quantity: 4 },
        ],
        mergedIds: ["guest"],
      },
      merged: true,
      notices: [],
    });
  });

  it("caps by stock and by the limit per line, and says which", () => {
    const guest = cart("guest", { A: 6, B: 8, C: 1, D: 11, GONE: 1, OUT: 2 });
    const customer = cart("customer", { A: 6, B: 8 });
    const stockBySku = new Map([
      ["A", 7],
      ["B", 50],
      ["C", 1],
      ["D", 10],
      ["OUT", 0],
    ]);
    const { cart: merged, notices } = mergeCarts({ guest, customer, stockBySku, lineLimit: 10 });
    expect(quantitiesOf(merged.lines)).toEqual({ A: 7, B: 10, C: 1, D: 10 });
    expect(notices).toEqual([
      { sku: "A", wanted: 12, kept: 7, because: "stock" },
      { sku: "B", wanted: 16, kept: 10, because: "line-limit" },
      { sku: "D", wanted: 11, kept: 10, because: "stock" },
      { sku: "GONE", wanted: 1, kept: 0, because: "not-sold" },
      { sku: "OUT", wanted: 2, kept: 0, because: "stock" },
    ]);
  });

  it("changes nothing the second time, with no notice either", () => {
    const guest = cart("guest", { A: 6 });
    const stockBySku = new Map([["A", 5]]);
    const once = mergeCarts({ guest, customer: cart("customer", { A: 2 }), stockBySku, lineLimit: 999 });
    const twice = mergeCarts({ guest, customer: once.cart, stockBySku, lineLimit: 999 });
    expect(twice).toEqual({ cart: once.cart, merged: false, notices: [] });
  });

  it("adds an equal cart of another id: what repeats is the cart, not its contents", () => {
    const customer = cart("customer", { A: 4 }, ["first"]);
    const { cart: merged } = mergeCarts({
      guest: cart("second", { A: 4 }),
      customer,
      stockBySku: plenty,
      lineLimit: 999,
    });
    expect(quantitiesOf(merged.lines)).toEqual({ A: 8 });
    expect(merged.mergedIds).toEqual(["first", "second"]);
  });

  it("does not merge a cart with itself", () => {
    const customer = cart("customer", { A: 4 });
    expect(mergeCarts({ guest: customer, customer, stockBySku: plenty, lineLimit: 999 }).merged).toBe(false);
  });

  it("remembers the carts that the guest's cart had taken in", () => {
    const guest = cart("guest", { A: 4 }, ["earlier"]);
    const { cart: merged } = mergeCarts({
      guest,
      customer: cart("customer", {}),
      stockBySku: plenty,
      lineLimit: 999,
    });
    const again = mergeCarts({
      guest: cart("earlier", { A: 4 }),
      customer: merged,
      stockBySku: plenty,
      lineLimit: 999,
    });
    expect(again.merged).toBe(false);
  });

  it("leaves the carts that it was given as they were", () => {
    const guest = cart("guest", { A: 1 });
    const customer = cart("customer", { A: 2 });
    mergeCarts({ guest, customer, stockBySku: plenty, lineLimit: 999 });
    expect([guest, customer]).toEqual([cart("guest", { A: 1 }), cart("customer", { A: 2 })]);
  });
});

describe("for any carts, stock and limit", () => {
  const anySku: fc.Arbitrary<string> = fc.constantFrom("A", "B", "C", "D", "__proto__", "constructor");
  const anyLines = fc
    .uniqueArray(fc.record({ sku: anySku, quantity: fc.integer({ min: 1, max: 999 }) }), {
      selector: (line) => line.sku,
    })
    .map((lines) => lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)));
  const anyStock = fc
    .uniqueArray(fc.tuple(anySku, fc.nat({ max: 1_500 })), { selector: ([sku]) => sku })
    .map((entries) => new Map(entries));
  const anyLimit = fc.integer({ min: 1, max: 999 });

  function sorted(lines: MergeableCart["lines"]) {
    return lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  }

  it("the two carts may be exchanged", () => {
    fc.assert(
      fc.property(anyLines, anyLines, anyStock, anyLimit, (left, right, stockBySku, lineLimit) => {
        const a: MergeableCart = { cartId: "a", lines: left, mergedIds: [] };
        const b: MergeableCart = { cartId: "b", lines: right, mergedIds: [] };
        const one = mergeCarts({ guest: a, customer: b, stockBySku, lineLimit });
        const other = mergeCarts({ guest: b, customer: a, stockBySku, lineLimit });
        expect(sorted(one.cart.lines)).toEqual(sorted(other.cart.lines));
        expect(new Set(one.notices)).toEqual(new Set(other.notices));
      }),
    );
  });

  it("guest carts end the same in every order, and however often each is repeated", () => {
    const anyGuests = fc.array(anyLines, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        anyGuests.chain((guests) => {
          const indexes = guests.map((_, index) => index);
          const repeats = fc.array(fc.constantFrom(...indexes), { maxLength: 6 });
          const everyOneAndRepeats = repeats.chain((more) =>
            fc.shuffledSubarray([...indexes, ...more], { minLength: indexes.length + more.length }),
          );
          return fc.tuple(fc.constant(guests), everyOneAndRepeats);
        }),
        anyLines,
        anyStock,
        anyLimit,
        ([guests, order], customerLines, stockBySku, lineLimit) => {
          const carts = guests.map(
            (lines, index): MergeableCart => ({ cartId: `g${index}`, lines, mergedIds: [] }),
          );
          const start: MergeableCart = { cartId: "customer", lines: customerLines, mergedIds: [] };
          const mergeIn = (customer: MergeableCart, guest: MergeableCart | undefined) =>
            guest ? mergeCarts({ guest, customer, stockBySku, lineLimit }).cart : customer;
          const inTurn = carts.reduce(mergeIn, start);
          const shuffled = order.map((index) => carts[index]).reduce<MergeableCart>(mergeIn, start);
          expect(sorted(shuffled.lines)).toEqual(sorted(inTurn.lines));
          expect(new Set(shuffled.mergedIds)).toEqual(new Set(inTurn.mergedIds));
        },
      ),
    );
  });

  it("no line passes stock or limit, none is empty, and nothing is lost without a notice", () => {
    fc.assert(
      fc.property(anyLines, anyLines, anyStock, anyLimit, (left, right, stockBySku, lineLimit) => {
        const guest: MergeableCart = { cartId: "a", lines: left, mergedIds: [] };
        const customer: MergeableCart = { cartId: "b", lines: right, mergedIds: [] };
        const { cart: merged, notices } = mergeCarts({ guest, customer, stockBySku, lineLimit });
        for (const { sku, quantity } of merged.lines) {
          expect(quantity >= 1 && quantity <= lineLimit && quantity <= (stockBySku.get(sku) ?? 0)).toBe(true);
        }
        const pieces = (lines: MergeableCart["lines"]) => lines.reduce((sum, line) => sum + line.quantity, 0);
        const lost = notices.reduce((sum, notice) => sum + notice.wanted - notice.kept, 0);
        expect(pieces(merged.lines) + lost).toBe(pieces(left) + pieces(right));
      }),
    );
  });
});
