import { subscribeToNewsletter } from "@precise/contract/shop/newsletter";
import { describe, expect, it } from "vitest";
import { call, createApiClient } from "./client.ts";
import { isAlreadySubscribed, unsubscribe } from "./newsletter.ts";

/** A client whose server gives this one answer. */
function answering(status: number, body: unknown) {
  return createApiClient({ baseUrl: "", fetch: async () => Response.json(body, { status }) });
}
const refusal = (code: string) => ({ data: null, errors: [{ code, message: "Words of the server." }] });

describe("subscribing to the newsletter", () => {
  it("is a success when the server says so", async () => {
    const result = await call(answering(200, { data: { subscribed: true } }), subscribeToNewsletter, {
      body: { email: "ada@example.com" },
    });
    expect(result).toEqual({ ok: true, value: true });
  });

  it.each([
    [409, "already_subscribed", true],
    [429, "rate_limited", false],
    [400, "invalid_input", false],
  ])("that is refused with %i %s: the address being on the list is %s", async (status, code, isKnown) => {
    const result = await call(answering(status, refusal(code)), subscribeToNewsletter, {
      body: { email: "ada@example.com" },
    });
    expect(result.ok).toBe(false);
    expect(!result.ok && isAlreadySubscribed(result.failure)).toBe(isKnown);
  });
});

describe("unsubscribing", () => {
  it("is true when it works, false when the link is not valid, and a failure when the shop cannot answer", async () => {
    const done = await unsubscribe(answering(200, { data: { unsubscribed: true } }), "a.b");
    const bad = await unsubscribe(answering(404, refusal("link_not_valid")), "a.b");
    const away = await unsubscribe(answering(503, refusal("unavailable")), "a.b");
    expect([done, bad]).toEqual([
      { ok: true, value: true },
      { ok: true, value: false },
    ]);
    expect(away).toMatchObject({ ok: false, failure: { status: 503 } });
  });
});
