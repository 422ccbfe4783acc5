import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts, withdraw } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { lightsOnSale } from "../lighting/lights-on-sale.ts";
import { cartWith } from "../orders/order-body.ts";
import { cartCalls, cartOf } from "./cart-calls.ts";

describe("what of a cart does not fit together", () => {
  let api: TestApi;
  const cart = cartCalls(() => api);
  beforeAll(async () => {
    api = await startTestApi("pglite");
    await putProducts(api.db, lightsOnSale);
  });
  afterAll(() => api.close());

  const overloaded = { "PRL24-0527": 3, "PRL-DRV100-24": 1 };
  const found = (answer: Parameters<typeof cartOf>[0]) =>
    cartOf(answer).findings?.map(({ rule, severity }) => `${rule} ${severity}`);

  it("comes with every answer, and goes with its cause", async () => {
    const cartId = await cartWith(api, overloaded);
    expect(found(await cart.get(cartId))).toEqual(["7 stop"]);
    expect(found(await cart.update(cartId, "PRL24-0527", 1))).toBeUndefined();
    expect(found(await cart.add("PRL24-0527", 2, cartId))).toEqual(["7 stop"]);
    const { findings } = cartOf(await cart.get(cartId));
    expect(findings?.[0]).toMatchObject({ skus: ["PRL24-0527", "PRL-DRV100-24"], text: expect.any(String) });
    const removed = await api.post("/api/cart/remove", { cartId, sku: "PRL24-0527" });
    expect(found(removed)).toBeUndefined();
  });

  it("is not said of what is no longer sold", async () => {
    const cartId = await cartWith(api, overloaded);
    await withdraw(api.db, "PRL24-0527");
    expect(found(await cart.get(cartId))).toBeUndefined();
    await putProducts(api.db, lightsOnSale);
  });

  it("the gravest comes first", async () => {
    const cartId = await cartWith(api, { ...overloaded, "PR-CH-CAL6-BB": 1 });
    expect(found(await cart.get(cartId))).toEqual(["7 stop", "3 warn"]);
  });

  it("a cart in which everything fits says nothing", async () => {
    const cartId = await cartWith(api, { "PR-CH-CAL6-BB": 1, "PRBF35-0427": 6 });
    expect("findings" in cartOf(await cart.get(cartId))).toBe(false);
  });
});
