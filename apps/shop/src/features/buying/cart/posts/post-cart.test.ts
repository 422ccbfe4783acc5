import { describe, expect, it } from "vitest";
import { cartOfOneLamp, fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postCartAdd } from "./post-cart-add.ts";
import { postCartRemove } from "./post-cart-remove.ts";
import { postCartUpdate } from "./post-cart-update.ts";

const carted = (quantity = 1) => ({ status: 200, body: { data: { cart: cartOfOneLamp(quantity) } } });
const setsCart = { name: "cartId", value: "cart-of-one-lamp", httpOnly: false };
const forgetsCart = { name: "cartId", value: "", maxAgeSeconds: 0 };

describe("adding by a plain form", () => {
  it("makes a cart, sets its cookie and leads to the cart, which says what was added", async () => {
    const { api, seen } = fakeApi([carted()]);
    const answer = await postCartAdd(formPost({ api, fields: { sku: "LAMP" } }));
    expect(answer).toMatchObject({ to: "/shopping-cart?added=LAMP", cookies: [setsCart] });
    expect(seen[0]?.body).toEqual({ items: [{ sku: "LAMP", quantity: 1 }] });
  });

  it("adds to the cart that the cookie names", async () => {
    const { api, seen } = fakeApi([carted(3)]);
    await postCartAdd(formPost({ api, cartId: "mine", fields: { sku: "LAMP", quantity: "3" } }));
    expect(seen[0]?.body).toEqual({ cartId: "mine", items: [{ sku: "LAMP", quantity: 3 }] });
  });

  it("begins a new cart where the old one became an order", async () => {
    const { api, seen } = fakeApi([refusal(409, "cart_not_active", "The cart isn't active."), carted()]);
    const answer = await postCartAdd(formPost({ api, cartId: "old", fields: { sku: "LAMP" } }));
    expect(seen[1]?.body).toEqual({ items: [{ sku: "LAMP", quantity: 1 }] });
    expect(answer).toMatchObject({ to: "/shopping-cart?added=LAMP", cookies: [setsCart] });
  });

  it.each([["0"], ["-1"], ["1.5"], ["1000"], ["many"]])(
    "does not ask the API for %s pieces",
    async (quantity) => {
      const { api, seen } = fakeApi([]);
      const answer = await postCartAdd(formPost({ api, fields: { sku: "LAMP", quantity } }));
      expect(answer.to).toBe("/shopping-cart?problem=bad_quantity&sku=LAMP");
      expect(seen).toEqual([]);
    },
  );

  it("shows that a light is out of stock, and keeps the cart", async () => {
    const { api } = fakeApi([refusal(422, "out_of_stock")]);
    const answer = await postCartAdd(formPost({ api, cartId: "mine", fields: { sku: "LAMP" } }));
    expect(answer).toEqual({ to: "/shopping-cart?problem=out_of_stock&sku=LAMP" });
  });

  it("shows that the shop does not answer, and keeps the cart", async () => {
    const { api } = fakeApi(["lost"]);
    const answer = await postCartAdd(formPost({ api, cartId: "mine", fields: { sku: "LAMP" } }));
    expect(answer).toEqual({ to: "/shopping-cart?problem=unreachable&sku=LAMP" });
  });

  it("shows that less is in stock than was asked for", async () => {
    const notice = {
      kind: "quantity_capped",
      sku: "LAMP",
      name: "Sokoto Lamp",
      message: "Only 2 are in stock.",
    };
    const { api } = fakeApi([
      { status: 200, body: { data: { cart: { ...cartOfOneLamp(2), notices: [notice] } } } },
    ]);
    const answer = await postCartAdd(formPost({ api, fields: { sku: "LAMP", quantity: "9" } }));
    expect(answer.to).toBe("/shopping-cart?capped=LAMP");
  });
});

describe("changing a quantity by a plain form", () => {
  it("sets the number that was typed", async () => {
    const { api, seen } = fakeApi([carted(4)]);
    const answer = await postCartUpdate(
      formPost({ api, cartId: "mine", fields: { sku: "LAMP", quantity: "4" } }),
    );
    expect(seen[0]?.body).toEqual({ cartId: "mine", items: [{ sku: "LAMP", quantity: 4 }] });
    expect(answer.to).toBe("/shopping-cart");
  });

  it("removes at 0, and offers to undo it", async () => {
    const { api } = fakeApi([carted()]);
    const answer = await postCartUpdate(
      formPost({ api, cartId: "mine", fields: { sku: "LAMP", quantity: "0", was: "3" } }),
    );
    expect(answer.to).toBe("/shopping-cart?removed=LAMP&quantity=3");
  });

  it("says that the cart has ended and forgets its id", async () => {
    const { api } = fakeApi([refusal(404, "cart_not_found")]);
    const answer = await postCartUpdate(
      formPost({ api, cartId: "old", fields: { sku: "LAMP", quantity: "2" } }),
    );
    expect(answer).toMatchObject({ to: "/shopping-cart?problem=cart_gone&sku=LAMP", cookies: [forgetsCart] });
  });
});

describe("removing by a plain form", () => {
  it("offers to undo it with the quantity that the line had", async () => {
    const { api, seen } = fakeApi([carted()]);
    const answer = await postCartRemove(
      formPost({ api, cartId: "mine", fields: { sku: "RING", quantity: "2" } }),
    );
    expect(seen[0]).toMatchObject({ path: "/api/cart/remove", body: { cartId: "mine", sku: "RING" } });
    expect(answer.to).toBe("/shopping-cart?removed=RING&quantity=2");
  });
});
