import { sumOfWire, wireAmount } from "@precise/cart-core/money";
import { decodeSnapshot } from "@precise/cart-core/session-snapshot";
import { type Cart, cart as cartSchema } from "@precise/contract/shop/cart";
import * as z from "zod/mini";

/**
 * The cart as this browser last saw it, for showing while the shop does not answer; null where nothing usable is stored.
 * @param text the session snapshot (design D7)
 */
export function cartOfSnapshot(text: string | null): Cart | null {
  const lines = [...decodeSnapshot(text).values()];
  if (lines.length === 0) return null;
  const subtotal = wireAmount(sumOfWire(lines.map((line) => ({ value: line.totalAmount }))));
  const parsed = z.safeParse(cartSchema, {
    cartId: "",
    // decodeSnapshot has made sure that each holds JSON of an object.
    items: lines.map((line): unknown => JSON.parse(line.cart)),
    total_quantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    prices: { subtotal, grand_total: { ...subtotal, currency: "NGN" } },
    applied_coupons: [],
    notices: [],
  });
  return parsed.success ? parsed.data : null;
}
