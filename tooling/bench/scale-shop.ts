import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Child, startChild } from "@precise/run/child";
import { PlainFailure } from "@precise/run/plain-failure";
import { getFreePort } from "@precise/run/ports";
import { runCommand } from "@precise/run/run-command";
import { memoryOfApp, planStack } from "@precise/run/stack-plan";
import { openTestPostgres } from "@precise/run/test-postgres";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { root } from "@precise/run/workspace";
import type { BenchContext } from "./bench-context.ts";
import { memoryOf, mostMemoryOf } from "./processes.ts";

const importLimitMs = 3_600_000;
const startLimitMs = 120_000;

/** One api on a PostgreSQL that stays while the api is started anew. */
export interface ScaleShop {
  readonly url: string;
  readonly databaseUrl: string;
  /** Imports a catalogue's file. @returns seconds */
  importFile(file: string): Promise<number>;
  /** Of the api's event loop since this was asked before, in milliseconds. */
  longestTaskMs(): Promise<number>;
  /** Of the api alone, its database not counted. */
  memoryMib(): number;
  /** What it has held at most since it was started. */
  mostMemoryMib(): number;
  /** Starts the api anew. @returns milliseconds until it is ready */
  restart(): Promise<number>;
}

/** @param keepIn a folder whose database stays for the next run; a temporary one goes with the run */
export async function openScaleShop(
  context: BenchContext,
  keepIn: string | undefined,
): Promise<ScaleShop | { readonly missing: string }> {
  const { settings, onStop, results } = context;
  // With fsync, as a server that keeps orders runs.
  const postgres = await openTestPostgres(undefined, settings.machine, scaleSettings, { keepIn });
  if ("missing" in postgres) return postgres;
  onStop(postgres.stop);
  const dataDir = mkdtempSync(join(tmpdir(), "precise-scale-"));
  onStop(async () => rmSync(dataDir, { recursive: true, force: true }));
  const eventLoopFile = join(dataDir, "event-loop");
  const plan = planStack({
    doorPort: await getFreePort(),
    shopPort: await getFreePort(),
    apiPort: await getFreePort(),
    dataDir,
    logDir: join(results, "logs", "scale"),
    distDir: "",
    internalSecret: randomBytes(32).toString("base64url"),
    machine: settings.machine,
    handedOn: { RATE_LIMIT_FACTOR: "100000", DATABASE_URL: postgres.url },
    catalogueFile: "",
  });
  const watcher = new URL("./watch-event-loop.ts", import.meta.url);
  watcher.searchParams.set("file", eventLoopFile);
  let child: Child | undefined;
  onStop(async () => child?.stop());

  async function restart(): Promise<number> {
    await child?.stop();
    const begun = performance.now();
    child = startChild({
      ...plan.api,
      args: ["--import", watcher.href, ...plan.api.args],
      // As docs/operations.md says for a shop of so many products.
      env: { ...plan.api.env, ...memoryOfApp.shop },
    });
    await waitUntilReady(child, plan.apiReadyUrl, startLimitMs);
    return performance.now() - begun;
  }

  async function importFile(file: string): Promise<number> {
    const begun = performance.now();
    const end = await runCommand({
      ...plan.seed,
      args: ["apps/api/src/main/cli/catalogue.ts", "import", file],
      limitMs: importLimitMs,
    });
    if (!end.isOk) throw new PlainFailure(`${file} could not be imported: ${end.output.slice(-600)}`);
    return (performance.now() - begun) / 1000;
  }

  async function longestTaskMs(): Promise<number> {
    rmSync(eventLoopFile, { force: true });
    process.kill(child?.pid ?? 0, "SIGUSR2");
    for (let turn = 0; turn < 100 && !existsSync(eventLoopFile); turn += 1) await delay(50);
    await delay(50);
    return Number(readFileSync(eventLoopFile, "utf8"));
  }

  await restart();
  return {
    url: plan.apiUrl,
    databaseUrl: postgres.url,
    importFile,
    longestTaskMs,
    memoryMib: () => memoryOf(child?.pid ?? 0).reduce((sum, { mib }) => sum + mib, 0),
    mostMemoryMib: () => mostMemoryOf(child?.pid ?? 0),
    restart,
  };
}

/** Of a machine with 4 GB; the rest as Debian has it. */
const scaleSettings = [
  "shared_buffers=1GB",
  "work_mem=32MB",
  "maintenance_work_mem=256MB",
  "max_wal_size=4GB",
  "effective_cache_size=2GB",
  "random_page_cost=1.1",
  // As all of `deploy` sets it.
  "jit=off",
];

/** Times the desk's lists on that database. @returns milliseconds by measure */
export async function timeDesk(
  { settings }: Pick<BenchContext, "settings">,
  databaseUrl: string,
  orders: number,
): Promise<Readonly<Record<string, number>>> {
  const { isOk, stdout, output } = await runCommand({
    command: process.execPath,
    args: [join(root, "apps/api/test/desk/time-lists.ts"), String(orders), String(Math.floor(orders / 2))],
    cwd: join(root, "apps/api"),
    env: { ...settings.machine, DATABASE_URL: databaseUrl },
    limitMs: importLimitMs,
  });
  if (!isOk) throw new PlainFailure(`the desk's lists could not be timed: ${output.slice(-800)}`);
  // The script is ours, and prints measures with their milliseconds.
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}
