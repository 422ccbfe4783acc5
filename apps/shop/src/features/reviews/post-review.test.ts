import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postReview } from "./post-review.ts";
import { readReviewCookie } from "./review-entries.ts";

const review = { stars: 4, text: "Warm and bright.", shows_name: true, has_picture: false, state: "pending" };
const kept = { status: 200, body: { data: { review } } };
const typed = {
  sku: "LAMP",
  stars: "4",
  title: "",
  text: "Warm and bright.",
  power: "inverter",
  shows_name: "on",
};

async function send(
  fields: Record<string, string>,
  replies: Parameters<typeof fakeApi>[0] = [],
  files: Buffer[] = [],
  jar: [string, string][] = [["order", "ada@example.com"]],
) {
  const { api, seen } = fakeApi(replies);
  const post = { ...formPost({ api, cookies: jar }), form: { form: new URLSearchParams(fields), files } };
  const { to, cookies } = await postReview("PR-1", post);
  return { to, seen, entries: readReviewCookie(cookies?.[0]?.value) };
}

describe("a review that is sent by its order's page", () => {
  it("goes with the e-mail that opens the order", async () => {
    const { to, seen, entries } = await send(typed, [kept]);
    expect([to, entries.text]).toEqual(["/order/PR-1/review?sku=LAMP&done=sent", ""]);
    expect(seen).toMatchObject([
      {
        path: "/api/orders/reviews",
        body: {
          number: "PR-1",
          email: "ada@example.com",
          sku: "LAMP",
          stars: 4,
          text: "Warm and bright.",
          power_source: "inverter",
          shows_name: true,
        },
      },
    ]);
  });

  it("sends its one picture first", async () => {
    const arrived = { status: 201, body: { data: { picture: "p1", width: 4, height: 4 } } };
    const { seen } = await send(typed, [arrived, kept], [Buffer.from("a"), Buffer.from("b")]);
    expect(seen.map(({ path }) => path)).toEqual(["/api/design-briefs/pictures", "/api/orders/reviews"]);
    expect(seen[1]?.body).toMatchObject({ picture: "p1" });
  });

  it("is deleted where its author says so, whatever else is typed", async () => {
    const gone = { status: 200, body: { data: { withdrawn: true } } };
    const { to, seen } = await send({ ...typed, stars: "", act: "withdraw" }, [gone]);
    expect(to).toBe("/order/PR-1/review?sku=LAMP&done=withdrawn");
    expect(seen).toMatchObject([{ path: "/api/orders/reviews/withdraw", body: { sku: "LAMP" } }]);
  });

  it.each([
    [{ ...typed, stars: "" }, "no_stars"],
    [{ ...typed, stars: "6" }, "no_stars"],
    [{ ...typed, text: "Good" }, "short"],
  ])("comes back with what was typed after %j, and asks no one", async (fields, problem) => {
    const { to, seen, entries } = await send(fields);
    expect([to, seen]).toEqual([`/order/PR-1/review?sku=LAMP&problem=${problem}`, []]);
    expect(entries).toMatchObject({ power: "inverter", shows_name: "on" });
  });

  it.each([
    [refusal(409, "order_not_delivered"), "not_delivered"],
    [refusal(409, "not_reviewable"), "not_open"],
    [refusal(429, "rate_limited"), "too_many_requests"],
    ["lost" as const, "unreachable"],
  ])("keeps what was typed after %j", async (reply, problem) => {
    const { to, entries } = await send(typed, [reply]);
    expect([to, entries.text]).toEqual([`/order/PR-1/review?sku=LAMP&problem=${problem}`, typed.text]);
  });

  it("is nothing for who may not see the order", async () => {
    expect((await send(typed, [], [], [])).to).toBe("/order/PR-1");
  });
});
