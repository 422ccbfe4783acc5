import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limitRules } from "#api/platform/limits/limit-rules.ts";
import { dummyHash, hashPassword, isPasswordOf } from "#api/platform/passwords/password-hash.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { clientPassword, putClients, type TestClient } from "./put-clients.ts";

describe.each(allDatabaseKinds)("guessing at trade passwords on %s", (kind) => {
  let api: TestApi;
  let people: Awaited<ReturnType<typeof putClients>>;
  beforeAll(async () => {
    // A window that no test crosses, and few calls, for each wrong one costs a hash; the factor loosens neither.
    const year = { windowSeconds: 365 * 24 * 3600, counting: "exact", isFixed: true } as const;
    api = await startTestApi(kind, {
      rules: {
        ...limitRules,
        clientLogins: { ...year, calls: 4 },
        clientAccountGuesses: { ...year, calls: 3 },
        clientAccountBrake: { ...year, calls: 8 },
        clientBrakedGuesses: { ...year, calls: 2 },
      },
    });
    people = await putClients(api.db);
  });
  afterAll(() => api.close());

  const attempt = async ({ email }: Pick<TestClient, "email">, password: string, from: string) =>
    (await api.post("/api/clients/login", { email, password }, { "x-forwarded-for": from })).status;

  it("abuse 24: is refused after so many at one account from one network, known or not; the right one does not count", async () => {
    for (let at = 1; at <= 6; at += 1)
      expect(await attempt(people.tunde, clientPassword, "198.51.100.200")).toBe(200);
    for (const [account, from] of [
      [people.ngozi, "198.51.100.1"],
      [{ email: "nobody@trade.example" }, "198.51.100.2"],
    ] as const) {
      for (let at = 1; at <= 3; at += 1) expect(await attempt(account, "wrong", from)).toBe(401);
      expect(await attempt(account, clientPassword, from)).toBe(429);
    }
  }, 60_000);

  it("abuse 24: wrong passwords from elsewhere keep no owner out, and are braked from everywhere together", async () => {
    // The limit is eight: three of the network before, and five from others.
    for (let at = 1; at <= 5; at += 1)
      expect(await attempt(people.ngozi, "wrong", `198.51.100.${10 + at}`)).toBe(401);
    // From now on two tries of each network, whatever it had left.
    const braked = [];
    for (let at = 1; at <= 3; at += 1) braked.push(await attempt(people.ngozi, "wrong", "198.51.100.30"));
    expect(braked).toEqual([401, 401, 429]);
    expect(await attempt(people.ngozi, clientPassword, "198.51.100.30")).toBe(429);
    // The owner comes from a network of her own, and mistypes once.
    for (let at = 1; at <= 3; at += 1) {
      if (at === 1) expect(await attempt(people.ngozi, "wrong", "198.51.100.77")).toBe(401);
      expect(await attempt(people.ngozi, clientPassword, "198.51.100.77")).toBe(200);
    }
  }, 60_000);

  it("abuse 24: is refused after so many from one caller, whatever the accounts", async () => {
    const all = [people.tunde, people.halima, people.musa, people.musa];
    for (const person of all) expect(await attempt(person, "wrong", "203.0.113.7")).toBe(401);
    const refused = await api.post(
      "/api/clients/login",
      { email: people.musa.email, password: clientPassword },
      { "x-forwarded-for": "203.0.113.7" },
    );
    expect(failureOf(refused)).toEqual({ status: 429, errors: [{ code: "rate_limited" }] });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await attempt(people.musa, clientPassword, "203.0.113.8")).toBe(200);
  }, 60_000);
});

it("abuse 24: thirty wrong logins of a caller and ten at an account are borne in 15 minutes, whatever the factor; a hundred at an account in an hour", () => {
  expect(limitRules.clientLogins).toMatchObject({ calls: 30, windowSeconds: 900, isFixed: true });
  expect(limitRules.clientAccountGuesses).toMatchObject({ calls: 10, windowSeconds: 900, isFixed: true });
  expect(limitRules.clientAccountBrake).toMatchObject({ calls: 100, windowSeconds: 3600, isFixed: true });
  expect(limitRules.clientBrakedGuesses).toMatchObject({ calls: 2, windowSeconds: 900, isFixed: true });
});

describe("a password", () => {
  it("costs 32 MiB three times over to try", async () => {
    expect(await hashPassword("x")).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(dummyHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  });

  it("is the same however its letters were typed", async () => {
    const costs = { exponent: 4, blocks: 8, times: 1 };
    const hash = await hashPassword("Ẹkọ́ 2026", costs);
    expect(await isPasswordOf("Ẹkọ́ 2026".normalize("NFD"), hash)).toBe(true);
    expect(await isPasswordOf("Eko 2026", hash)).toBe(false);
    expect(await hashPassword("Ẹkọ́ 2026", costs)).not.toBe(hash);
  });
});
