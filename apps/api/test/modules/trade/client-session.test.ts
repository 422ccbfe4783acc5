import { routes } from "@precise/contract/routes";
import { logInClient, readClientSession } from "@precise/contract/trade/session";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepSessions } from "#api/modules/sessions/session-rows.ts";
import { hashPassword } from "#api/platform/passwords/password-hash.ts";
import { databaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { signIn } from "../sessions/sign-in.ts";
import { clientPassword, logIn, putClients } from "./put-clients.ts";

describe.each(databaseKinds)("a trade session on %s", (kind) => {
  let api: TestApi;
  let people: Awaited<ReturnType<typeof putClients>>;
  beforeAll(async () => {
    api = await startTestApi(kind);
    people = await putClients(api.db);
  });
  afterAll(() => api.close());

  const sessionOf = async (cookie: string) =>
    successBody(readClientSession.data).parse((await api.get("/api/clients/session", { cookie })).json).data;
  const tryLogIn = (email: string, password: string, cookie = "") =>
    api.post("/api/clients/login", { email, password }, { cookie });
  const categories = (cookie: string) => api.get("/api/clients/category", { cookie });

  it("is opened by e-mail and password, by a cookie that no script reads and no other site sends", async () => {
    const answer = await tryLogIn(people.ngozi.email.toUpperCase(), clientPassword);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^precise_client_session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
      ),
    ]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(successBody(logInClient.data).parse(answer.json).data.user).toEqual({
      firstname: "Ngozi",
      lastname: "Bello",
      email: people.ngozi.email,
      phone: "+2348030000000",
      role: "client",
      customer_id: people.ngozi.personId,
      company: { name: "Eko Build", price_list: "Contractor" },
      must_change_password: false,
    });
  });

  it("is kept as a hash, and so is the password", async () => {
    const cookie = await logIn(api, people.ngozi.email);
    const token = cookie.split("=")[1] ?? "";
    const kept = JSON.stringify(
      await api.db.query("select s.*, p.* from session s join client_person p on p.id = s.client_person_id"),
    );
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(clientPassword);
    expect(kept).toContain("scrypt$4$8$1$");
    expect(api.logged()).not.toMatch(new RegExp(`${token}|${clientPassword}|trade\\.example`));
  });

  it("abuse 23: fails in the same words whatever is wrong", async () => {
    await api.db.query("update client_person set disabled_at = now() where id = $1", [people.tunde.personId]);
    const failures = await Promise.all([
      tryLogIn(people.ngozi.email, "wrong"),
      tryLogIn("nobody@trade.example", clientPassword),
      tryLogIn(people.tunde.email, clientPassword),
      tryLogIn(people.tunde.email, "wrong"),
    ]);
    await api.db.query("update client_person set disabled_at = null");
    expect(new Set(failures.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(failureOf(failures[0] ?? expect.fail())).toEqual({
      status: 401,
      errors: [{ code: "login_failed" }],
    });
    expect(failures.flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
  });

  it("abuse 23: takes the same work for a wrong password, an unknown and a disabled account", async () => {
    const dear = await hashPassword(clientPassword);
    const pair = [people.ngozi.personId, people.musa.personId];
    await api.db.query("update client_person set password_hash = $1 where id = any($2::uuid[])", [
      dear,
      pair,
    ]);
    await api.db.query("update client_person set disabled_at = now() where id = $1", [people.musa.personId]);
    const spent = async (email: string) => {
      const times: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        const before = process.cpuUsage();
        await tryLogIn(email, "wrong");
        const { user, system } = process.cpuUsage(before);
        times.push(user + system);
      }
      return times.toSorted((a, b) => a - b)[1] ?? Number.NaN;
    };
    const known = await spent(people.ngozi.email);
    const others = [await spent("nobody@trade.example"), await spent(people.musa.email)];
    const [cheap] = await api.db.query<{ password_hash: string }>(
      "select password_hash from client_person where id = $1",
      [people.halima.personId],
    );
    await api.db.query("update client_person set disabled_at = null, password_hash = $1", [
      cheap?.password_hash ?? "",
    ]);
    // Processor time, for a busy machine makes everything slow alike: a look-up alone would be a hundredth.
    for (const other of others) {
      expect(other / known).toBeGreaterThan(0.5);
      expect(other / known).toBeLessThan(2);
    }
  }, 120_000);

  it("gets another token at each login, and the one before opens nothing", async () => {
    const first = await logIn(api, people.ngozi.email);
    const answer = await tryLogIn(people.ngozi.email, clientPassword, first);
    const second = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(second).not.toBe(first);
    expect(await sessionOf(first)).toEqual({ user: null, is_session_over: true });
    expect((await sessionOf(second)).user?.firstname).toBe("Ngozi");
  });

  it("ends at once by logging out", async () => {
    const cookie = await logIn(api, people.ngozi.email);
    expect((await categories(cookie)).status).toBe(200);
    const out = await api.post("/api/clients/logout", undefined, { cookie });
    expect(out.headers.getSetCookie()).toEqual([expect.stringContaining("precise_client_session=; ")]);
    expect(failureOf(await categories(cookie))).toEqual({
      status: 401,
      errors: [{ code: "session_expired" }],
    });
    expect(failureOf(await categories(""))).toEqual({ status: 401, errors: [{ code: "session_required" }] });
    expect(await sessionOf("")).toEqual({ user: null, is_session_over: false });
  });

  it.each([
    ["idle for a week", "used_at = now() - interval '7 days 1 minute'"],
    ["a month old", "created_at = now() - interval '30 days 1 minute'"],
  ])("ends when it is %s", async (_why, change) => {
    const cookie = await logIn(api, people.ngozi.email);
    await api.db.query(`update session set ${change} where client_person_id = $1`, [people.ngozi.personId]);
    expect(await sessionOf(cookie)).toEqual({ user: null, is_session_over: true });
    await sweepSessions(api.db);
    expect(
      await api.db.query("select 1 from session where client_person_id = $1", [people.ngozi.personId]),
    ).toEqual([]);
  });

  it("of a disabled company's person opens nothing", async () => {
    const cookie = await logIn(api, people.halima.email);
    await api.db.query("update client_company set disabled_at = now() where id = $1", [
      people.halima.companyId,
    ]);
    expect(failureOf(await categories(cookie)).status).toBe(401);
    await api.db.query("update client_company set disabled_at = null");
  });

  it("abuse 32: opens no call of a consumer, and a consumer's none of the trade area", async () => {
    const client = await logIn(api, people.ngozi.email);
    const consumer = await signIn(api, "ada");
    // Each token in the other's cookie opens nothing either.
    const swapped = {
      client: `precise_client_session=${consumer.split("=")[1]}`,
      consumer: `precise_session=${client.split("=")[1]}`,
    };
    for (const cookie of ["", consumer, swapped.client]) {
      for (const route of routes.filter((one) => isClosed(one.path))) {
        const { status } = await send(route, cookie);
        expect([route.id, [400, 401, 404, 415].includes(status) && status !== 200]).toEqual([route.id, true]);
      }
    }
    for (const cookie of [client, swapped.consumer]) {
      for (const path of ["/api/account", "/api/orders", "/api/account/addresses", "/api/wishlist"]) {
        expect([path, (await api.get(path, { cookie })).status]).toEqual([path, 401]);
      }
    }
  });

  const isClosed = (path: string) =>
    path.startsWith("/api/clients/") &&
    !/\/(login|logout|session|apply|password\/(forgot|reset))$/.test(path);
  function send(route: (typeof routes)[number], cookie: string) {
    const path = route.path.replace(/\{(\w+)\}/g, "1");
    if (route.method === "GET") return api.get(path, { cookie });
    return route.method === "DELETE" ? api.delete(path, { cookie }) : api.post(path, {}, { cookie });
  }

  describe("of a client with an operator's password", () => {
    it("opens nothing but the change of it, which ends every other session", async () => {
      await api.db.query("update client_person set must_change_password = true where id = $1", [
        people.halima.personId,
      ]);
      const elsewhere = await logIn(api, people.halima.email);
      const cookie = await logIn(api, people.halima.email);
      expect(failureOf(await categories(cookie))).toEqual({
        status: 403,
        errors: [{ code: "password_change_required" }],
      });
      expect((await sessionOf(cookie)).user?.must_change_password).toBe(true);
      const change = (current_password: string, new_password: string) =>
        api.post("/api/clients/password", { current_password, new_password }, { cookie });
      expect(failureOf(await change("wrong", "another pass phrase"))).toEqual({
        status: 422,
        errors: [{ code: "password_wrong", field: "current_password" }],
      });
      expect(failureOf(await change(clientPassword, clientPassword))).toEqual({
        status: 422,
        errors: [{ code: "password_not_new", field: "new_password" }],
      });
      const changed = await change(clientPassword, "another pass phrase");
      const fresh = changed.headers.get("set-cookie")?.split(";")[0] ?? "";
      expect((await categories(fresh)).status).toBe(200);
      for (const old of [cookie, elsewhere]) expect((await categories(old)).status).toBe(401);
      expect((await tryLogIn(people.halima.email, clientPassword)).status).toBe(401);
      expect((await tryLogIn(people.halima.email, "another pass phrase")).status).toBe(200);
    });
  });
});
