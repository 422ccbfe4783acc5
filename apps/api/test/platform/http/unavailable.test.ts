import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DatabaseBusy } from "#api/platform/database/admission.ts";
import type { Database } from "#api/platform/database/port.ts";
import { SqlError } from "#api/platform/database/sql-error.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";

let api: TestApi;
/** What every statement comes to while it is set. */
let fault: (() => Promise<never>) | undefined;
const faulty = (db: Database): Database => ({
  ...db,
  query: (text, values) => fault?.() ?? db.query(text, values),
  transaction: (work) => fault?.() ?? db.transaction(work),
});
beforeAll(async () => {
  api = await startTestApi("pglite", { wrap: faulty });
});
afterAll(() => api.close());
afterEach(() => {
  fault = undefined;
  api.stopping.begun = false;
});

const addBody = { items: [{ sku: "A", quantity: 1 }] };
const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

describe("without a database", () => {
  it.each([
    ["that cannot be reached", coded("connect ECONNREFUSED 10.1.2.3:5432", "ECONNREFUSED")],
    ["that closed the connection", coded("write CONNECTION_CLOSED", "CONNECTION_CLOSED")],
    ["that is shutting down", new SqlError("terminating connection", "57P01")],
    ["that has no connection left", new SqlError("sorry, too many clients already", "53300")],
    ["whose thread has ended", new Error("The database is closed.")],
    ["that has a full queue before it", new DatabaseBusy("more than 500 wait for the database")],
    ["whose fault has a cause", new Error("failed", { cause: coded("x", "ETIMEDOUT") })],
  ])("%s, calls and readiness are 503, with Retry-After and no detail", async (_what, failing) => {
    expect((await api.get("/readyz")).status).toBe(200);
    fault = () => Promise.reject(failing);
    for (const answer of [
      await api.post("/api/cart/add", addBody),
      await api.post("/api/cart/get", { cartId: "x" }),
    ]) {
      expect(failureOf(answer)).toEqual({ status: 503, errors: [{ code: "unavailable" }] });
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(answer.text).not.toContain("10.1.2.3");
    }
    const ready = await api.get("/readyz");
    expect([ready.status, ready.json]).toEqual([
      503,
      { status: "not ready", reason: "the database cannot be reached" },
    ]);
    expect((await api.get("/healthz")).status).toBe(200);
  });

  it("that never answers, calls are 503 by the deadline, and readiness within two seconds", async () => {
    const hasty = await startTestApi("pglite", { deadlineMilliseconds: 500, wrap: faulty });
    fault = () => new Promise<never>(() => undefined);
    expect(failureOf(await hasty.post("/api/cart/add", addBody))).toEqual({
      status: 503,
      errors: [{ code: "unavailable" }],
    });
    expect((await hasty.get("/readyz")).status).toBe(503);
    fault = undefined;
    await hasty.close();
  });

  it("what is kept in memory is answered all the same", async () => {
    fault = () => Promise.reject(coded("connect", "ECONNREFUSED"));
    expect((await api.get("/api/category")).status).toBe(200);
  });
});

describe("a fault of ours", () => {
  it("is 500 and says nothing of itself; the log has it without what was typed", async () => {
    const failing = new SqlError("invalid input syntax near ada@example.com in table secret_table", "22P02");
    fault = () => Promise.reject(failing);
    const answer = await api.post("/api/cart/add", addBody, { "x-request-id": "fault-12345" });
    expect(failureOf(answer)).toEqual({ status: 500, errors: [{ code: "internal" }] });
    expect(answer.text).not.toContain("secret_table");
    const line = api
      .logged()
      .split("\n")
      .find((each) => each.includes("fault-12345") && each.includes("request failed"));
    expect(line).toContain("22P02");
    expect(line).not.toContain("ada@example.com");
  });
});

describe("a server that is about to stop", () => {
  it("is not ready, still answers, and keeps no connection", async () => {
    api.stopping.begun = true;
    expect((await api.get("/readyz")).json).toEqual({ status: "not ready", reason: "stopping" });
    const answer = await api.get("/api/category");
    expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
  });
});

it("metrics count requests by call and status, and time the database", async () => {
  await api.get("/api/attributes-that-are-not");
  await api.get("/api/product/attributes");
  await api.post("/api/cart/get", { cartId: "x" });
  await api.get("/api/ada@example.com");
  const { text, headers } = await api.get("/metrics");
  expect(headers.get("content-type")).toContain("text/plain");
  expect(text).toContain(
    'http_request_duration_seconds_count{call="listAttributes",method="GET",status="200"} 1',
  );
  expect(text).toContain('http_request_duration_seconds_count{call="getCart",method="POST",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{call="unknown",method="GET",status="404"} 2');
  expect(text).not.toContain("ada@example.com");
});
