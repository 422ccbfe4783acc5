import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postRefundAccount } from "./post-refund-account.ts";
import { type AccountDraft, readAccountDraft } from "./refund-account-draft.ts";

const cookies: [string, string][] = [["order", "ada@example.com"]];
const typed = { refund: "7", bank_code: "057", account_number: "0000 000 000" };
const account = { refund: "7", bank_code: "057", account_number: "0000000000" };

/** Sends the form, and reads back what the page will show. */
async function send(fields: Record<string, string>, replies: Parameters<typeof fakeApi>[0] = []) {
  const { api, seen } = fakeApi(replies);
  const { to, cookies: kept = [] } = await postRefundAccount("PR-1", formPost({ api, cookies, fields }));
  const draft: AccountDraft = readAccountDraft(kept[0]?.value, "7");
  return { to, seen, draft, isForgotten: kept[0]?.maxAgeSeconds === 0 };
}

describe("naming the account for a refund", () => {
  it("reads the name back before anything is sent, and keeps the account out of the address", async () => {
    const named = { account_name: "OBI ADA", bank_name: "Zenith Bank" };
    const data = { ...named, amount: { value: 5_000 } };
    const { to, seen, draft } = await send(typed, [{ status: 200, body: { data } }]);
    expect(to).toBe("/order/PR-1#payment");
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      path: "/api/orders/refund-account/check",
      body: { number: "PR-1", email: "ada@example.com", ...account },
    });
    expect(draft).toEqual({ ...account, named });
  });

  it.each([
    [{ ...typed, bank_code: "" }, "no_bank"],
    [{ ...typed, account_number: "12345" }, "bad_number"],
    [{ ...typed, account_number: "12345678901" }, "bad_number"],
  ] as const)("asks no bank about %j", async (fields, problem) => {
    const { seen, draft } = await send(fields);
    expect(seen).toEqual([]);
    expect(draft.problem).toBe(problem);
  });

  it.each([
    [422, "unknown_account", "unknown_account"],
    [503, "unavailable", "unreachable"],
    [429, "rate_limited", "too_many_requests"],
  ] as const)("keeps what was typed after a %i %s", async (status, code, problem) => {
    const { draft } = await send(typed, [refusal(status, code)]);
    expect(draft).toEqual({ ...account, problem });
  });

  it("says at the bank's field that the API does not know the bank", async () => {
    const body = { data: null, errors: [{ code: "unknown_account", message: "", field: "bank_code" }] };
    const { draft } = await send(typed, [{ status: 422, body }]);
    expect(draft).toEqual({ ...account, problem: "no_bank" });
  });

  it("sends the account with the name that was said yes to, and starts anew where the bank has another", async () => {
    const yes = { ...typed, intent: "send", account_name: "OBI ADA" };
    const { seen, draft } = await send(yes, [refusal(409, "figures_changed")]);
    expect(seen[0]).toMatchObject({
      path: "/api/orders/refund-account",
      body: { ...account, account_name: "OBI ADA" },
    });
    expect(draft).toEqual({ ...account, problem: "other_name" });
  });

  it("forgets the account of a refund that needs none any more", async () => {
    const yes = { ...typed, intent: "send", account_name: "OBI ADA" };
    expect((await send(yes, [refusal(409, "refund_needs_no_account")])).isForgotten).toBe(true);
  });

  it("lets the payer change the account, and asks no one", async () => {
    const { seen, draft } = await send({ ...typed, intent: "change" });
    expect(seen).toEqual([]);
    expect(draft).toEqual(account);
  });
});

describe("what was typed", () => {
  it("is shown for its own refund only, and a cookie of anyone's making shows nothing", async () => {
    const { draft } = await send({ ...typed, intent: "change" });
    expect(draft.bank_code).toBe("057");
    expect(readAccountDraft("bm90IGpzb24", "7")).toEqual({ refund: "7", bank_code: "", account_number: "" });
    expect(readAccountDraft(undefined, "7").problem).toBeUndefined();
  });
});
