import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { readClaimCookie } from "./claim-entries.ts";
import { postClaim } from "./post-claim.ts";

const cookies: [string, string][] = [["order", "ada@example.com"]];
const claim = {
  number: "RET-000012",
  order_number: "PR-1",
  kind: "return",
  wish: "refund",
  state: "requested",
  requested_at: "2026-11-24T08:00:00.000Z",
  items: [],
  pictures: 0,
  can_withdraw: true,
  timeline: [],
};
const kept = { status: 201, body: { data: { claim } } };
const arrived = (picture: string) => ({ status: 201, body: { data: { picture, width: 4, height: 4 } } });
const typed: [string, string][] = [
  ["kind", "return"],
  ["wish", "replacement"],
  ["sku", "LAMP"],
  ["quantity.LAMP", "2"],
  ["reason.LAMP", "damaged"],
  ["serial.LAMP", "LP-417"],
  ["sku", "BULB"],
  ["quantity.BULB", "0"],
  ["reason.BULB", "faulty"],
  ["note", "The glass is broken."],
];
const changed = (changes: Record<string, string>) =>
  typed.map(([name, value]): [string, string] => [name, changes[name] ?? value]);

/** Sends the form without scripts, and reads back what its page would show. */
async function send(
  fields: [string, string][],
  replies: Parameters<typeof fakeApi>[0] = [],
  files: Buffer[] = [],
  jar: [string, string][] = cookies,
) {
  const { api, seen } = fakeApi(replies);
  const post = { ...formPost({ api, cookies: jar }), form: { form: new URLSearchParams(fields), files } };
  const answer = await postClaim("PR-1", post);
  const [cookie] = answer.cookies ?? [];
  return { to: answer.to, seen, cookie, entries: readClaimCookie(cookie?.value) };
}

describe("a return that is asked for without scripts", () => {
  it("sends what was chosen, and leads to the claim's page", async () => {
    const { to, seen, cookie } = await send(typed, [kept]);
    expect(to).toBe("/order/PR-1/returns/RET-000012");
    expect(cookie).toMatchObject({ name: "return", path: "/order/PR-1", maxAgeSeconds: 0 });
    expect(seen).toMatchObject([
      {
        path: "/api/orders/returns",
        body: {
          number: "PR-1",
          email: "ada@example.com",
          kind: "return",
          wish: "replacement",
          lines: [{ sku: "LAMP", quantity: 2, reason: "damaged", serial: "LP-417" }],
          note: "The glass is broken.",
          pictures: [],
        },
      },
    ]);
  });

  it("is about a fault where it is under the warranty, whatever was chosen", async () => {
    const { seen } = await send(changed({ kind: "warranty", "reason.LAMP": "changed_mind" }), [kept]);
    expect(seen[0]?.body).toMatchObject({ kind: "warranty", lines: [{ reason: "faulty" }] });
  });

  it("sends its pictures first", async () => {
    const { seen } = await send([...typed, ["picture", "old"]], [arrived("new"), kept], [Buffer.from("jpg")]);
    expect(seen.map(({ path }) => path)).toEqual(["/api/design-briefs/pictures", "/api/orders/returns"]);
    expect(seen[1]?.body).toMatchObject({ pictures: ["old", "new"] });
  });

  it.each([
    [{ kind: "" }, "no_kind"],
    [{ "quantity.LAMP": "" }, "no_items"],
    [{ "quantity.LAMP": "two" }, "bad_quantity"],
  ])("comes back with what was typed after %j, and asks no one", async (changes, problem) => {
    const { to, seen, entries } = await send(changed(changes));
    expect([to, seen]).toEqual([`/order/PR-1/return?problem=${problem}`, []]);
    expect(entries).toMatchObject({
      note: "The glass is broken.",
      "serial.LAMP": "LP-417",
      sku: ["LAMP", "BULB"],
    });
  });

  it.each([
    [refusal(422, "quantity_too_large"), "problem=too_many"],
    [refusal(409, "order_not_delivered"), "problem=not_delivered"],
    [refusal(429, "rate_limited"), "problem=too_many_requests"],
    [refusal(503, "unavailable"), "problem=unreachable"],
    ["lost" as const, "problem=unreachable"],
    [refusal(422, "unknown_picture"), "pictures=unknown_picture"],
  ])("keeps what was typed after %j", async (reply, query) => {
    const { to, entries } = await send(typed, [reply]);
    expect(to).toBe(`/order/PR-1/return?${query}`);
    expect(entries).toMatchObject({ wish: "replacement", "quantity.LAMP": "2" });
  });

  it("keeps the pictures that have arrived when another is none", async () => {
    const files = [Buffer.from("a"), Buffer.from("b")];
    const { to, entries } = await send(typed, [refusal(422, "not_a_picture"), arrived("good")], files);
    expect(to).toBe("/order/PR-1/return?pictures=not_a_picture");
    expect(entries).toMatchObject({ pictures: ["good"], note: "The glass is broken." });
  });

  it("is nothing for who may not see the order", async () => {
    expect((await send(typed, [], [], [])).to).toBe("/order/PR-1");
  });
});
