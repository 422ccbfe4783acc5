import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postChange } from "./post-change.ts";

const order = {
  number: "PR-2",
  status: "confirmed",
  placed_at: "2026-11-21T09:00:00.000Z",
  items: [],
  contact: { email: "ada@example.com", firstname: "Ada", lastname: "Obi", phone: "+2348031234567" },
  address: null,
  delivery: { method: "pickup" },
  payment: { method: "pay_on_delivery" },
  prices: {
    subtotal: { value: 1 },
    delivery_fee: { value: 0 },
    grand_total: { value: 1 },
    payable: { value: 1 },
    vat: { value: 0 },
  },
  timeline: [],
};

describe("the answer to a change of an order", () => {
  it("accepts the total that was shown, and opens the new order on this browser", async () => {
    const { api, seen } = fakeApi([{ status: 200, body: { data: { order } } }]);
    const answer = await postChange(
      formPost({ api, fields: { token: "t.s", intent: "accept", accepted_total: "105000" } }),
    );
    expect(seen[0]).toMatchObject({
      path: "/api/orders/change/accept",
      body: { token: "t.s", accepted_total: 105_000 },
    });
    expect(answer).toMatchObject({ to: "/order/PR-2", cookies: [{ name: "order" }, { name: "order" }] });
  });

  it("accepts nothing without a total, and nothing without a token", async () => {
    const { api, seen } = fakeApi([]);
    expect((await postChange(formPost({ api, fields: { token: "t.s" } }))).to).toBe("/orders/change/t.s");
    expect((await postChange(formPost({ api, fields: { accepted_total: "5" } }))).to).toBe("/orders");
    expect(seen).toEqual([]);
  });

  it("declines, and shows its page again", async () => {
    const change = {
      number: "PR-1",
      state: "declined",
      reason: "As you wished.",
      expires_at: "2026-11-24T09:00:00.000Z",
      problems: [],
    };
    const { api, seen } = fakeApi([{ status: 200, body: { data: { change } } }]);
    const answer = await postChange(formPost({ api, fields: { token: "t.s", intent: "decline" } }));
    expect(seen[0]?.path).toBe("/api/orders/change/decline");
    expect(answer.to).toBe("/orders/change/t.s");
  });

  it.each([
    [409, "change_not_open", "not_open"],
    [409, "figures_changed", "figures_changed"],
    [422, "out_of_stock", "out_of_stock"],
    [503, "unavailable", "unreachable"],
  ] as const)("comes back with the reason of a refusal: %d %s", async (status, code, trouble) => {
    const { api } = fakeApi([refusal(status, code)]);
    const fields = { token: "t.s", intent: "accept", accepted_total: "5" };
    expect((await postChange(formPost({ api, fields }))).to).toBe(`/orders/change/t.s?trouble=${trouble}`);
  });
});
