import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordMark, passwordResetPath } from "#api/modules/trade/password-link.ts";
import { limitRules } from "#api/platform/limits/limit-rules.ts";
import { hashPassword } from "#api/platform/passwords/password-hash.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { clientPassword, logIn, putClients, type TestClient } from "./put-clients.ts";

const fresh = "a pass phrase of her own";
const notValid = { status: 404, errors: [{ code: "link_not_valid" }] };

describe.each(databaseKinds)("a forgotten trade password on %s", (kind) => {
  let api: TestApi;
  let people: Awaited<ReturnType<typeof putClients>>;
  let statements: string[] = [];
  /** Happens before the next transaction. */
  let meanwhile: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    const year = { windowSeconds: 365 * 24 * 3600, counting: "exact", isFixed: true } as const;
    api = await startTestApi(kind, {
      rules: {
        ...limitRules,
        clientLogins: { ...year, calls: 1000 },
        clientAccountGuesses: { ...year, calls: 2 },
        clientAccountBrake: { ...year, calls: 3 },
        clientBrakedGuesses: { ...year, calls: 1 },
        clientPasswordLinks: { ...year, calls: 40 },
        clientPasswordLinkAddress: { ...year, calls: 3 },
      },
      wrap: (db) => ({
        ...db,
        transaction: async (work) => {
          const first = meanwhile;
          meanwhile = undefined;
          await first?.();
          return db.transaction((tx) =>
            work({
              ...tx,
              query: (text, values) => {
                statements.push(text);
                return tx.query(text, values);
              },
            }),
          );
        },
      }),
    });
    people = await putClients(api.db);
  });
  afterAll(() => api.close());

  const ask = (email: string, from = "198.51.100.1") =>
    api.post("/api/clients/password/forgot", { email }, { "x-forwarded-for": from });
  const reset = (token: string, password: string, from = "198.51.100.1") =>
    api.post("/api/clients/password/reset", { token, password }, { "x-forwarded-for": from });
  const tryLogIn = async (email: string, password: string, from: string) =>
    (await api.post("/api/clients/login", { email, password }, { "x-forwarded-for": from })).status;
  const mailsTo = async (email: string) =>
    (
      await api.db.query<{ kind: string }>(
        "select kind from mail_outbox where lower(recipient) = lower($1) order by id",
        [email],
      )
    ).map((mail) => mail.kind);
  /** The token of a link for the password as it is now. */
  async function tokenFor({ personId }: TestClient, askedAt = new Date()): Promise<string> {
    const [row] = await api.db.query<{ password_hash: string }>(
      "select password_hash from client_person where id = $1",
      [personId],
    );
    const mark = passwordMark(row?.password_hash ?? expect.fail());
    return passwordResetPath(api.links, { personId, mark }, askedAt).split("/").at(-1) ?? "";
  }

  it("is answered alike, by the same statements, for a known, an unknown and a closed account; one of them gets a mail", async () => {
    const { ngozi, musa } = await putClients(api.db);
    await api.db.query("update client_person set disabled_at = now() where id = $1", [musa.personId]);
    const outcomes = [];
    for (const email of [ngozi.email.toUpperCase(), "nobody@trade.example", musa.email]) {
      statements = [];
      const { status, text, headers } = await ask(email);
      outcomes.push(JSON.stringify([status, text, headers.get("cache-control"), statements]));
    }
    expect(new Set(outcomes).size).toBe(1);
    expect(statements).toHaveLength(3);
    expect(outcomes[0]).toContain('{\\"data\\":{\\"sent\\":true}');
    expect(await mailsTo(ngozi.email)).toEqual(["trade_password_link"]);
    expect([...(await mailsTo("nobody@trade.example")), ...(await mailsTo(musa.email))]).toEqual([]);
  });

  it("mails an address three links an hour, no matter who asks, and answers the fourth like the first", async () => {
    const { tunde } = await putClients(api.db);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => ask(tunde.email, `198.51.100.${100 + at}`)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailsTo(tunde.email)).toEqual(Array(3).fill("trade_password_link"));
  });

  it("is reset by the link: the other sessions end, its owner is mailed, and the link works no more", async () => {
    const { halima, ngozi } = await putClients(api.db);
    await api.db.query("update client_person set must_change_password = true where id = $1", [
      halima.personId,
    ]);
    const cookie = await logIn(api, halima.email);
    const others = await logIn(api, ngozi.email);
    const token = await tokenFor(halima);
    expect(await reset(token, fresh)).toMatchObject({ status: 200, json: { data: { changed: true } } });
    const userOf = async (session: string) =>
      ((await api.get("/api/clients/session", { cookie: session })).json as { data: { user: unknown } }).data
        .user;
    expect(await userOf(cookie)).toBeNull();
    expect(await userOf(others)).not.toBeNull();
    expect(await userOf(await logIn(api, halima.email, fresh))).toMatchObject({
      must_change_password: false,
    });
    expect(await tryLogIn(halima.email, clientPassword, "198.51.100.7")).toBe(401);
    expect(await mailsTo(halima.email)).toEqual(["trade_password_changed"]);
    expect(failureOf(await reset(token, "and yet another one"))).toEqual(notValid);
    const kept = JSON.stringify(await api.db.query("select content from mail_outbox"));
    expect(kept + api.logged()).not.toContain(token);
  });

  it("is set by one of many tries with one link at the same moment", async () => {
    const { tunde } = await putClients(api.db);
    const token = await tokenFor(tunde);
    const words = [1, 2, 3, 4].map((at) => `pass phrase number ${at}`);
    const statuses = await Promise.all(words.map(async (word) => (await reset(token, word)).status));
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
    expect(await mailsTo(tunde.email)).toEqual(["trade_password_changed"]);
    await logIn(api, tunde.email, words[statuses.indexOf(200)]);
  });

  it("opens no session to a login with the old one that was under way", async () => {
    const { halima } = await putClients(api.db);
    const token = await tokenFor(halima);
    meanwhile = async () => expect((await reset(token, fresh)).status).toBe(200);
    expect(await tryLogIn(halima.email, clientPassword, "198.51.100.8")).toBe(401);
    expect(meanwhile).toBeUndefined();
    const sessions = await api.db.query("select 1 from session where client_person_id = $1", [
      halima.personId,
    ]);
    expect(sessions).toEqual([]);
  });

  it("is not set by a link that is made up, an hour old, of a closed account, or from before another change", async () => {
    const { ngozi, musa } = await putClients(api.db);
    const old = await tokenFor(ngozi, new Date(Date.now() - 60 * 60_000));
    const overtaken = await tokenFor(ngozi);
    const closed = await tokenFor(musa);
    const other = api.links.sign("order-confirm", `${ngozi.personId} x`, new Date(Date.now() + 60_000));
    const hash = await hashPassword("set by an operator", { exponent: 4, blocks: 8, times: 1 });
    await api.db.query("update client_person set password_hash = $2 where id = $1", [ngozi.personId, hash]);
    await api.db.query("update client_company set disabled_at = now() where id = $1", [musa.companyId]);
    for (const token of [old, overtaken, closed, other, "made.up", ""])
      expect(failureOf(await reset(token, fresh))).toEqual(notValid);
    await logIn(api, ngozi.email, "set by an operator");
  });

  it("keeps the rules of every new password, and the link until one is right", async () => {
    const { musa } = await putClients(api.db);
    const token = await tokenFor(musa);
    expect(failureOf(await reset(token, "short"))).toMatchObject({
      status: 400,
      errors: [{ field: "password" }],
    });
    expect(failureOf(await reset(token, clientPassword))).toEqual({
      status: 422,
      errors: [{ code: "password_not_new", field: "password" }],
    });
    expect((await reset(token, fresh)).status).toBe(200);
  });

  it("opens the account at once to its owner, who had guessed too often", async () => {
    const { email } = people.ngozi;
    for (const from of ["203.0.113.1", "203.0.113.1", "203.0.113.2", "203.0.113.3"])
      await tryLogIn(email, "wrong", from);
    expect(await tryLogIn(email, clientPassword, "203.0.113.1")).toBe(429);
    expect((await reset(await tokenFor(people.ngozi), fresh, "203.0.113.1")).status).toBe(200);
    expect(await tryLogIn(email, "wrong", "203.0.113.1")).toBe(401);
    expect(await tryLogIn(email, fresh, "203.0.113.1")).toBe(200);
  });

  it("is asked for so often by one caller, and no more", async () => {
    let last = await ask("nobody@trade.example", "203.0.113.9");
    for (let at = 1; at <= 40; at += 1) last = await ask(`nobody-${at}@trade.example`, "203.0.113.9");
    expect(failureOf(last)).toEqual({ status: 429, errors: [{ code: "rate_limited" }] });
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
