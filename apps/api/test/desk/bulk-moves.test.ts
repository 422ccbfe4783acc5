import { randomUUID } from "node:crypto";
import { cancelDeskJob, moveDeskOrders, readDeskJob, retryDeskJob } from "@precise/contract/desk/kit/jobs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { databaseKinds } from "../fixtures/database.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { seedManyOrders } from "./many-orders.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe.each(databaseKinds)("moving many orders on %s", (kind) => {
  let api: TestApi;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await seedManyOrders(api.db, 700);
    await api.db.query("update shop_order set status = 'confirmed' where status = 'delivered'");
    manager = await staffAs(api, "manager", { name: "Ngozi Eze" });
  }, 120_000);
  afterAll(() => api.close());

  const numbersAt = async (stage: string, count: number) => {
    const rows = await api.db.query<{ number: string }>(
      "select number from shop_order where status = $1 order by id limit $2",
      [stage, count],
    );
    return rows.map(({ number }) => number);
  };
  const deliveriesAt = async (stage: string, count: number) => {
    const rows = await api.db.query<{ number: string }>(
      "select number from shop_order where status = $1 and delivery_method = 'delivery' order by id limit $2",
      [stage, count],
    );
    return rows.map(({ number }) => number);
  };
  const run = (isStopped: () => boolean = () => false) =>
    runDeskJobs({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 }, isStopped);
  const start = async (numbers: string[], to: string, idempotencyKey?: string) => {
    const body = { numbers, to };
    const { job } = await manager.done(moveDeskOrders, {
      body,
      ...(idempotencyKey ? { idempotencyKey } : {}),
    });
    return job?.id ?? expect.fail("no job was started");
  };
  const read = async (id: string) => (await manager.done(readDeskJob, { params: { id } })).job;
  const movesOf = async (numbers: string[]) => {
    const [row] = await api.db.query<{ moves: number; orders: number }>(
      `select count(*)::int as moves, count(distinct subject)::int as orders from audit_entry
       where act in ('orders.move', 'orders.cancel') and subject = any($1::text[])`,
      [numbers],
    );
    return row;
  };

  it("says before what would happen to each, and changes nothing", async () => {
    const [confirmed = ""] = await numbersAt("confirmed", 1);
    const [waiting = ""] = await numbersAt("awaiting_payment", 1);
    const numbers = [confirmed, waiting, "PR-NONE"];
    const { dry_run } = await manager.done(moveDeskOrders, {
      body: { numbers, to: "packed", dry_run: true },
    });
    expect(dry_run).toEqual({
      would: 1,
      would_not: 2,
      rows: [
        { number: confirmed, outcome: "done" },
        {
          number: waiting,
          outcome: "refused",
          reason: `${waiting} is awaiting_payment and cannot become packed.`,
        },
        { number: "PR-NONE", outcome: "refused", reason: "There is no order PR-NONE." },
      ],
    });
    expect(await movesOf(numbers)).toEqual({ moves: 0, orders: 0 });
  });

  it("with 500 rows and a kill in the middle ends complete, each row once", {
    timeout: 180_000,
  }, async () => {
    const numbers = await numbersAt("confirmed", 500);
    const id = await start(numbers, "packed");
    // The process dies within a row: its transaction is rolled back, and nothing tells the job of it.
    let left = 200;
    const dying = {
      ...api.db,
      kind: api.db.kind,
      query: api.db.query.bind(api.db),
      transaction: ((work) =>
        api.db.transaction(async (tx) => {
          const result = await work(tx);
          left -= 1;
          if (left < 0) throw new Error("killed");
          return result;
        })) satisfies TestApi["db"]["transaction"],
    };
    const dead = { ...dying, query: () => Promise.reject(new Error("killed")) };
    const tools = {
      db: { ...dying, query: dead.query },
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    };
    await expect(runDeskJobs(tools, () => false)).rejects.toThrow("killed");
    const half = await read(id);
    expect({ state: half.state, done: half.counts.done }).toEqual({ state: "running", done: 200 });
    await Promise.all([run(), run()]);
    const { state, counts } = await read(id);
    expect({ state, counts }).toEqual({
      state: "done",
      counts: { all: 500, waiting: 0, done: 500, refused: 0, failed: 0, cancelled: 0 },
    });
    expect(await movesOf(numbers)).toEqual({ moves: 500, orders: 500 });
  });

  it("tells of each that was refused, and tries those again", async () => {
    const [packed = ""] = await numbersAt("packed", 1);
    const [ended = ""] = await numbersAt("cancelled", 1);
    const id = await start([packed, ended], "cancelled");
    await run();
    const { rows } = await read(id);
    expect(rows).toEqual([
      { number: packed, outcome: "done" },
      { number: ended, outcome: "refused", reason: expect.stringContaining("cannot become cancelled") },
    ]);
    await api.db.query("update shop_order set status = 'packed', goods = 'held' where number = $1", [ended]);
    await manager.done(retryDeskJob, { params: { id }, body: {} });
    await run();
    expect((await read(id)).counts).toMatchObject({ done: 2, refused: 0 });
  });

  it.each([
    ["packed", "shipped", "dispatch it"],
    ["shipped", "delivered", "note the attempt of its delivery"],
  ])("brings no delivery that is %s to %s: its delivery does", async (stage, to, words) => {
    const [number = ""] = await deliveriesAt(stage, 1);
    const id = await start([number], to);
    await run();
    expect((await read(id)).rows).toEqual([
      { number, outcome: "refused", reason: expect.stringContaining(words) },
    ]);
    expect(await deliveriesAt(stage, 1)).toEqual([number]);
  });

  it("cancelled, begins no further row", async () => {
    const numbers = await numbersAt("packed", 5);
    const id = await start(numbers, "cancelled");
    let rows = 0;
    await run(() => rows++ >= 2);
    const { job } = await manager.done(cancelDeskJob, { params: { id }, body: {} });
    await run();
    expect({ state: job.state, counts: (await read(id)).counts }).toMatchObject({
      state: "cancelled",
      counts: { done: 2, cancelled: 3, waiting: 0 },
    });
  });

  it("is one job for one key", async () => {
    const numbers = await numbersAt("packed", 2);
    const key = randomUUID();
    expect(await start(numbers, "cancelled", key)).toBe(await start(numbers, "cancelled", key));
    await run();
    expect(await movesOf(numbers)).toMatchObject({ orders: 2 });
  });

  it("takes a view as long as it has as many orders as were seen", async () => {
    const filter = { stage: "awaiting_payment" };
    const count = (await numbersAt("awaiting_payment", 500)).length;
    const ask = (seen: number) =>
      manager.call(moveDeskOrders, {
        body: { view: { filter, count: seen }, to: "cancelled", reason: "Never paid.", dry_run: true },
      });
    expect((await ask(count)).data?.dry_run?.would).toBe(count);
    const late = await ask(count + 1);
    expect(late).toMatchObject({ status: 409, failure: { errors: [{ code: "refused" }] } });
  });

  it("moves nothing for who no longer works here", async () => {
    const leaver = await staffAs(api, "warehouse");
    const numbers = await numbersAt("packed", 1);
    const { job } = await leaver.done(moveDeskOrders, { body: { numbers, to: "cancelled" } });
    await api.db.query("update staff_person set ended_at = now() where id = $1", [leaver.staffId]);
    await run();
    expect((await read(job?.id ?? "")).rows[0]).toMatchObject({ outcome: "refused" });
  });

  it("shows a job to whoever started it, owners and managers", async () => {
    const id = await start(await numbersAt("packed", 1), "cancelled");
    const sales = await staffAs(api, "sales");
    expect((await sales.call(readDeskJob, { params: { id } })).status).toBe(404);
  });
});
