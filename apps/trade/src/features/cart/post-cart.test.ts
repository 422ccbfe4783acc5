import { createApiClient } from "@precise/api-client/client";
import { describe, expect, it } from "vitest";
import { postCartClear, postCartUpdate } from "./post-cart.ts";

/** An API that answers each call alike, and remembers what it was asked. */
function api(status = 200, body: unknown = {}) {
  const seen: { path: string; body: unknown }[] = [];
  const client = createApiClient({
    baseUrl: "http://api.test",
    fetch: async (url, init) => {
      seen.push({ path: new URL(url).pathname, body: JSON.parse(String(init.body)) });
      return Response.json(body, { status });
    },
  });
  return { client, seen };
}
const amount = { net: { value: 0 }, vat: { value: 0 }, gross: { value: 0 } };
const emptyCart = {
  data: { cart: { items: [], total_quantity: 0, prices: { goods: amount, currency: "NGN" }, notices: [] } },
};
const refused = (code: string) => ({ data: null, errors: [{ code, message: "" }] });

describe("the cart's form", () => {
  it("sets pieces and side marks of every line at once", async () => {
    const { client, seen } = api(200, emptyCart);
    const form = new URLSearchParams([
      ["page", "2"],
      ["quantity:PR-1", "12"],
      ["mark:PR-1", "Hall"],
      ["quantity:PR-2", "0"],
      ["mark:PR-2", ""],
    ]);
    expect(await postCartUpdate({ form, api: client })).toEqual({ to: "/clients/shopping-cart?page=2" });
    expect(seen).toEqual([
      {
        path: "/api/clients/cart/update",
        body: {
          items: [
            { sku: "PR-1", quantity: 12, side_mark: "Hall" },
            { sku: "PR-2", quantity: 0, side_mark: "" },
          ],
        },
      },
    ]);
  });
  it("removes the one line whose button was pressed", async () => {
    const { client, seen } = api(200, emptyCart);
    const form = new URLSearchParams([
      ["quantity:PR-1", "12"],
      ["remove", "PR-1"],
    ]);
    expect(await postCartUpdate({ form, api: client })).toEqual({ to: "/clients/shopping-cart" });
    expect(seen).toEqual([{ path: "/api/clients/cart/remove", body: { sku: "PR-1" } }]);
  });
  it.each(["", "-1", "1.5", "many", "10000"])("sends nothing of %o pieces, and says so", async (text) => {
    const { client, seen } = api();
    expect(
      await postCartUpdate({ form: new URLSearchParams({ "quantity:PR-1": text }), api: client }),
    ).toEqual({
      to: "/clients/shopping-cart?page=1&problem=bad_quantity",
    });
    expect(seen).toEqual([]);
  });
  it("leads to the login and back when the session has ended", async () => {
    const { client } = api(401, refused("session_expired"));
    expect(await postCartClear({ api: client })).toEqual({
      to: "/clients/login?why=ended&return=%2Fclients%2Fshopping-cart",
    });
  });
  it("tells what the stock does not allow", async () => {
    const { client } = api(422, refused("quantity_too_large"));
    const form = new URLSearchParams({ "quantity:PR-1": "500" });
    expect(await postCartUpdate({ form, api: client })).toEqual({
      to: "/clients/shopping-cart?page=1&problem=too_many_pieces",
    });
  });
});
