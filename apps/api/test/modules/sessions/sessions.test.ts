import { listSessions, readSession } from "@precise/contract/shop/session";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepSessions } from "#api/modules/sessions/session-rows.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import {
  type Answer,
  failureOf,
  siteOrigin,
  startTestApi,
  type TestApi,
} from "../../fixtures/start-test-api.ts";
import { sweepOf } from "../../fixtures/sweep-of.ts";
import { signIn, tokensOf } from "./sign-in.ts";

const sweepUsedSignIns = sweepOf("sign_ins");

const phone =
  "Mozilla/5.0 (Linux; Android 13; TECNO) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36";

describe.each(allDatabaseKinds)("sessions on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  const userOf = async (cookie: string) => {
    const answer = await api.get("/api/session", { cookie });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("etag")).toBeNull();
    return successBody(readSession.data).parse(answer.json).data.user;
  };
  const sessionsOf = async (cookie: string) =>
    successBody(listSessions.data).parse((await api.get("/api/account/sessions", { cookie })).json).data
      .sessions;

  it("a guest has no user, and signing out changes nothing", async () => {
    expect(await userOf("")).toBeNull();
    expect((await api.delete("/api/session")).status).toBe(200);
  });

  it("tokens become a cookie that no script reads and no other site sends", async () => {
    const answer = await api.post("/api/session", { accessToken: "bola", idToken: "bola" });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^precise_session=[\w-]{43}; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly$/),
      "precise_signed_in=1; Path=/; Max-Age=15552000; SameSite=Lax",
    ]);
    expect(answer.text).not.toContain("accessToken");
    const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await userOf(cookie)).toEqual({
      attributes: { email: "bola@example.com", given_name: "Bola" },
      email_verified: true,
      role: "consumer",
      customer_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("refuses bad tokens with 401, and waits with 503 where they cannot be judged", async () => {
    const open = (token: string, other = token) =>
      api.post("/api/session", { accessToken: token, idToken: other });
    expect(failureOf(await open("bad"))).toEqual({ status: 401, errors: [{ code: "session_required" }] });
    expect(failureOf(await open("ada", "bola")).status).toBe(401);
    const down = await open("down");
    expect(down.status).toBe(503);
    expect(down.headers.get("retry-after")).toBe("5");
  });

  it("abuse 27: is opened by no page of another site", async () => {
    const answer = await api.post(
      "/api/session",
      { accessToken: "ada", idToken: "ada" },
      { origin: "https://evil.example" },
    );
    expect(failureOf(answer).errors).toEqual([{ code: "cross_site_write" }]);
    const own = await api.post(
      "/api/session",
      { accessToken: "ada", idToken: "ada" },
      { origin: siteOrigin },
    );
    expect(own.status).toBe(200);
  });

  it("abuse 47: a sign-in opens one session, however often and however late its tokens come again", async () => {
    const open = () => api.post("/api/session", tokensOf("abeni#replayed"));
    expect((await open()).status).toBe(200);
    const again = await open();
    expect(failureOf(again)).toEqual({ status: 401, errors: [{ code: "sign_in_used" }] });
    expect(again.headers.getSetCookie()).toEqual([]);
    await sweepUsedSignIns(api.db);
    expect((await open()).status).toBe(401);
  });

  it("abuse 47: of 20 exchanges of one sign-in at the same moment exactly one opens a session", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post("/api/session", tokensOf("bisi#at-once"))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
    const rows = await api.db.query(
      "select 1 from session s join customer c on c.id = s.customer_id where c.email_key = 'bisi@example.com'",
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    [599, 200],
    [601, 401],
  ])("abuse 47: tokens of a sign-in %i seconds ago are answered %i", async (secondsAgo, status) => {
    const answer = await api.post("/api/session", tokensOf(`chidi#ago-${secondsAgo}@${secondsAgo}`));
    expect(answer.status).toBe(status);
    if (status === 401) expect(failureOf(answer).errors).toEqual([{ code: "sign_in_too_old" }]);
  });

  it("after a refusal a new sign-in works at once", async () => {
    await api.post("/api/session", tokensOf("dele#first"));
    await api.post("/api/session", tokensOf("dele#first"));
    expect((await api.post("/api/session", tokensOf("dele#second"))).status).toBe(200);
  });

  it("keeps the name of no sign-in in the clear, and forgets it when its tokens have ended", async () => {
    await api.post("/api/session", tokensOf("emeka#remembered"));
    expect(JSON.stringify(await api.db.query("select * from used_sign_in"))).not.toContain("remembered");
    await api.db.query("update used_sign_in set expires_at = now() - interval '11 minutes'");
    await sweepUsedSignIns(api.db);
    expect(await api.db.query("select 1 from used_sign_in")).toEqual([]);
  });

  it("a forgotten password that was reset ends every other session of the person in the same call", async () => {
    const thief = await signIn(api, "fela", { "user-agent": "curl/8" });
    const byGoogle = await signIn(api, "fela:Google_7");
    const stranger = await signIn(api, "gbenga");
    const answer = await api.post("/api/session", { ...tokensOf("fela"), end_others: true });
    const here = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await userOf(thief)).toBeNull();
    expect(await userOf(byGoogle)).toBeNull();
    expect(await userOf(here)).not.toBeNull();
    expect(await userOf(stranger)).not.toBeNull();
  });

  it("two sign-ins at once that each end all others are both answered", async () => {
    const at = (act: number) =>
      api.post("/api/session", { ...tokensOf(`ife#at-once-${act}`), end_others: true });
    const answers = await Promise.all([at(1), at(2), at(3), at(4)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const cookies = answers.map(({ headers }) => headers.get("set-cookie")?.split(";")[0] ?? "");
    expect((await Promise.all(cookies.map(userOf))).filter((user) => user !== null)).toHaveLength(1);
  });

  it("first sign-ins at once of one person under several e-mails are all answered, and are of one account", async () => {
    const names = ["ngozi", "ngozi.eze", "n.eze", "n.okafor"];
    let answers: Promise<Answer[]> | undefined;
    await api.db.transaction(async (tx) => {
      if (kind === "postgres") await tx.query("lock table customer in share row exclusive mode");
      answers = Promise.all(
        names.map((name) => api.post("/api/session", tokensOf(`${name}:Google_several`))),
      );
      if (kind === "postgres")
        await expect
          .poll(() => tx.query("select distinct pid from pg_locks where not granted"))
          .toHaveLength(names.length);
    });
    expect((await answers)?.map(({ status }) => status)).toEqual(names.map(() => 200));
    const accounts = await api.db.query(
      "select email_key from customer where id in (select customer_id from customer_identity where subject = 'Google_several')",
    );
    expect(accounts).toHaveLength(1);
    expect(
      await api.db.query("select 1 from customer where email_key = any($1)", [
        [...names.map((name) => `${name}@example.com`)],
      ]),
    ).toHaveLength(1);
  });

  it("a refused sign-in ends no session", async () => {
    const cookie = await signIn(api, "hassan#used-up");
    const again = await api.post("/api/session", { ...tokensOf("hassan#used-up"), end_others: true });
    expect(again.status).toBe(401);
    expect(await userOf(cookie)).not.toBeNull();
  });

  it("ends at once when signed out, and takes its cookie away", async () => {
    const cookie = await signIn(api, "chi");
    const out = await api.delete("/api/session", { cookie });
    expect(out.headers.getSetCookie()).toEqual([
      "precise_session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
      "precise_signed_in=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
    expect(await userOf(cookie)).toBeNull();
    expect(failureOf(await api.get("/api/account/sessions", { cookie }))).toEqual({
      status: 401,
      errors: [{ code: "session_expired" }],
    });
    expect(failureOf(await api.get("/api/account/sessions"))).toEqual({
      status: 401,
      errors: [{ code: "session_required" }],
    });
  });

  it("is rotated: signing in again on one browser ends the session before", async () => {
    const first = await signIn(api, "dapo");
    const second = await signIn(api, "dapo", { cookie: first });
    expect(second).not.toBe(first);
    expect(await userOf(first)).toBeNull();
    expect(await sessionsOf(second)).toHaveLength(1);
  });

  it("shows each device in plain words, and signs one or all others out", async () => {
    const here = await signIn(api, "efe", { "user-agent": phone });
    const there = await signIn(api, "efe", { "user-agent": "curl/8" });
    const third = await signIn(api, "efe");
    const listed = await sessionsOf(here);
    expect(listed.find((session) => session.is_current)?.device).toBe("Chrome on Android");
    expect(listed).toHaveLength(3);
    const thereId = (await sessionsOf(there)).find((session) => session.is_current)?.id;
    expect((await api.delete(`/api/account/sessions/${thereId}`, { cookie: here })).status).toBe(200);
    expect(await userOf(there)).toBeNull();
    expect((await api.delete("/api/account/sessions", { cookie: here })).json).toEqual({
      data: { ended: 1 },
    });
    expect(await userOf(third)).toBeNull();
    expect(await userOf(here)).not.toBeNull();
  });

  it("of another person cannot be ended, and looks like none", async () => {
    const ada = await signIn(api, "funmi");
    const [session] = await sessionsOf(await signIn(api, "gozie"));
    const foreign = await api.delete(`/api/account/sessions/${session?.id}`, { cookie: ada });
    const missing = await api.delete("/api/account/sessions/987654321", { cookie: ada });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });

  it("ends after 30 days without use, and 180 days after signing in", async () => {
    const idle = await signIn(api, "halima");
    await api.db.query(
      "update session set used_at = now() - interval '31 days' where customer_id = (select id from customer where email_key = 'halima@example.com')",
    );
    expect(await userOf(idle)).toBeNull();
    const old = await signIn(api, "ife");
    await api.db.query(
      "update session set created_at = now() - interval '181 days' where customer_id = (select id from customer where email_key = 'ife@example.com')",
    );
    expect(await userOf(old)).toBeNull();
    await sweepSessions(api.db);
    const [left] = await api.db.query<{ count: number }>(
      "select count(*)::int as count from session s join customer c on c.id = s.customer_id where c.email_key in ('halima@example.com', 'ife@example.com')",
    );
    expect(left?.count).toBe(0);
  });

  it.each([
    ["used_at", "29 days 23 hours 59 minutes", true],
    ["used_at", "30 days 1 minute", false],
    ["created_at", "179 days 23 hours 59 minutes", true],
    ["created_at", "180 days 1 minute", false],
  ])("whose %s is %s ago is live: %s", async (column, ago, isLive) => {
    const cookie = await signIn(api, "kemi");
    await api.db.query(
      `update session set ${column} = now() - interval '${ago}' where id = (select max(id) from session)`,
    );
    expect((await userOf(cookie)) !== null).toBe(isLive);
    expect((await api.get("/api/account/sessions", { cookie })).status).toBe(isLive ? 200 : 401);
  });

  it("goes on for 30 days from each use, and not beyond the 180", async () => {
    const cookie = await signIn(api, "lola");
    const older = (days: number) =>
      api.db.query(
        `update session set used_at = used_at - make_interval(days => $1), created_at = created_at - make_interval(days => $1)
         where id = (select max(id) from session)`,
        [days],
      );
    for (let use = 1; use <= 6; use += 1) {
      await older(29);
      expect(await userOf(cookie), `use ${use}`).not.toBeNull();
    }
    await older(7);
    expect(await userOf(cookie)).toBeNull();
  });

  it("keeps no token in the database", async () => {
    const cookie = await signIn(api, "jide");
    const rows = await api.db.query("select * from session");
    expect(JSON.stringify(rows)).not.toContain(cookie.split("=")[1]);
  });
});

describe.each(allDatabaseKinds)("people on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
  });
  afterAll(() => api.close());

  const customerOf = async (token: string) => {
    const answer = await api.get("/api/session", { cookie: await signIn(api, token) });
    return successBody(readSession.data).parse(answer.json).data.user?.customer_id;
  };

  it("a password and Google with the same verified e-mail are one customer", async () => {
    expect(await customerOf("ada:Google_1")).toBe(await customerOf("ada"));
  });

  it("abuse 25: an unverified e-mail takes no account over", async () => {
    const owner = await customerOf("bola");
    const claimed = await customerOf("bola:Facebook_1:unverified");
    expect(claimed).not.toBe(owner);
    expect(await customerOf("bola:Facebook_1:unverified")).toBe(claimed);
    expect(await customerOf("bola")).toBe(owner);
  });

  it("abuse 25: an earlier unverified account is not joined by the owner who comes later", async () => {
    const claimed = await customerOf("chi:Facebook_2:unverified");
    expect(await customerOf("chi")).not.toBe(claimed);
  });

  it("20 first visits at once make one customer", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => customerOf("dapo")));
    expect(new Set(ids).size).toBe(1);
  });
});
