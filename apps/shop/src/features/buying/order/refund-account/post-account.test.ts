import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { type AccountDraft, readAccountDraft } from "./account-draft.ts";
import { postRefundAccount } from "./post-account.ts";

const token = "eyJzdWIiOjF9.c2lnbmVk";
const typed = { token, bank_code: "057", account_number: "0000 000 000" };
const account = { bank_code: "057", account_number: "0000000000" };
/** What the page shows of it again. */
const kept = { link: token, ...account };

/** Sends the form, and reads back what the page will show. */
async function send(fields: Record<string, string>, replies: Parameters<typeof fakeApi>[0] = []) {
  const { api, seen } = fakeApi(replies);
  const { to, cookies: set = [] } = await postRefundAccount(formPost({ api, fields }));
  const draft: AccountDraft = readAccountDraft(set[0]?.value, token);
  return { to, seen, draft, isForgotten: set[0]?.maxAgeSeconds === 0 };
}

describe("naming the account for a refund", () => {
  it("reads the name back before anything is sent, and keeps the account out of the address", async () => {
    const named = { account_name: "OBI ADA", bank_name: "Zenith Bank" };
    const data = { ...named, amount: { value: 5_000 } };
    const { to, seen, draft } = await send(typed, [{ status: 200, body: { data } }]);
    expect(to).toBe(`/orders/refund/${token}`);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      path: "/api/orders/refund-account/check",
      body: { token, ...account },
    });
    expect(draft).toEqual({ ...kept, named });
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
    expect(draft).toEqual({ ...kept, problem });
  });

  it("says at the bank's field that the API does not know the bank", async () => {
    const body = { data: null, errors: [{ code: "unknown_account", message: "", field: "bank_code" }] };
    const { draft } = await send(typed, [{ status: 422, body }]);
    expect(draft).toEqual({ ...kept, problem: "no_bank" });
  });

  it("sends the account with the name that was said yes to, and starts anew where the bank has another", async () => {
    const yes = { ...typed, intent: "send", account_name: "OBI ADA" };
    const { seen, draft } = await send(yes, [refusal(409, "figures_changed")]);
    expect(seen[0]).toMatchObject({
      path: "/api/orders/refund-account",
      body: { token, ...account, account_name: "OBI ADA" },
    });
    expect(draft).toEqual({ ...kept, problem: "other_name" });
  });

  it("forgets the account of a refund that needs none any more", async () => {
    const yes = { ...typed, intent: "send", account_name: "OBI ADA" };
    expect((await send(yes, [refusal(409, "refund_needs_no_account")])).isForgotten).toBe(true);
  });

  it("lets the payer change the account, and asks no one", async () => {
    const { seen, draft } = await send({ ...typed, intent: "change" });
    expect(seen).toEqual([]);
    expect(draft).toEqual(kept);
  });
});

describe("stopping a refund to the account that was named", () => {
  it("asks the API by the token alone, and shows how it stands", async () => {
    const data = { refund: { number: "PR-1", amount: { value: 5_000 }, may: "nothing" } };
    const { to, seen, isForgotten } = await send({ token, intent: "stop" }, [
      { status: 200, body: { data } },
    ]);
    expect(seen).toMatchObject([{ path: "/api/orders/refund-account/stop", body: { token } }]);
    expect([to, isForgotten]).toEqual([`/orders/refund/${token}`, true]);
  });

  it("says that no answer came", async () => {
    const { draft } = await send({ token, intent: "stop" }, ["lost"]);
    expect(draft.problem).toBe("unreachable");
  });
});

describe("what was typed", () => {
  it("is shown for its own refund only, and a cookie of anyone's making shows nothing", async () => {
    const { draft } = await send({ ...typed, intent: "change" });
    expect(draft.bank_code).toBe("057");
    expect(readAccountDraft("bm90IGpzb24", "7")).toEqual({ link: "7", bank_code: "", account_number: "" });
    expect(readAccountDraft(undefined, "7").problem).toBeUndefined();
  });
});
