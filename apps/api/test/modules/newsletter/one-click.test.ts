import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysAhead } from "#api/platform/signed-links/signed-links.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

describe.each(databaseKinds)("the address of List-Unsubscribe on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  async function subscribed(email: string) {
    await api.post("/api/newsletter/subscribe", { email });
    const [row] = await api.db.query<{ public_id: string }>(
      "select public_id from newsletter_subscription where email = $1",
      [email],
    );
    return api.links.sign("newsletter-unsubscribe", row?.public_id ?? "", daysAhead(1));
  }
  async function statusOf(email: string) {
    const [row] = await api.db.query<{ status: string }>(
      "select status from newsletter_subscription where email = $1",
      [email],
    );
    return row?.status;
  }
  const visit = (token: string, init: RequestInit = {}) =>
    fetch(`${api.url}/api/newsletter/unsubscribe/${token}`, { redirect: "manual", ...init });

  it("changes nothing for GET and HEAD, which prefetchers send, and leads to the shop's page", async () => {
    const token = await subscribed("prefetch@example.com");
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const answer = await visit(token, { method, headers: { "sec-purpose": "prefetch" } });
      if (method === "OPTIONS") continue;
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(`http://shop.test/newsletter/unsubscribe/${token}`);
    }
    expect(await statusOf("prefetch@example.com")).toBe("subscribed");
  });

  it.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])("unsubscribes by a POST of %s", async (type, body) => {
    const email = `${type.length}@example.com`;
    const token = await subscribed(email);
    for (let time = 0; time < 2; time += 1) {
      const answer = await visit(token, { method: "POST", body, headers: { "content-type": type } });
      expect(answer.status).toBe(200);
    }
    expect(await statusOf(email)).toBe("unsubscribed");
  });

  it("refuses a token that is made up", async () => {
    const answer = await visit("x.y", {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(404);
  });

  it("opens no other call for forms", async () => {
    const answer = await fetch(`${api.url}/api/newsletter/subscribe`, {
      method: "POST",
      body: "email=form@example.com",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(415);
  });
});
