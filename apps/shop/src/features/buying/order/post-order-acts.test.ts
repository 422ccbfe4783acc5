import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postAcceptFee, postCancel, postConfirm, postFeeByToken, postHoldAgain } from "./post-order-acts.ts";

const cookies: [string, string][] = [["order", "ada@example.com"]];
const order = {
  number: "PR-1",
  status: "confirmed",
  stage: "confirmed",
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
const done = { status: 200, body: { data: { order } } };

describe("an order's own page", () => {
  it("cancels by the e-mail that its cookie holds, never by one that was posted", async () => {
    const { api, seen } = fakeApi([done]);
    const answer = await postCancel("PR-1", formPost({ api, cookies, fields: { email: "eve@example.com" } }));
    expect(seen[0]).toMatchObject({
      path: "/api/orders/cancel",
      body: { number: "PR-1", email: "ada@example.com" },
    });
    expect(answer.to).toBe("/order/PR-1");
  });
  it("does nothing on a browser that may not see it", async () => {
    const { api, seen } = fakeApi([]);
    expect(await postCancel("PR-1", formPost({ api }))).toEqual({ to: "/orders" });
    expect(await postAcceptFee("PR-1", formPost({ api, fields: { accepted_total: "5" } }))).toEqual({
      to: "/orders",
    });
    expect(seen).toEqual([]);
  });
  it("accepts the fee with the total that was shown", async () => {
    const { api, seen } = fakeApi([done]);
    await postAcceptFee("PR-1", formPost({ api, cookies, fields: { accepted_total: "524500" } }));
    expect(seen[0]?.body).toEqual({
      order: { number: "PR-1", email: "ada@example.com" },
      accepted_total: 524_500,
    });
  });
  it("sets the lights aside again by the e-mail of its cookie, and says why it could not", async () => {
    const { api, seen } = fakeApi([done, refusal(409, "goods_gone"), refusal(409, "hold_not_renewable")]);
    const press = async () => (await postHoldAgain("PR-1", formPost({ api, cookies }))).to;
    expect([await press(), await press(), await press()]).toEqual([
      "/order/PR-1",
      "/order/PR-1?trouble=goods_gone",
      "/order/PR-1?trouble=not_renewable",
    ]);
    expect(seen[0]).toMatchObject({
      path: "/api/orders/hold",
      body: { number: "PR-1", email: "ada@example.com" },
    });
  });
  it.each([
    [refusal(409, "order_not_cancellable"), "not_cancellable"],
    [refusal(429, "rate_limited"), "too_many_requests"],
    [refusal(503, "unavailable"), "unreachable"],
    ["lost" as const, "unreachable"],
  ])("says why it was not cancelled", async (answer, trouble) => {
    const { api } = fakeApi([answer]);
    expect((await postCancel("PR-1", formPost({ api, cookies }))).to).toBe(`/order/PR-1?trouble=${trouble}`);
  });
});

describe("the link that confirms an order", () => {
  it("confirms it and opens it on this browser", async () => {
    const { api, seen } = fakeApi([done]);
    const answer = await postConfirm(formPost({ api, fields: { token: "t.s", intent: "confirm" } }));
    expect(seen[0]).toMatchObject({ path: "/api/orders/confirm", body: { token: "t.s" } });
    expect(answer).toMatchObject({
      to: "/order/PR-1",
      cookies: [{ name: "order", path: "/order/PR-1" }, { path: "/pay/PR-1" }],
    });
  });
  it("only opens the order when that is asked for, and nothing without a token", async () => {
    const { api, seen } = fakeApi([done]);
    await postConfirm(formPost({ api, fields: { token: "t.s", intent: "open" } }));
    expect(seen.map(({ path }) => path)).toEqual(["/api/orders/confirm/read"]);
    expect((await postConfirm(formPost({ api }))).to).toBe("/orders");
  });
  it("comes back with the reason while the shop does not answer", async () => {
    const { api } = fakeApi(["lost"]);
    const answer = await postConfirm(formPost({ api, fields: { token: "t.s" } }));
    expect(answer.to).toBe("/orders/confirm/t.s?trouble=unreachable");
  });
});

describe("the link of our mail", () => {
  it("accepts the fee and opens the order on this browser", async () => {
    const { api, seen } = fakeApi([done]);
    const answer = await postFeeByToken(
      formPost({ api, fields: { token: "t.s", accepted_total: "9000.5" } }),
    );
    expect(seen[0]).toMatchObject({
      path: "/api/orders/fee-proposal/accept",
      body: { order: { token: "t.s" }, accepted_total: 9000.5 },
    });
    expect(answer).toMatchObject({
      to: "/order/PR-1",
      cookies: [
        { name: "order", value: "ada@example.com", path: "/order/PR-1", httpOnly: true },
        { name: "order", value: "ada@example.com", path: "/pay/PR-1", httpOnly: true },
      ],
    });
  });
  it("only opens the order when that is asked for", async () => {
    const { api, seen } = fakeApi([done]);
    await postFeeByToken(formPost({ api, fields: { token: "t.s", intent: "open", accepted_total: "5" } }));
    expect(seen[0]?.path).toBe("/api/orders/fee-proposal");
  });
  it("accepts nothing without a total", async () => {
    const { api, seen } = fakeApi([]);
    const answer = await postFeeByToken(formPost({ api, fields: { token: "t.s", accepted_total: "all" } }));
    expect(answer.to).toBe("/orders/delivery-fee/t.s");
    expect(seen).toEqual([]);
  });
  it("leads back to its page when the fee is no longer proposed", async () => {
    const { api } = fakeApi([refusal(409, "fee_not_open")]);
    const answer = await postFeeByToken(formPost({ api, fields: { token: "t.s", accepted_total: "5" } }));
    expect(answer.to).toBe("/orders/delivery-fee/t.s?trouble=fee_not_open");
  });
});
