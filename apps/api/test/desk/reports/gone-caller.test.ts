import { readBestSellers, readTakings } from "@precise/contract/desk/reports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currentDeadline } from "#api/platform/database/with-deadline.ts";
import { fetchByHost } from "../../fixtures/fetch-by-host.ts";
import { deskOrigin, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { type DeskCaller, staffAs } from "../open-desk.ts";

describe("a report whose caller is gone", () => {
  let api: TestApi;
  let owner: DeskCaller;
  /** Reports' statements that reach the database, after the first of which its caller leaves. */
  const statements: string[] = [];
  let leave: (() => void) | undefined;
  const noticed = Promise.withResolvers<void>();

  beforeAll(async () => {
    api = await startTestApi("pglite", {
      wrap: (db) => ({
        ...db,
        async query(text, values, options) {
          if (!/payment_receipt|shop_order_line/.test(text)) return db.query(text, values, options);
          statements.push(text);
          if (leave !== undefined) {
            const passed = Promise.withResolvers<void>();
            currentDeadline().whenPassed(passed.resolve);
            leave();
            await passed.promise;
            noticed.resolve();
          }
          return db.query(text, values, options);
        },
      }),
    });
    owner = await staffAs(api, "owner");
  });
  afterAll(() => api.close());

  it("ends with the statement at hand, and is neither answered nor logged as a fault", async () => {
    const gone = new AbortController();
    leave = () => gone.abort();
    const target = `${api.url}${readTakings.path}?from=2024-01-01&to=2024-12-31`;
    const { host } = new URL(deskOrigin);
    const answer = fetchByHost(host, target, { headers: owner.headers, signal: gone.signal });
    await expect(answer).rejects.toThrow("aborted");
    await noticed.promise;
    leave = undefined;
    const range = { from: "2024-01-01", to: "2024-01-02" };
    expect((await owner.done(readBestSellers, { query: range })).articles).toEqual([]);
    expect(statements.filter((text) => text.includes("payment_receipt"))).toHaveLength(1);
    expect(api.logged()).not.toContain("request failed");
  });

  it("is read to its end for one who waits", async () => {
    statements.length = 0;
    const year = await owner.done(readTakings, { query: { from: "2024-01-01", to: "2024-12-31" } });
    expect([year.days.length, statements.length]).toEqual([366, 12]);
  });
});
