import { kobo, naira } from "@precise/cart-core/money";
import { encodeSnapshot } from "@precise/cart-core/session-snapshot";
import { adviceText } from "@precise/ui/blocks/product/advisor-note";
import { describe, expect, it } from "vitest";
import { deliveryWithCart } from "./delivery-with-cart.ts";

const cartOf = (...lines: readonly (readonly [sku: string, price: string, quantity: number])[]) =>
  encodeSnapshot(lines.map(([sku, price, quantity]) => ({ quantity, product: { sku, price } })));
const lamp = { sku: "LAMP", kobo: naira(60_000), quantity: 1 };

describe("delivery with what is in the cart", () => {
  it.each([
    ["40000.00", 1, "Delivery with your cart: ₦5,000 in total, before vouchers."],
    ["40000.00", 2, "Delivery with your cart: ₦15,000 in total, before vouchers."],
    ["439500.00", 1, "With your cart, we confirm the delivery fee before you pay."],
    ["440000.00", 1, "Free delivery with your cart, before vouchers."],
  ])("of ₦%s, %i more of ₦60,000 added: %3$s", (inCart, quantity, sentence) => {
    expect(deliveryWithCart(cartOf(["OTHER", inCart, 1]), { ...lamp, quantity })?.sentence).toBe(sentence);
  });

  it("is that of the cart as it is, once the product is in it", () => {
    expect(deliveryWithCart(cartOf(["LAMP", "60000.00", 2]), lamp)?.sentence).toBe(
      "In your cart. Delivery for your cart: ₦15,000, before vouchers.",
    );
  });

  it("shows where a little more would cost less", () => {
    const delivery = deliveryWithCart(cartOf(["OTHER", "430000.00", 1]), lamp);
    expect(delivery && adviceText(delivery.advice)).toBe(
      "Add ₦10,000 more and pay ₦15,000 less: from ₦500,000 delivery is free.",
    );
  });

  it("shows the way out of the gap", () => {
    const delivery = deliveryWithCart(cartOf(["OTHER", "439500.00", 1]), lamp);
    expect(delivery?.advice).toMatchObject({ kind: "leave-gap", add: naira(500), payable: naira(500_000) });
  });

  it.each(["", "{}", "nonsense"])("is not shown where nothing usable is stored: %j", (snapshot) => {
    expect(deliveryWithCart(snapshot, { ...lamp, kobo: kobo(1) })).toBeNull();
  });
});
