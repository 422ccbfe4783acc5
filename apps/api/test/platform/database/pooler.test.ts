import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { addToCart } from "@precise/contract/shop/cart";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BadEnvironment, readEnv } from "#api/main/env.ts";
import { type RunningApi, startApi } from "#api/main/start-api.ts";
import { restoreBackup } from "#api/platform/backup/restore-backup.ts";
import { writeBackup } from "#api/platform/backup/write-backup.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Database } from "#api/platform/database/port.ts";
import { createLogger } from "#api/platform/monitoring/logger.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { poolers, startPgbouncer } from "../../fixtures/pgbouncer.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { orderBody } from "../../modules/orders/order-body.ts";

const lamps = ["L1", "L2", "L3", "L4", "L5", "L6"];

it("a pooler is named by a known word, and nothing else passes for one", () => {
  expect(() => readEnv({ SHOP_ENV: "local", DATABASE_POOLER: "session" })).toThrow(
    new BadEnvironment("DATABASE_POOLER must be transaction, or not set where no pooler is used."),
  );
});

describe.each(poolers)("behind %s in transaction mode", () => {
  let opened: TestDatabase;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let databaseUrl: string;
  let db: Database;
  beforeAll(async () => {
    opened = await openTestDatabase("postgres");
    pooler = await startPgbouncer(opened.databaseUrl ?? "");
    databaseUrl = pooler.poolUrl(opened.databaseUrl ?? "");
    await putProducts(
      opened.db,
      lamps.map((sku) => ({ sku, price: 9_900_000, stock: 20 })),
    );
    db = await openDatabase({ databaseUrl, pooler: "transaction", dataFolder: opened.dataFolder });
  });
  afterAll(async () => {
    await db?.close();
    await pooler?.stop();
    await opened?.close();
  });

  it.each([
    ["that refuses the settings of a connection", []],
    [
      "that ignores them",
      ["ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout"],
    ],
  ])(
    "one %s and is not named stops the start with a line that names the variable",
    async (_how, settings) => {
      const unnamed = await startPgbouncer(opened.databaseUrl ?? "", settings);
      const url = unnamed.poolUrl(opened.databaseUrl ?? "");
      await expect(openDatabase({ databaseUrl: url, dataFolder: opened.dataFolder })).rejects.toThrow(
        "set DATABASE_POOLER=transaction",
      );
      await unnamed.stop();
    },
  );

  it("statements and transactions alike have a time limit, and leave none behind on the connection", async () => {
    const question = `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle_transaction`;
    const limits = [{ statement: "10s", idle_transaction: "1min" }];
    expect(await db.query(question)).toEqual(limits);
    expect(await db.query(`${question} where $1::int = 1`, [1])).toEqual(limits);
    expect(await db.transaction((tx) => tx.query(question))).toEqual(limits);
    const other = await openDatabase({ databaseUrl, pooler: "transaction", dataFolder: opened.dataFolder });
    await other.transaction((tx) => tx.query("set local statement_timeout = 0"));
    expect(await db.query(question)).toEqual(limits);
    await other.close();
  });

  it("a statement that takes longer than its limit is ended, and its connection serves the next", async () => {
    const tooLong = db.transaction(async (tx) => {
      await tx.query("set local statement_timeout = 50");
      await tx.query("select pg_sleep($1)", [60]);
    });
    await expect(tooLong).rejects.toMatchObject({ code: "57014" });
    expect(await db.query("select $1::int as n", [7])).toEqual([{ n: 7 }]);
  });

  it("what NOTIFY says is heard over a connection of its own, and not missed without one", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const listening = await openDatabase({
      databaseUrl,
      pooler: "transaction",
      listenUrl: opened.databaseUrl,
      dataFolder: opened.dataFolder,
    });
    await listening.listen("pooled", resolve);
    await db.listen("pooled", () => undefined);
    await db.query("select pg_notify('pooled', $1)", ["heard"]);
    expect(await promise).toBe("heard");
    await listening.close();
  });

  it("a backup is made, restored, and migrations find nothing to do", async () => {
    const file = join(opened.dataFolder, "pooled.backup");
    const { rows } = await writeBackup(db, file);
    expect(await restoreBackup(db, file)).toMatchObject({ rows });
    expect(await migrate(db)).toEqual([]);
  });

  it("the api starts, and carries sixty carts and their orders at once over four connections", async () => {
    const env = readEnv({
      SHOP_ENV: "local",
      API_PORT: "0",
      DATA_DIR: opened.dataFolder,
      DATABASE_URL: databaseUrl,
      DATABASE_POOLER: "transaction",
      RATE_LIMIT_FACTOR: "1000",
    });
    const api: RunningApi = await startApi(env, createLogger("silent"));
    const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const answer = await fetch(api.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, json: await answer.json() };
    };
    const placed = await Promise.all(
      Array.from({ length: 60 }, async (_, at) => {
        const added = await post("/api/cart/add", { items: [{ sku: lamps[at % 6], quantity: 1 }] });
        const { cartId } = successBody(addToCart.data).parse(added.json).data.cart;
        const ordered = await post("/api/orders", orderBody(cartId, 104_000), {
          "idempotency-key": randomUUID(),
        });
        return [added.status, ordered.status];
      }),
    );
    await api.stop();
    expect(new Set(placed.map(String))).toEqual(new Set(["200,201"]));
    expect(await Promise.all(lamps.map((sku) => stockOf(opened.db, sku)))).toEqual([10, 10, 10, 10, 10, 10]);
  });
});
