import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postAccountMail } from "./post-account-mail.ts";

async function send(fields: Record<string, string>, replies: Parameters<typeof fakeApi>[0] = []) {
  const { api, seen } = fakeApi(replies);
  const cookies: [string, string][] = [["order", "ada@example.com"]];
  const { to } = await postAccountMail("PR-1", formPost({ api, cookies, fields }));
  return { to, seen };
}

describe("asking for the mail that names a refund's account again", () => {
  it("has it sent to the order's own address", async () => {
    const { to, seen } = await send({ intent: "mail" }, [{ status: 200, body: { data: {} } }]);
    expect(seen[0]).toMatchObject({
      path: "/api/orders/refund-account/mail",
      body: { number: "PR-1", email: "ada@example.com" },
    });
    expect(to).toBe("/order/PR-1?account=mailed#payment");
  });

  it("sends nothing for a form of before that names an account, and leads to the order", async () => {
    const { to, seen } = await send({ refund: "7", bank_code: "057", account_number: "0000000000" });
    expect(seen).toEqual([]);
    expect(to).toBe("/order/PR-1#payment");
  });

  it.each([
    [409, "refund_needs_no_account", "/order/PR-1#payment"],
    [429, "rate_limited", "/order/PR-1?trouble=too_many_requests"],
    [503, "unavailable", "/order/PR-1?trouble=unreachable"],
    [404, "not_found", "/order/PR-1?trouble=not_done"],
  ] as const)("leads to the order after a %i %s", async (status, code, page) => {
    expect((await send({ intent: "mail" }, [refusal(status, code)])).to).toBe(page);
  });
});
