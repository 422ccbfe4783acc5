import type { Cart, CartItem } from "@precise/contract/shop/cart";
import { describe, expect, it } from "vitest";
import { foldEdits } from "./cart-edits.ts";

function item(sku: string, quantity: number, price: string, special_price?: string): CartItem {
  const paid = Number(special_price ?? price);
  return {
    line_id: sku,
    quantity,
    product: {
      sku,
      name: sku,
      urlPath: `/product/${sku}`,
      price,
      ...(special_price && { special_price }),
      media_gallery: [],
      stock_status: "IN_STOCK",
    },
    row_total: { value: paid * quantity },
  };
}

const ring = item("RING", 1, "385000.00");
const lamp = item("LAMP", 2, "60000.00", "45000.00");
const cart: Cart = {
  cartId: "c1",
  items: [ring, lamp],
  total_quantity: 3,
  prices: { subtotal: { value: 475_000 }, grand_total: { value: 475_000, currency: "NGN" } },
  applied_coupons: [],
  notices: [],
};

describe("edits on top of the server's cart", () => {
  it("leave the cart alone when there are none", () => {
    expect(foldEdits(cart, [])).toBe(cart);
  });
  it("change a quantity, its row and the totals at the price paid now", () => {
    const seen = foldEdits(cart, [{ operation: "1", kind: "set", sku: "LAMP", quantity: 3 }]);
    expect(seen.items[1]).toMatchObject({ quantity: 3, row_total: { value: 135_000 } });
    expect(seen.total_quantity).toBe(4);
    expect(seen.prices).toMatchObject({ subtotal: { value: 520_000 }, grand_total: { value: 520_000 } });
  });
  it("remove a line with quantity 0", () => {
    const seen = foldEdits(cart, [{ operation: "1", kind: "set", sku: "RING", quantity: 0 }]);
    expect(seen.items.map(({ product }) => product.sku)).toEqual(["LAMP"]);
    expect(seen.prices.grand_total.value).toBe(90_000);
  });
  it("bring an undone line back before the server has it", () => {
    const seen = foldEdits({ ...cart, items: [lamp] }, [
      { operation: "2", kind: "set", sku: "RING", quantity: 1, restores: ring },
    ]);
    expect(seen.items.map(({ product }) => product.sku)).toEqual(["LAMP", "RING"]);
  });
  it("keep discounts off the goods, and never below zero", () => {
    const discounted = {
      ...cart,
      prices: {
        ...cart.prices,
        discounts: [{ amount: { value: 5_000 }, label: "Voucher", code: "WELCOME" }],
        grand_total: { value: 470_000, currency: "NGN" as const },
      },
    };
    expect(
      foldEdits(discounted, [{ operation: "1", kind: "set", sku: "RING", quantity: 0 }]).prices.grand_total
        .value,
    ).toBe(85_000);
    const empty = [
      { operation: "1", kind: "set" as const, sku: "RING", quantity: 0 },
      { operation: "2", kind: "set" as const, sku: "LAMP", quantity: 0 },
    ];
    expect(foldEdits(discounted, empty).prices.grand_total.value).toBe(0);
  });
  it("take away what does not fit together with the line that it is about, and keep the rest", () => {
    const finding = (id: string, skus: string[]) => ({ id, rule: 1, severity: "stop", skus, text: id });
    const found = { ...cart, findings: [finding("both", ["RING", "LAMP"]), finding("lamp", ["LAMP"])] };
    const without = foldEdits(found, [{ operation: "1", kind: "set", sku: "RING", quantity: 0 }]);
    expect(without.findings?.map(({ id }) => id)).toEqual(["lamp"]);
    const more = foldEdits(found, [{ operation: "1", kind: "set", sku: "LAMP", quantity: 3 }]);
    expect(more.findings?.map(({ id }) => id)).toEqual(["both", "lamp"]);
  });
  it("do not invent a line", () => {
    expect(foldEdits(cart, [{ operation: "1", kind: "set", sku: "GONE", quantity: 2 }]).items).toHaveLength(
      2,
    );
  });
});
