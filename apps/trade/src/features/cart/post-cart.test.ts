import { describe, expect, it } from "vitest";
import { fakePost, refusal } from "#trade/base/server/fake-post.ts";
import { postCartClear, postCartUpdate } from "./post-cart.ts";

const amount = { net: { value: 0 }, vat: { value: 0 }, gross: { value: 0 } };
const emptyCart = {
  status: 200,
  body: {
    data: { cart: { items: [], total_quantity: 0, prices: { goods: amount, currency: "NGN" }, notices: [] } },
  },
};

describe("the cart's form", () => {
  it("sets pieces and side marks of every line at once", async () => {
    const { post, seen } = fakePost({
      answers: [emptyCart],
      fields: [
        ["page", "2"],
        ["quantity:41", "12"],
        ["mark:41", "Hall"],
        ["quantity:42", "0"],
        ["mark:42", ""],
      ],
    });
    expect(await postCartUpdate(post)).toEqual({ to: "/clients/shopping-cart?page=2" });
    expect(seen).toEqual([
      {
        path: "/api/clients/cart/update",
        body: {
          items: [
            { line_id: "41", quantity: 12, side_mark: "Hall" },
            { line_id: "42", quantity: 0, side_mark: "" },
          ],
        },
      },
    ]);
  });
  it("says on the page that follows when two rows have become one", async () => {
    const joined_rows = [{ line_id: "41", message: "One row now." }];
    const { post } = fakePost({
      answers: [{ ...emptyCart, body: { data: { cart: { ...emptyCart.body.data.cart, joined_rows } } } }],
      fields: [
        ["quantity:41", "12"],
        ["mark:41", "Hall"],
      ],
    });
    expect(await postCartUpdate(post)).toEqual({ to: "/clients/shopping-cart?page=1&joined=1" });
  });
  it("says that a side mark is too long, and which limit holds", async () => {
    const { post } = fakePost({
      answers: [
        {
          status: 400,
          body: { data: null, errors: [{ code: "invalid_input", field: "items.0.side_mark", message: "" }] },
        },
      ],
      fields: [
        ["quantity:41", "1"],
        ["mark:41", "m".repeat(81)],
      ],
    });
    expect(await postCartUpdate(post)).toEqual({ to: "/clients/shopping-cart?page=1&problem=mark_too_long" });
  });
  it("removes the one line whose button was pressed", async () => {
    const { post, seen } = fakePost({
      answers: [emptyCart],
      fields: [
        ["quantity:41", "12"],
        ["remove", "41"],
      ],
    });
    expect(await postCartUpdate(post)).toEqual({ to: "/clients/shopping-cart" });
    expect(seen).toEqual([{ path: "/api/clients/cart/remove", body: { line_id: "41" } }]);
  });
  it.each(["", "-1", "1.5", "many", "10000"])("sends nothing of %o pieces, and says so", async (text) => {
    const { post, seen } = fakePost({ fields: [["quantity:PR-1", text]] });
    expect(await postCartUpdate(post)).toEqual({
      to: "/clients/shopping-cart?page=1&problem=bad_quantity",
    });
    expect(seen).toEqual([]);
  });
  it("leads to the login and back when the session has ended", async () => {
    const { post } = fakePost({ answers: [refusal(401, "session_expired")] });
    expect(await postCartClear(post)).toEqual({
      to: "/clients/login?why=ended&return=%2Fclients%2Fshopping-cart",
    });
  });
  it("says what the stock does not allow", async () => {
    const { post } = fakePost({
      fields: [["quantity:PR-1", "500"]],
      answers: [refusal(422, "quantity_too_large")],
    });
    expect(await postCartUpdate(post)).toEqual({
      to: "/clients/shopping-cart?page=1&problem=too_many_pieces",
    });
  });
});
