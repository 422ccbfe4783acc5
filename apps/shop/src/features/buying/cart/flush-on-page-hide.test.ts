// @vitest-environment jsdom
import { updateCart } from "@precise/contract/shop/cart";
import { afterEach, expect, it, vi } from "vitest";
import { flushEdits } from "./flush-on-page-hide.ts";

afterEach(() => vi.unstubAllGlobals());

it("names each product once, by the last wish, in a call that outlives the page", () => {
  const fetched = vi.fn(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  flushEdits("c1", [
    { operation: "1", kind: "set", sku: "LAMP", quantity: 2 },
    { operation: "2", kind: "set", sku: "BULB", quantity: 0 },
    { operation: "3", kind: "set", sku: "LAMP", quantity: 3 },
  ]);
  const items = [
    { sku: "LAMP", quantity: 3 },
    { sku: "BULB", quantity: 0 },
  ];
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    updateCart.path,
    expect.objectContaining({
      method: updateCart.method,
      keepalive: true,
      body: JSON.stringify({ cartId: "c1", items }),
    }),
  );
});
