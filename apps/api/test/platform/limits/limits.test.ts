import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sql } from "#api/platform/database/port.ts";
import type { LimitName, LimitRule } from "#api/platform/limits/limit-rules.ts";
import { createLimiter, type Limiter } from "#api/platform/limits/limiter.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { failureOf, internalSecret, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

/** Long enough that no test crosses the end of a window. */
const aYear = 365 * 24 * 3600;
const rules: Readonly<Record<LimitName, LimitRule>> = {
  reads: { calls: 32, windowSeconds: aYear, counting: "batched" },
  desk: { calls: 64, windowSeconds: aYear, counting: "batched" },
  deskFiles: { calls: 600, windowSeconds: 3600, counting: "exact" },
  cartWrites: { calls: 3, windowSeconds: aYear, counting: "batched" },
  orders: { calls: 2, windowSeconds: aYear, counting: "exact" },
  orderTracking: { calls: 3, windowSeconds: aYear, counting: "batched" },
  newsletter: { calls: 3, windowSeconds: aYear, counting: "exact" },
  newsletterAddress: { calls: 2, windowSeconds: aYear, counting: "exact" },
  stockNotices: { calls: 2, windowSeconds: aYear, counting: "exact" },
  stockNoticeAddress: { calls: 2, windowSeconds: aYear, counting: "exact" },
  appointments: { calls: 2, windowSeconds: aYear, counting: "exact" },
  appointmentAddress: { calls: 2, windowSeconds: aYear, counting: "exact" },
  messages: { calls: 2, windowSeconds: aYear, counting: "exact" },
  messageAddress: { calls: 2, windowSeconds: aYear, counting: "exact" },
  uploads: { calls: 2, windowSeconds: aYear, counting: "exact" },
  couponGuesses: { calls: 3, windowSeconds: aYear, counting: "exact" },
  signIn: { calls: 30, windowSeconds: 900, counting: "exact" } as const,
  clientLogins: { calls: 4, windowSeconds: aYear, counting: "exact" },
  clientAccountGuesses: { calls: 3, windowSeconds: aYear, counting: "exact" },
  clientAccountBrake: { calls: 100, windowSeconds: aYear, counting: "exact" },
  clientBrakedGuesses: { calls: 2, windowSeconds: aYear, counting: "exact" },
  clientPasswordLinks: { calls: 3, windowSeconds: aYear, counting: "exact" },
  clientPasswordLinkAddress: { calls: 3, windowSeconds: aYear, counting: "exact" },
  clientApplications: { calls: 3, windowSeconds: aYear, counting: "exact" },
  quickOrderUploads: { calls: 3, windowSeconds: aYear, counting: "exact" },
  staffLogins: { calls: 4, windowSeconds: aYear, counting: "exact" },
  staffAccountGuesses: { calls: 3, windowSeconds: aYear, counting: "exact" },
  staffAccountBrake: { calls: 100, windowSeconds: aYear, counting: "exact" },
  staffBrakedGuesses: { calls: 2, windowSeconds: aYear, counting: "exact" },
};

