import { startTracing } from "@precise/tracing/start-tracing";
import { startTestCollector } from "@precise/tracing/test-collector";
import { traced } from "@precise/tracing/traced";
import { expect, it } from "vitest";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { tracedDatabase } from "./traced-database.ts";

const query: Sql["query"] = async () => [];
const db: Database = {
  kind: "postgres",
  query,
  transaction: (work) => work({ query, atEnd: async () => undefined }),
  listen: async () => undefined,
  close: async () => undefined,
};

it("statements are told by what they do to which table, in their transaction, and without their values", async () => {
  const collector = await startTestCollector();
  const stop = await startTracing({
    endpoint: collector.endpoint,
    serviceName: "api",
    share: 1,
    keepsOrders: false,
  });
  const place = { requestId: "0b6f3a52-8f0e-4c1d-9a7b-2f4e6d8c0a13", isAlwaysKept: false };
  await traced(place, "placeOrder", "server", {}, async () => {
    await tracedDatabase(db).query("select 1 as one");
    await tracedDatabase(db).transaction(async (tx) => {
      await tx.query("select id,\n  name from cart where email = $1", ["ada@example.com"]);
      await tx.query("insert into shop_order (number) select $1 from cart", ["PR-1"]);
      await tx.query("with due as (select 1) update mail_outbox set attempts = 1");
      await tx.query("update stock set left_qty = 1");
      await tx.query("set local lock_timeout = '5s'");
      await tx.query("delete from hold where id = $1", [1]);
      await tx.atEnd("insert into order_event (kind) values ($1)", ["placed"]);
    });
  });
  await stop();
  await collector.close();
  const transaction = collector.spans.find(({ name }) => name === "transaction");
  expect(
    collector.spans
      .filter(({ parentSpanId }) => parentSpanId === transaction?.spanId)
      .map(({ name }) => name),
  ).toEqual(["select cart", "insert shop_order", "update mail_outbox", "update stock", "set", "delete hold"]);
  expect(transaction?.facts["db.at_end"]).toBe("insert order_event");
  expect(JSON.stringify(collector.spans)).not.toContain("ada@example.com");
});

it("while traces are off, the database is left as it is", () => {
  expect(tracedDatabase(db)).toBe(db);
});
