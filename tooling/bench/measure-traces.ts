import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "@precise/run/child";
import { getFreePort } from "@precise/run/ports";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { root } from "@precise/run/workspace";
import { apiCalls } from "./api-calls.ts";
import { tracesBudgetPercent } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { measureLoad } from "./measure-load.ts";
import { median } from "./median.ts";
import { type BenchCatalogue, startApi } from "./start-api.ts";

/** Turns of each stack, one after the other, so that both see the same machine. */
const rounds = 4;
/** A shop's day in calls: what is read most, what is made anew, and what writes. */
const watched: ReadonlySet<string> = new Set([
  "list of 24",
  "search, words never asked",
  "add to cart",
  "read cart of 3 lines",
]);

/**
 * What traces cost: processor time of door, API and database for a call, with an endpoint (as it comes: one trace of fifty, and
 * each order's) and without, on two stacks side by side.
 */
export async function measureTraces(context: BenchContext, catalogue: BenchCatalogue): Promise<Figure[]> {
  const { progress } = context;
  const collector = await startCollector(context);
  const [plain, traced] = await progress.step("two stacks", async () => [
    await startStack(context, catalogue, {}),
    await startStack(context, catalogue, { OTEL_EXPORTER_OTLP_ENDPOINT: collector }),
  ]);
  const [ofPlain, ofTraced] = [await callsOf(plain, catalogue), await callsOf(traced, catalogue)];
  const figures: Figure[] = [];
  const sums = { plain: 0, traced: 0 };
  for (const [at, { name, plan }] of ofPlain.entries()) {
    const other = ofTraced[at];
    if (other === undefined) throw new Error(`${name} is asked of one stack alone`);
    const cpuMs = { plain: [] as number[], traced: [] as number[] };
    await progress.step(name, async (note) => {
      const ofBoth = [
        async () => cpuMs.plain.push((await measureLoad(context, plan, plain.pids)).cpuMs),
        async () => cpuMs.traced.push((await measureLoad(context, other.plan, traced.pids)).cpuMs),
      ];
      for (let round = 0; round < rounds; round += 1) {
        // Each is the first as often as the other: what else the machine does may grow or end meanwhile.
        for (const measure of round % 2 === 0 ? ofBoth : ofBoth.toReversed()) await measure();
      }
      note(`${median(cpuMs.plain).toFixed(3)} → ${median(cpuMs.traced).toFixed(3)} ms`);
    });
    const without = median(cpuMs.plain);
    const withTraces = median(cpuMs.traced);
    sums.plain += without;
    sums.traced += withTraces;
    figures.push(
      { part: "traces", subject: name, measure: "CPU ms without", value: without },
      { part: "traces", subject: name, measure: "CPU ms with", value: withTraces },
      { part: "traces", subject: name, measure: "more, %", value: percentMore(without, withTraces) },
    );
  }
  figures.push({
    part: "traces",
    subject: "all of them once",
    measure: "more, %",
    value: percentMore(sums.plain, sums.traced),
    limit: tracesBudgetPercent,
  });
  return figures;
}

function percentMore(without: number, withTraces: number): number {
  return (withTraces / without - 1) * 100;
}

interface TracedStack {
  readonly doorUrl: string;
  readonly pids: readonly number[];
}

async function callsOf({ doorUrl }: TracedStack, { products }: BenchCatalogue) {
  return (await apiCalls(doorUrl, products)).filter(({ name }) => watched.has(name));
}

/** An API, and a door before it in a process of its own. */
async function startStack(
  context: BenchContext,
  catalogue: BenchCatalogue,
  traces: Readonly<Record<string, string>>,
): Promise<TracedStack> {
  const secret = "of-a-bench-alone-and-of-no-other-shop";
  const api = await startApi(context, "pglite", catalogue, { ...traces, INTERNAL_SECRET: secret });
  if ("missing" in api) throw new Error(api.missing);
  const logDir = mkdtempSync(join(tmpdir(), "precise-traces-"));
  context.onStop(async () => rmSync(logDir, { recursive: true, force: true }));
  const [port, innerPort, deskPort] = [await getFreePort(), await getFreePort(), await getFreePort()];
  const doorUrl = `http://localhost:${port}`;
  const door = startChild({
    name: "door",
    command: process.execPath,
    args: ["apps/door/src/main.ts"],
    cwd: root,
    env: {
      ...context.settings.machine,
      ...traces,
      SHOP_ENV: "local",
      NODE_ENV: "production",
      PORT: String(port),
      INNER_PORT: String(innerPort),
      DESK_PORT: String(deskPort),
      SITE_ORIGINS: doorUrl,
      SHOP_ORIGIN: api.url,
      API_ORIGIN: api.url,
      INTERNAL_SECRET: secret,
      RATE_LIMIT_FACTOR: "100000",
    },
    logFile: join(logDir, "door.log"),
  });
  context.onStop(() => door.stop());
  await waitUntilReady(door, `http://127.0.0.1:${innerPort}/healthz`, 60_000);
  return { doorUrl, pids: [...api.pids, door.pid] };
}

/** A collector in a process of its own, whose time is not ours: it takes what comes, and keeps nothing. */
async function startCollector({ onStop }: BenchContext): Promise<string> {
  const server = spawn(process.execPath, [join(import.meta.dirname, "bare-collector.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onStop(async () => void server.kill());
  const [port] = await Promise.race([
    once(server.stdout, "data"),
    once(server, "exit").then(() => Promise.reject(new Error("the collector did not start"))),
  ]);
  return `http://127.0.0.1:${String(port).trim()}`;
}