describe.each(allDatabaseKinds)("limits on %s", (kind) => {
  let opened: TestDatabase;
  const limiters: Limiter[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(async () => {
    for (const limiter of limiters) await limiter.stop();
    await opened.close();
  });

  function replica(options: { now?: () => number; factor?: number; sql?: Sql } = {}): Limiter {
    const limiter = createLimiter(options.sql ?? opened.db, {
      rules,
      factor: options.factor ?? 1,
      secret: "x".repeat(32),
      ...(options.now ? { now: options.now } : {}),
      onFault: (fault) => {
        throw fault;
      },
    });
    limiters.push(limiter);
    return limiter;
  }
  /** How many of so many calls are let through. */
  async function letThrough(
    limiter: Limiter,
    limit: LimitName,
    network: string,
    calls: number,
  ): Promise<number> {
    let count = 0;
    for (let call = 0; call < calls; call += 1) if ((await limiter.count(limit, network)).allowed) count += 1;
    return count;
  }

  it("let through what the rule says, for each caller and each kind of call", async () => {
    const limiter = replica();
    expect(await letThrough(limiter, "reads", "a.1", 40)).toBe(32);
    expect(await letThrough(limiter, "reads", "a.2", 5)).toBe(5);
    expect(await letThrough(limiter, "cartWrites", "a.1", 5)).toBe(3);
    expect(await letThrough(limiter, "orders", "a.1", 5)).toBe(2);
  });

  it("are multiplied by the factor", async () => {
    expect(await letThrough(replica({ factor: 2.5 }), "reads", "b.1", 100)).toBe(80);
  });

  it("start again when the window ends, and say when that is", async () => {
    const now = 1_795_000_000_000;
    let at = now;
    const limiter = replica({ now: () => at });
    expect(await letThrough(limiter, "cartWrites", "c.1", 4)).toBe(3);
    const verdict = await limiter.count("cartWrites", "c.1");
    const end = (Math.floor(now / 1000 / aYear) + 1) * aYear;
    expect(verdict).toEqual({ allowed: false, retryAfterSeconds: end - now / 1000 });
    at = end * 1000;
    expect(await letThrough(limiter, "cartWrites", "c.1", 4)).toBe(3);
  });

  it("are shared by replicas: what one has reported, the other counts too", async () => {
    const [one, other] = [replica(), replica()];
    expect(await letThrough(one, "reads", "d.1", 20)).toBe(20);
    await one.flush();
    // The other learns it with its own first share of two calls.
    expect(await letThrough(other, "reads", "d.1", 2)).toBe(2);
    await other.flush();
    expect(await letThrough(other, "reads", "d.1", 40)).toBe(10);
  });

  it("of what is dear are exact over all replicas, however many come at once", async () => {
    const replicas = [replica(), replica(), replica()];
    const verdicts = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => replicas[index % 3]?.count("orders", "e.1")),
    );
    expect(verdicts.filter((verdict) => verdict?.allowed)).toHaveLength(2);
  });

  it("that one replica has forgotten are let through by the others within a second", async () => {
    let at = 1_795_000_000_000;
    const [one, other] = [replica({ now: () => at }), replica({ now: () => at })];
    expect(await letThrough(one, "orders", "h.1", 3)).toBe(2);
    expect(await letThrough(other, "orders", "h.1", 1)).toBe(0);
    await one.forget("orders", "h.1");
    at += 1000;
    expect(await letThrough(other, "orders", "h.1", 3)).toBe(2);
    expect(await letThrough(one, "orders", "h.1", 1)).toBe(0);
  });

  it("cost a caller below a sixteenth of the limit no write, and one above it one write a batch", async () => {
    let statements = 0;
    const counting: Sql = {
      query: (text, values) => {
        statements += 1;
        return opened.db.query(text, values);
      },
    };
    const limiter = replica({ sql: counting, factor: 10 });
    await letThrough(limiter, "reads", "f.1", 19);
    await limiter.flush();
    expect(statements).toBe(0);
    await letThrough(limiter, "reads", "f.1", 100);
    await letThrough(limiter, "reads", "f.2", 100);
    await limiter.flush();
    expect(statements).toBe(1);
  });

  it("hold on by their own count while the database is away", async () => {
    const faults: unknown[] = [];
    const away: Sql = { query: () => Promise.reject(new Error("connect ECONNREFUSED")) };
    const limiter = createLimiter(away, {
      rules,
      factor: 1,
      secret: "x".repeat(32),
      onFault: (fault) => faults.push(fault),
    });
    expect(await letThrough(limiter, "reads", "g.1", 40)).toBe(32);
    await limiter.stop();
    expect(faults).toHaveLength(1);
  });

  it("keep no address", async () => {
    await letThrough(replica(), "orders", "203.0.113.77", 1);
    const rows = await opened.db.query<{ caller: string }>("select caller from rate_limit");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => row.caller.includes("203.0"))).toEqual([]);
  });
});

describe("a caller beyond the limit", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi("pglite", { rules, factor: 1 });
  });
  afterAll(() => api.close());
  const from = (address: string) => ({ "x-forwarded-for": address });

  it("is answered 429 and when to come again; others are not", async () => {
    const body = { cartId: "x", sku: "A" };
    for (let call = 0; call < 3; call += 1) {
      expect((await api.post("/api/cart/remove", body, from("198.51.100.1"))).status).toBe(404);
    }
    const answer = await api.post("/api/cart/remove", "{ not read", from("198.51.100.1"));
    expect(failureOf(answer)).toEqual({ status: 429, errors: [{ code: "rate_limited" }] });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await api.post("/api/cart/remove", body, from("198.51.100.2"))).status).toBe(404);
    // Reading is counted apart.
    expect((await api.post("/api/cart/get", { cartId: "x" }, from("198.51.100.1"))).status).toBe(404);
  });

  it("cannot get a new count by inventing addresses", async () => {
    const statuses = [];
    for (let call = 0; call < 4; call += 1) {
      const headers = from(`192.0.2.${call}, 198.51.100.3`);
      statuses.push((await api.post("/api/cart/remove", { cartId: "x", sku: "A" }, headers)).status);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
  });

  it("is the visitor whom our app names; the app itself is not counted", async () => {
    const app = { "x-precise-secret": internalSecret, "x-precise-account": "app" };
    const visitor = { ...app, "x-precise-visitor": "198.51.100.4" };
    const send = async (headers: Record<string, string>) =>
      (await api.post("/api/cart/remove", { cartId: "x", sku: "A" }, headers)).status;
    expect([await send(visitor), await send(visitor), await send(visitor), await send(visitor)]).toEqual([
      404, 404, 404, 429,
    ]);
    for (let call = 0; call < 6; call += 1) expect(await send(app)).toBe(404);
  });

  it("meets it on paths that do not exist too, but not on health and pictures", async () => {
    const address = from("198.51.100.5");
    for (let call = 0; call < 32; call += 1) await api.get("/api/nope", address);
    expect((await api.get("/api/nope", address)).status).toBe(429);
    expect((await api.get("/healthz", address)).status).toBe(200);
    expect((await api.get("/media/0123456789abcdef/x.webp", address)).status).toBe(404);
  });
});
