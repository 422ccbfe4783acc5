import { describe, expect, it } from "vitest";
import { cartOfOneLamp, fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postSharedCart } from "./post-shared-cart.ts";

const carted = { status: 200, body: { data: { cart: cartOfOneLamp() } } };

describe("lines that are taken into the cart by a plain form", () => {
  it.each([
    ["wishlist", "/shopping-cart?taken=wishlist"],
    ["room", "/shopping-cart?taken=room"],
    ["shared", "/shopping-cart?taken=shared"],
    ["Your+prize", "/shopping-cart?taken=shared"],
  ])("from %s lead to %s", async (of, to) => {
    const { api } = fakeApi([carted]);
    const answer = await postSharedCart(formPost({ api, fields: { intent: "add", of, line: "1*LAMP" } }));
    expect(answer.to).toBe(to);
  });

  it.each([
    ["wishlist", "/shopping-cart?problem=unreachable"],
    ["shared", "/shared-cart?line=1*LAMP&problem=unreachable"],
  ])("from %s lead to %s while the shop does not answer", async (of, to) => {
    const { api } = fakeApi(["lost"]);
    const answer = await postSharedCart(formPost({ api, fields: { intent: "add", of, line: "1*LAMP" } }));
    expect(answer.to).toBe(to);
  });

  it.each([
    ["bundle", "/shopping-cart?problem=nothing_chosen"],
    ["shared", "/shared-cart"],
  ])("from %s with nothing ticked lead to %s", async (of, to) => {
    const { api } = fakeApi([]);
    expect((await postSharedCart(formPost({ api, fields: { intent: "add", of } }))).to).toBe(to);
  });

  it("are counted where they are out of stock", async () => {
    const refused = refusal(422, "out_of_stock");
    const errors = [{ code: "out_of_stock", message: "", field: "items.0.sku" }];
    const { api } = fakeApi([{ ...refused, body: { data: null, errors } }]);
    const answer = await postSharedCart(
      formPost({ api, fields: { intent: "add", of: "room", line: "1*LAMP" } }),
    );
    expect(answer.to).toBe("/shopping-cart?problem=out_of_stock");
  });
});
