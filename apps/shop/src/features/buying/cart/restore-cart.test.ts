import { describe, expect, it } from "vitest";
import { cartOfOneLamp, fakeApi, refusal } from "#shop/base/server/fake-api.ts";
import { restoreCart } from "./restore-cart.ts";

const [lamp] = cartOfOneLamp(2).items;
if (!lamp) throw new Error("the sample cart has no lamp");
const gone = { ...lamp, quantity: 1, product: { ...lamp.product, sku: "GONE", name: "Gone Lamp" } };
const carted = { status: 200, body: { data: { cart: cartOfOneLamp(2) } } };

describe("restoring a cleared cart", () => {
  it("adds all its lines at once", async () => {
    const { api, seen } = fakeApi([carted]);
    expect(await restoreCart(api, null, { items: [lamp] })).toMatchObject({ ok: true, leftOut: [] });
    expect(seen[0]?.body).toEqual({ items: [{ sku: "LAMP", quantity: 2 }] });
  });

  it("leaves out what is no longer sold, and says so", async () => {
    const refused = refusal(422, "unknown_sku");
    const body = { data: null, errors: [{ code: "unknown_sku", message: "", field: "items.0.sku" }] };
    const { api, seen } = fakeApi([{ ...refused, body }, carted]);
    const restored = await restoreCart(api, "mine", { items: [gone, lamp] });
    expect(restored).toMatchObject({ ok: true, leftOut: ["Gone Lamp"] });
    expect(seen[1]?.body).toEqual({ cartId: "mine", items: [{ sku: "LAMP", quantity: 2 }] });
  });

  it("gives up without a loss when the shop does not answer", async () => {
    const { api } = fakeApi(["lost"]);
    expect(await restoreCart(api, null, { items: [lamp] })).toMatchObject({
      ok: false,
      failure: { kind: "network" },
    });
  });

  it("says when nothing of it is to be had any more", async () => {
    const body = { data: null, errors: [{ code: "out_of_stock", message: "", field: "items.0.sku" }] };
    const { api } = fakeApi([{ status: 422, body }]);
    expect(await restoreCart(api, null, { items: [gone] })).toEqual({ ok: false, failure: null });
  });
});
