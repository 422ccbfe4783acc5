import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { readHangCookie } from "./hang-entries.ts";
import { postHang } from "./post-hang.ts";

const kept = { status: 200, body: { data: { lights: [] } } };
const guest: [string, string][] = [["order", "ada@example.com"]];

async function send(
  fields: [string, string][],
  replies: Parameters<typeof fakeApi>[0] = [],
  jar: [string, string][] = guest,
) {
  const { api, seen } = fakeApi(replies);
  const post = {
    ...formPost({ api, cookies: jar }),
    form: new URLSearchParams([["sku", "LAMP"], ["of", "3"], ...fields]),
  };
  const answer = await postHang("PR-1", post);
  const [cookie] = answer.cookies ?? [];
  return { to: answer.to, seen, cookie };
}
const inLiving: [string, string][] = [
  ["room", "Living room"],
  ["pieces", "2"],
];

describe("where an article hangs, as a plain form", () => {
  it("is kept for a guest by the order's e-mail, and leads back to the article", async () => {
    const { to, seen, cookie } = await send(inLiving, [kept]);
    expect(to).toBe("/order/PR-1/lights?saved=light-PR-1-LAMP#light-PR-1-LAMP");
    expect(cookie).toMatchObject({ name: "hang", path: "/order/PR-1", maxAgeSeconds: 0 });
    expect(seen).toMatchObject([
      {
        path: "/api/lights/hang",
        body: {
          number: "PR-1",
          email: "ada@example.com",
          sku: "LAMP",
          rooms: [{ room: "Living room", quantity: 2 }],
        },
      },
    ]);
  });

  it("is kept for who is signed in, and leads back to all lights where it came from there", async () => {
    const signedIn: [string, string][] = [["precise_session", "token"]];
    const { to, seen } = await send([...inLiving, ["page", "all"]], [kept], signedIn);
    expect(to).toBe("/my-lights?saved=light-PR-1-LAMP#light-PR-1-LAMP");
    expect(seen[0]?.body).not.toHaveProperty("email");
  });

  it("comes back as it was typed where a line is wrong, without a call", async () => {
    const wrong: [string, string][] = [
      ["room", "Living room"],
      ["pieces", "4"],
    ];
    const { to, cookie } = await send(wrong);
    expect(to).toBe("/order/PR-1/lights?problem=check#light-PR-1-LAMP");
    expect(readHangCookie(cookie?.value)).toEqual({
      order: "PR-1",
      sku: "LAMP",
      rows: [{ room: "Living room", pieces: "4" }],
    });
  });

  it.each([
    [refusal(422, "quantity_too_large"), "check"],
    [refusal(429, "rate_limited"), "too_many_requests"],
    ["lost" as const, "unreachable"],
    [refusal(422, "unknown_sku"), "not_done"],
  ])("says why it was not kept (%#)", async (reply, problem) => {
    const { to } = await send(inLiving, [reply]);
    expect(to).toBe(`/order/PR-1/lights?problem=${problem}#light-PR-1-LAMP`);
  });

  it("of an order that this browser may not see leads to the order's page", async () => {
    expect((await send(inLiving, [], [])).to).toBe("/order/PR-1");
    expect((await send(inLiving, [refusal(404, "not_found")])).to).toBe("/order/PR-1");
  });
});
