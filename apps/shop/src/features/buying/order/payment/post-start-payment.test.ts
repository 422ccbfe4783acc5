import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postStartPayment } from "./post-start-payment.ts";

const cookies: [string, string][] = [["order", "ada@example.com"]];
const fields = { accepted_total: "63500", attempt: "abcdefghijklmnopqrstuvwx", email: "eve@example.com" };
const press = (replies: Parameters<typeof fakeApi>[0], changes: Record<string, string> = {}) => {
  const { api, seen } = fakeApi(replies);
  return {
    seen,
    answer: postStartPayment("PR-1", formPost({ api, cookies, fields: { ...fields, ...changes } })),
  };
};

describe("the button that begins to pay", () => {
  it("asks by the e-mail of the order's cookie, with the total that was shown", async () => {
    const { seen, answer } = press([refusal(409, "order_not_payable")]);
    expect((await answer).to).toBe("/pay/PR-1?trouble=not_payable");
    expect(seen[0]).toMatchObject({
      path: "/api/orders/pay",
      body: { number: "PR-1", email: "ada@example.com", accepted_total: 63_500 },
    });
  });

  it("asks nothing on a browser that may not see the order, or without a total", async () => {
    const { api, seen } = fakeApi([]);
    expect((await postStartPayment("PR-1", formPost({ api, fields }))).to).toBe("/pay/PR-1");
    expect((await press([], { accepted_total: "" }).answer).to).toBe("/pay/PR-1");
    expect(seen).toEqual([]);
  });

  it.each([
    [409, "figures_changed", "/pay/PR-1?trouble=figures_changed"],
    [422, "payment_refused", "/pay/PR-1?trouble=refused"],
    [429, "rate_limited", "/pay/PR-1?trouble=too_many_requests"],
    [503, "unavailable", "/pay/PR-1?trouble=unreachable"],
    [404, "not_found", "/pay/PR-1"],
  ] as const)("after a %i %s leads to %s", async (status, code, to) => {
    expect((await press([refusal(status, code)]).answer).to).toBe(to);
  });
});
