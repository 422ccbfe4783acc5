import { expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postWithdrawal } from "./post-withdrawal.ts";

const gone = {
  status: 200,
  body: {
    data: {
      claim: {
        number: "RET-000012",
        order_number: "PR-1",
        kind: "return",
        wish: "refund",
        state: "closed",
        requested_at: "2026-11-24T08:00:00.000Z",
        items: [],
        pictures: 0,
        can_withdraw: false,
        timeline: [],
      },
    },
  },
};
const cookies: [string, string][] = [["order", "ada@example.com"]];
const page = "/order/PR-1/returns/RET-000012";

it.each([
  ["is taken back by who opened the order", gone, page],
  ["stays where it was answered meanwhile", refusal(409, "return_answered"), `${page}?problem=not-withdrawn`],
])("a return %s", async (_what, reply, to) => {
  const { api, seen } = fakeApi([reply]);
  const post = formPost({ api, cookies, fields: { claim: "RET-000012" } });
  expect(await postWithdrawal("PR-1", post)).toEqual({ to });
  expect(seen).toMatchObject([
    {
      path: "/api/orders/returns/withdraw",
      body: { number: "PR-1", email: "ada@example.com", claim: "RET-000012" },
    },
  ]);
});

it.each([
  ["no return's number", cookies, "RET-1"],
  ["nobody who may see the order", [] as [string, string][], "RET-000012"],
])("asks nothing for %s", async (_what, jar, claim) => {
  const { api, seen } = fakeApi([]);
  const post = formPost({ api, cookies: jar, fields: { claim } });
  expect(await postWithdrawal("PR-1", post)).toEqual({ to: "/order/PR-1" });
  expect(seen).toEqual([]);
});
