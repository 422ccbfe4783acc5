import { describe, expect, it } from "vitest";
import { fakePost, refusal } from "#trade/base/server/fake-post.ts";
import { postPay } from "./post-order-actions.ts";

const fields = [
  ["number", "PR-77"],
  ["accepted_total", "1250000.5"],
  ["attempt", "abcdefghijklmnopqrstuvwx"],
] as const;

describe("the button that begins to pay", () => {
  it("asks with the total that was shown, under the same key for the same page", async () => {
    const keys = [];
    for (let press = 0; press < 2; press += 1) {
      const { post, seen } = fakePost({ fields, answers: ["lost"] });
      expect((await postPay(post)).to).toBe("/clients/orders/PR-77?trouble=unreachable");
      expect(seen[0]).toMatchObject({
        path: "/api/clients/orders/PR-77/pay",
        body: { accepted_total: 1_250_000.5 },
      });
      keys.push(seen[0]?.key);
    }
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    [409, "figures_changed", "/clients/orders/PR-77?trouble=figures_changed"],
    [409, "order_not_payable", "/clients/orders/PR-77?trouble=not_payable"],
    [404, "not_found", "/clients/orders/PR-77"],
    [401, "session_expired", "/clients/login?why=ended&return=%2Fclients%2Forders%2FPR-77"],
  ] as const)("after a %i %s leads to %s", async (status, code, to) => {
    const { post } = fakePost({ fields, answers: [refusal(status, code)] });
    expect((await postPay(post)).to).toBe(to);
  });

  it("asks nothing without an order or a total", async () => {
    const { post, seen } = fakePost({ fields: [["number", "PR-77"]] });
    expect((await postPay(post)).to).toBe("/clients/orders/PR-77");
    expect((await postPay(fakePost({ fields: [["number", "../x"]] }).post)).to).toBe("/clients/orders");
    expect(seen).toEqual([]);
  });
});
