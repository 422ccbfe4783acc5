import { describe, expect, it } from "vitest";
import { fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { postNewsletter } from "./post-newsletter.ts";
import { postUnsubscribe } from "./post-unsubscribe.ts";

const subscribed = { status: 200, body: { data: { subscribed: true } } };
const unsubscribed = { status: 200, body: { data: { unsubscribed: true } } };

describe("subscribing by a plain form", () => {
  it("sends the address and thanks, without the address in the page's own", async () => {
    const { api, seen } = fakeApi([subscribed]);
    const answer = await postNewsletter(formPost({ api, fields: { email: " ada@example.com " } }));
    expect(seen).toMatchObject([{ path: "/api/newsletter/subscribe", body: { email: "ada@example.com" } }]);
    expect(answer).toMatchObject({ to: "/newsletter?outcome=subscribed", cookies: [{ value: "" }] });
  });

  it.each([{}, { email: "" }, { email: "   " }])("sends nothing for %j", async (fields) => {
    const { api, seen } = fakeApi([]);
    expect(await postNewsletter(formPost({ api, fields }))).toEqual({ to: "/newsletter?outcome=missing" });
    expect(seen).toEqual([]);
  });

  it("asks once about an address that looks mistyped", async () => {
    const { api, seen } = fakeApi([subscribed]);
    const fields = { email: "ada@gmial.com" };
    const answer = await postNewsletter(formPost({ api, fields }));
    expect(answer).toMatchObject({ to: "/newsletter", cookies: [{ value: "ada@gmial.com" }] });
    expect(seen).toEqual([]);
    await postNewsletter(formPost({ api, fields: { ...fields, email_seen: "ada@gmial.com" } }));
    expect(seen).toMatchObject([{ body: { email: "ada@gmial.com" } }]);
  });

  it.each([
    [
      refusal(409, "already_subscribed", "This email address is already subscribed."),
      "/newsletter?outcome=already_subscribed",
    ],
    [refusal(400, "invalid_input"), "/newsletter?outcome=invalid"],
    [refusal(429, "rate_limited"), "/newsletter?outcome=too_many_requests"],
    ["lost" as const, "/newsletter?outcome=unreachable"],
  ])("brings what was typed back after %j", async (reply, to) => {
    const { api } = fakeApi([reply]);
    const answer = await postNewsletter(formPost({ api, fields: { email: "ada@example.com" } }));
    expect(answer).toMatchObject({
      to,
      cookies: [{ value: "ada@example.com", path: "/newsletter", maxAgeSeconds: 60, httpOnly: true }],
    });
  });
});

describe("unsubscribing by a plain form", () => {
  it.each([
    [unsubscribed, "/newsletter/unsubscribed"],
    [refusal(404, "link_not_valid"), "/newsletter/unsubscribed?outcome=invalid"],
    ["lost" as const, "/newsletter/unsubscribe/a%2Fb?outcome=unreachable"],
  ])("after %j leads to %s", async (reply, to) => {
    const { api, seen } = fakeApi([reply]);
    expect(await postUnsubscribe(formPost({ api, fields: { token: "a/b" } }))).toEqual({ to });
    expect(seen[0]).toMatchObject({ path: "/api/newsletter/unsubscribe", body: { token: "a/b" } });
  });

  it("does not ask the API without a token", async () => {
    const { api, seen } = fakeApi([]);
    expect((await postUnsubscribe(formPost({ api }))).to).toBe("/newsletter/unsubscribed?outcome=invalid");
    expect(seen).toEqual([]);
  });
});
