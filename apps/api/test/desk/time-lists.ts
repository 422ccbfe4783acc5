import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { laterDay, todayInLagos } from "@precise/contract/nigeria/lagos-days";
import { listDeskOrders } from "#api/desk/orders/list-orders.ts";
import { listCustomers } from "#api/desk/people/list-customers.ts";
import { findBestSellers } from "#api/desk/reports/best-sellers.ts";
import { readTakingsDays } from "#api/desk/reports/money-reports.ts";
import { todayParts, todayTerms } from "#api/desk/today/today-parts.ts";
import { listProducts } from "#api/modules/catalogue/desk-list/list-products.ts";
import type { ProductFilter } from "#api/modules/catalogue/desk-list/product-filter.ts";
import { importCatalogue } from "#api/modules/catalogue/import/import-catalogue.ts";
import { loadIndex } from "#api/modules/catalogue/memory/load-index.ts";
import { readStructure } from "#api/modules/catalogue/structure.ts";
import { listPrices } from "#api/modules/prices/list-prices.ts";
import { findLowAt } from "#api/modules/stock/low-stock.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { generateCatalogue } from "../fixtures/generate-catalogue.ts";
import { seedManyOrders } from "./many-orders.ts";

/**
 * Times the desk's lists, and prints milliseconds as one line of JSON: `{ "list p95 ms": 7.2 }`. For `pnpm bench`; each question
 * is asked again and again with another value. With DATABASE_URL, on a server's database: what it has of products and orders is
 * taken, else 5,000 are made, and as many orders and customers as the arguments say.
 */
const [orders = 10_000, customerCount = 0] = process.argv.slice(2).map(Number);
const productCount = 5_000;
const times = 200;
const warmUp = 20;

const dataFolder = await mkdtemp(join(tmpdir(), "precise-desk-times-"));
const { DATABASE_URL: databaseUrl } = process.env;
const db = await openDatabase(databaseUrl ? { databaseUrl, dataFolder } : { dataFolder });
try {
  await migrate(db);
  if ((await countOf("product")) === 0) await importProducts();
  // Those that the import was measured beside are few.
  if ((await countOf("shop_order")) < orders / 2) await seedManyOrders(db, orders, customerCount);
  const list = (filter: object) =>
    listDeskOrders(db, { filter, sort: "-placed_at", limit: 50, knowsEmails: true });
  const phone = (turn: number) => `0800 ${String(turn * 41).padStart(8, "0")}`;
  const structure = await readStructure(db);
  const { index } = await loadIndex(db);
  const products = (filter: ProductFilter) =>
    listProducts(db, { filter, structure, index, findLow: findLowAt(), sort: "sku", limit: 50 });
  const customers = (search?: string) => listCustomers(db, { search }, { limit: 50, knowsEmails: true });
  const to = todayInLagos();
  const year = { from: laterDay(to, -364), to };
  const states = ["Lagos", "Ogun", "Oyo", "Rivers", "Enugu"];
  // What is slow is counted beside the answer.
  const queues = todayParts
    .filter(({ isSlow }) => !isSlow)
    .map(({ sql }) => `select part.count from (${sql}) part`)
    .join(" union all ");
  const today = `${todayTerms} ${queues}`;
  const found = {
    "list p95 ms": await p95(() => list({})),
    "list of a stage p95 ms": await p95((turn) => list({ stage: turn % 2 === 0 ? "packed" : "delivered" })),
    "phone search p95 ms": await p95((turn) => list({ search: phone(turn) })),
    "last digits p95 ms": await p95((turn) => list({ search: String(1_000 + turn * 7) })),
    "name and place p95 ms": await p95((turn) => list({ search: `obi ${states[turn % states.length]}` })),
    "place and another filter p95 ms": await p95((turn) =>
      list({
        search: states[turn % states.length],
        ...[{ stage: "packed" }, { trouble: "yes" }, { payment: "card" }, { delivery: "pickup" }][turn % 4],
      }),
    ),
    "today p95 ms": await p95(() => db.query(today, [3])),
    "customers p95 ms": await p95(() => customers()),
    "customer by phone p95 ms": await p95((turn) => customers(phone(turn))),
    "products p95 ms": await p95(() => products({})),
    "products of a category p95 ms": await p95((turn) =>
      products({ category: turn % 2 === 0 ? "40" : "16" }),
    ),
    "product search p95 ms": await p95((turn) => products({ search: turn % 2 === 0 ? "ring ch" : "dome" })),
    "prices p95 ms": await p95((turn) => listPrices(db, { sort: turn % 2 === 0 ? "sku" : "-margin" })),
    "takings of a year p95 ms": await p95(() => readTakingsDays(db, year)),
    "best sellers of a year p95 ms": await p95(() => findBestSellers(db, year, "takings", "sold")),
  };
  console.log(JSON.stringify(found));
} finally {
  await db.close();
  await rm(dataFolder, { recursive: true, force: true });
}

async function countOf(table: "product" | "shop_order"): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}

/** Puts a generated catalogue on sale, as an operator does. */
async function importProducts(): Promise<void> {
  const file = join(dataFolder, "catalogue.json");
  await writeFile(file, JSON.stringify(generateCatalogue(productCount)));
  const report = await importCatalogue(db, filesInFolder(dataFolder), {
    file,
    media: fileURLToPath(new URL("../../catalogue/media", import.meta.url)),
    dryRun: false,
    ifEmpty: true,
    keepStock: false,
    setStock: false,
    withdrawUnlisted: false,
    confirmed: false,
    by: { kind: "terminal", user: "bench", as: undefined },
  });
  if (report.outcome !== "imported") throw new Error(`the catalogue was not imported: ${report.outcome}`);
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
