import { expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postStockNotice } from "./post-stock-notice.ts";

/** Sends the form, and says where it leads and what it brings back. */
async function send(fields: [string, string][], replies: Parameters<typeof fakeApi>[0] = []) {
  const { api, seen } = fakeApi(replies);
  const post = { ...formPost({ api }), form: new URLSearchParams(fields) };
  const { to, cookies } = await postStockNotice(post);
  return { to, seen, kept: cookies?.[0]?.value };
}
const typed: [string, string][] = [
  ["sku", "LAMP"],
  ["email", " ada@example.com "],
  ["consent", "2026-11"],
];

it("sends the address with the version of the words that were shown, and forgets it", async () => {
  const { to, seen, kept } = await send(typed, [{ status: 200, body: { data: { noted: true } } }]);
  expect([to, kept]).toEqual(["/stock-notices/LAMP?outcome=noted", ""]);
  expect(seen).toMatchObject([
    { path: "/api/stock-notices", body: { sku: "LAMP", email: "ada@example.com", consent: "2026-11" } },
  ]);
});

it.each([
  [refusal(400, "invalid_input"), "invalid"],
  [refusal(422, "in_stock"), "in_stock"],
  [refusal(422, "unknown_sku"), "gone"],
  [refusal(429, "rate_limited"), "too_many_requests"],
  [refusal(503, "unavailable"), "unreachable"],
  ["lost" as const, "unreachable"],
])("keeps what was typed after %j", async (reply, outcome) => {
  const { to, kept } = await send(typed, [reply]);
  expect([to, kept]).toEqual([`/stock-notices/LAMP?outcome=${outcome}`, "ada@example.com"]);
});

it("asks no one for an empty field", async () => {
  const { to, seen } = await send([["sku", "LAMP"]]);
  expect([to, seen]).toEqual(["/stock-notices/LAMP?outcome=missing", []]);
});
