import { randomUUID } from "node:crypto";
import { failureBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSubscriptions } from "#api/modules/newsletter/subscriptions.ts";
import { limitRules } from "#api/platform/limits/limit-rules.ts";
import { daysAhead } from "#api/platform/signed-links/signed-links.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

const subscribePath = "/api/newsletter/subscribe";
const unsubscribePath = "/api/newsletter/unsubscribe";

describe.each(allDatabaseKinds)("the newsletter on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  const subscribe = (email: string) => api.post(subscribePath, { email });
  async function stored(email: string) {
    const [row] = await api.db.query<{ public_id: string; status: string; acts: string[] }>(
      `select s.public_id, s.status, array_agg(c.act order by c.position) as acts
       from newsletter_subscription s join newsletter_consent c on c.subscription_id = s.id
       where email_key = $1 group by s.id`,
      [email.toLowerCase()],
    );
    return row ?? expect.fail(`${email} is not stored`);
  }
  const mailsTo = (email: string) =>
    api.db.query<{ kind: string }>("select kind from mail_outbox where lower(recipient) = $1", [
      email.toLowerCase(),
    ]);
  const tokenOf = async (email: string) =>
    api.links.sign("newsletter-unsubscribe", (await stored(email)).public_id, daysAhead(1));

  it("takes an address, keeps what was agreed to and when, and queues one welcome", async () => {
    const answer = await subscribe("Ngozi@Example.com");
    expect([answer.status, answer.json]).toEqual([200, { data: { subscribed: true } }]);
    const [consent] = await api.db.query<{ act: string; consent_text: string; recent: boolean }>(
      "select act, consent_text, at > now() - interval '1 minute' as recent from newsletter_consent",
    );
    expect(consent).toEqual({
      act: "subscribed",
      consent_text:
        "By subscribing you agree to get our newsletter by e-mail. Each one has a link to unsubscribe.",
      recent: true,
    });
    expect(await mailsTo("ngozi@example.com")).toEqual([{ kind: "newsletter_welcome" }]);
  });

  it("answers a known address with the words of the specification, however it is written", async () => {
    await subscribe("ade@example.com");
    const answer = await subscribe("ADE@example.COM");
    expect(answer.status).toBe(409);
    expect(failureBody.parse(answer.json).errors).toEqual([
      { code: "already_subscribed", message: "This email address is already subscribed." },
    ]);
    expect(await mailsTo("ade@example.com")).toHaveLength(1);
  });

  it("takes an address once, however many ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe("many@example.com")));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(11).fill(409)]);
    expect(await mailsTo("many@example.com")).toHaveLength(1);
  });

  it.each([
    [{ email: "" }, "email"],
    [{ email: "ade" }, "email"],
    [{ email: "ade@example.com\r\nbcc: eve@example.com" }, "email"],
    [{ email: `${"a".repeat(250)}@example.com` }, "email"],
    [{}, "email"],
    [{ email: ["ade@example.com"] }, "email"],
  ])("refuses %j and names the field", async (body, field) => {
    const { status, errors } = failureOf(await api.post(subscribePath, body));
    expect([status, errors[0]?.field]).toEqual([400, field]);
  });

  it("gives the first subscription one voucher of 5,000 naira, bound to the address", async () => {
    await subscribe("Gift@example.com");
    await api.post(unsubscribePath, { token: await tokenOf("gift@example.com") });
    await subscribe("gift@EXAMPLE.com");
    const vouchers = await api.db.query(
      `select code, kind, amount_kobo, minimum_kobo, minimum_is_exclusive, bound_email, first_order_only, max_uses,
         ends_at between now() + interval '89 days' and now() + interval '91 days' as expires
       from coupon where bound_email = 'gift@example.com'`,
    );
    const [row] = await api.db.query<{ voucher_code: string; code: string }>(
      `select s.voucher_code, m.content->'voucher'->>'code' as code from newsletter_subscription s
       join mail_outbox m on lower(m.recipient) = s.email_key where s.email_key = 'gift@example.com'`,
    );
    expect(vouchers).toEqual([
      {
        code: row?.code,
        kind: "amount",
        amount_kobo: 500_000,
        minimum_kobo: 10_000_000,
        minimum_is_exclusive: true,
        bound_email: "gift@example.com",
        first_order_only: true,
        max_uses: 1,
        expires: true,
      },
    ]);
    expect(row?.voucher_code).toBe(row?.code);
  });

  it("gives no second voucher to an address whose subscription was deleted with its account", async () => {
    await subscribe("again@example.com");
    await api.db.query("delete from newsletter_subscription where email_key = 'again@example.com'");
    expect((await subscribe("Again@example.com")).status).toBe(200);
    const vouchers = await api.db.query("select code from coupon where bound_email = 'again@example.com'");
    expect(vouchers).toHaveLength(1);
  });

  it("lists who is on the list, for an export", async () => {
    await subscribe("listed@example.com");
    const emails = async () =>
      (await readSubscriptions(api.db, { everybody: false, after: 0, most: 1_000 })).map(
        ({ email }) => email,
      );
    expect(await emails()).toContain("listed@example.com");
    await api.post(unsubscribePath, { token: await tokenOf("listed@example.com") });
    expect(await emails()).not.toContain("listed@example.com");
  });

  it("is left by the link's token, and a repeat answers the same", async () => {
    await subscribe("leave@example.com");
    const token = await tokenOf("leave@example.com");
    for (let time = 0; time < 2; time += 1) {
      const answer = await api.post(unsubscribePath, { token });
      expect([answer.status, answer.json]).toEqual([200, { data: { unsubscribed: true } }]);
    }
    expect(await stored("leave@example.com")).toMatchObject({
      status: "unsubscribed",
      acts: ["subscribed", "unsubscribed"],
    });
  });

  it("can be joined again after leaving, without a second welcome", async () => {
    await subscribe("back@example.com");
    await api.post(unsubscribePath, { token: await tokenOf("back@example.com") });
    expect((await subscribe("Back@example.com")).status).toBe(200);
    expect(await stored("back@example.com")).toMatchObject({
      status: "subscribed",
      acts: ["subscribed", "unsubscribed", "subscribed"],
    });
    expect(await mailsTo("back@example.com")).toHaveLength(1);
  });

  it("is not left by a token that is made up, of another purpose, or too old", async () => {
    await subscribe("stay@example.com");
    const { public_id } = await stored("stay@example.com");
    const tokens = [
      "x.y",
      api.links.sign("invoice", public_id, daysAhead(1)),
      api.links.sign("newsletter-unsubscribe", public_id, new Date("2026-01-01")),
    ];
    for (const token of tokens) {
      expect(failureOf(await api.post(unsubscribePath, { token }))).toEqual({
        status: 404,
        errors: [{ code: "link_not_valid" }],
      });
    }
    expect((await stored("stay@example.com")).status).toBe("subscribed");
  });
});

describe("the newsletter's limits", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite", { rules: limitRules, factor: 1 });
  });
  afterAll(() => api.close());
  const send = async (email: string, from: string) =>
    (await api.post(subscribePath, { email }, { "x-forwarded-for": from })).status;

  it("let a caller subscribe five addresses an hour", async () => {
    const statuses = [];
    for (let call = 0; call < 6; call += 1)
      statuses.push(await send(`${randomUUID()}@example.com`, "198.51.100.1"));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("abuse 23: let an address be asked for five times an hour, no matter who asks", async () => {
    const statuses = [];
    for (let call = 0; call < 6; call += 1)
      statuses.push(await send(call % 2 ? "Target@example.com" : "target@example.com", `203.0.113.${call}`));
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429]);
  });
});
