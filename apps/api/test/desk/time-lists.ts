import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { todayParts, todayTerms } from "#api/main/desk/today/today-parts.ts";
import { listDeskOrders } from "#api/modules/desk/orders/list-orders.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { seedManyOrders } from "./many-orders.ts";

/**
 * Times the desk's lists over 10,000 orders, and prints milliseconds as one line of JSON: `{ "list p95 ms": 7.2 }`. For `pnpm
 * bench`; each question is asked again and again with another value. With DATABASE_URL, on a server's empty database.
 */
const orders = 10_000;
const times = 200;
const warmUp = 20;

const dataFolder = await mkdtemp(join(tmpdir(), "precise-desk-times-"));
const { DATABASE_URL: databaseUrl } = process.env;
const db = await openDatabase(databaseUrl ? { databaseUrl, dataFolder } : { dataFolder });
try {
  await migrate(db);
  await seedManyOrders(db, orders);
  const list = (filter: object) =>
    listDeskOrders(db, { filter, sort: "-placed_at", limit: 50, knowsEmails: true });
  const phone = (turn: number) => `0800 ${String(turn * 41).padStart(8, "0")}`;
  const states = ["Lagos", "Ogun", "Oyo", "Rivers", "Enugu"];
  const queues = todayParts.map(({ sql }) => `select part.count from (${sql}) part`).join(" union all ");
  const today = `${todayTerms} ${queues}`;
  const found = {
    "list p95 ms": await p95(() => list({})),
    "list of a stage p95 ms": await p95((turn) => list({ stage: turn % 2 === 0 ? "packed" : "delivered" })),
    "phone search p95 ms": await p95((turn) => list({ search: phone(turn) })),
    "last digits p95 ms": await p95((turn) => list({ search: String(1_000 + turn * 7) })),
    "name and place p95 ms": await p95((turn) => list({ search: `obi ${states[turn % states.length]}` })),
    "today p95 ms": await p95(() => db.query(today, [3])),
  };
  console.log(JSON.stringify(found));
} finally {
  await db.close();
  await rm(dataFolder, { recursive: true, force: true });
}

/** The longest of 95 of 100 times. @param ask gets the turn, to ask for something else each time */
async function p95(ask: (turn: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < times + warmUp; turn += 1) {
    const began = performance.now();
    await ask(turn);
    if (turn >= warmUp) took.push(performance.now() - began);
  }
  took.sort((one, other) => one - other);
  return Math.round((took[Math.floor(took.length * 0.95)] ?? Number.NaN) * 10) / 10;
}
