import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Child, deathMessage, startChild } from "@precise/run/child";
import { getFreePort } from "@precise/run/ports";
import { root } from "@precise/run/workspace";
import { memoryBudgetMb, startBudgetMs } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";
import { cpuMsOf, memoryOf } from "./processes.ts";

const RUNS = 3;
const LIMIT_MS = 120_000;
const REST_MS = 15_000;

/**
 * Times the first start in an empty folder, then three starts with everything there, from the command to the first page
 * that has come in whole; then lets the last one rest and weighs its memory. The runner is counted too.
 */
export async function measureStartAndMemory(context: BenchContext, copyName: string): Promise<Figure[]> {
  const { progress, onStop } = context;
  const dataDir = mkdtempSync(join(tmpdir(), "precise-start-"));
  onStop(async () => rmSync(dataDir, { recursive: true, force: true }));
  const first = await progress.step("first start", (note) => startOnce(context, dataDir, copyName, note));
  await first.stop();
  const later: Started[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    const started = await progress.step(`start ${run}`, (note) =>
      startOnce(context, dataDir, copyName, note),
    );
    later.push(started);
    if (run < RUNS) await started.stop();
  }
  const last = later.at(-1);
  const atRest = async () => {
    await delay(REST_MS);
    return last === undefined ? [] : memoryOf(last.pid);
  };
  const memory = await progress.step("memory at rest", atRest);
  const memoryOfAll = await progress.step("memory with all servers", async () => {
    for (const url of last?.onDemandUrls ?? []) await fetch(url).then((answer) => answer.text());
    return atRest();
  });
  await last?.stop();
  const start = (subject: string, measure: string, value: number): Figure => ({
    part: "start",
    subject,
    measure,
    value: Math.round(value),
  });
  return [
    {
      ...start("with its data there", "first page ms", median(later.map((one) => one.firstPageMs))),
      limit: startBudgetMs,
    },
    start("with its data there", "api ready ms", median(later.map((one) => one.apiReadyMs))),
    start("with its data there", "CPU ms", median(later.map((one) => one.cpuMs))),
    start("the very first, with an import", "first page ms", first.firstPageMs),
    start("the very first, with an import", "api ready ms", first.apiReadyMs),
    start("the very first, with an import", "CPU ms", first.cpuMs),
    { ...memoryFigure("api, shop and runner", memory), limit: memoryBudgetMb },
    memoryFigure("and servers that were asked for", memoryOfAll),
  ];
}

function memoryFigure(subject: string, memory: ReturnType<typeof memoryOf>): Figure {
  return {
    part: "memory",
    subject,
    measure: "MiB",
    value: Math.round(memory.reduce((sum, { mib }) => sum + mib, 0)),
    note: memory.map(({ name, mib }) => `${shortName(name)} ${Math.round(mib)}`).join(", "),
  };
}

interface Started {
  readonly pid: number;
  /** Servers that start with their first visitor. */
  readonly onDemandUrls: readonly string[];
  readonly firstPageMs: number;
  readonly apiReadyMs: number;
  /** Of all processes until everything runs and the catalogue is there: says more than time on a busy machine. */
  readonly cpuMs: number;
  stop(): Promise<void>;
}

async function startOnce(
  { settings, onStop }: BenchContext,
  dataDir: string,
  copyName: string,
  note: (text: string) => void,
): Promise<Started> {
  const [port, deskPort] = [await getFreePort(), await getFreePort()];
  const [apiPort, shopPort, tradePort] = [await getFreePort(), await getFreePort(), await getFreePort()];
  const [identityPort, paymentsPort] = [await getFreePort(), await getFreePort()];
  const began = performance.now();
  const child = startChild({
    name: "start",
    command: process.execPath,
    args: [join(import.meta.dirname, "start-in.ts"), dataDir, copyName],
    cwd: root,
    env: {
      ...settings.machine,
      CI: "true",
      PORT: String(port),
      DESK_PORT: String(deskPort),
      API_PORT: String(apiPort),
      SHOP_PORT: String(shopPort),
      TRADE_PORT: String(tradePort),
      IDENTITY_PORT: String(identityPort),
      PAYMENTS_PORT: String(paymentsPort),
    },
    logFile: join(dataDir, "start.log"),
  });
  onStop(() => child.stop(20_000));
  const took = async (url: string) => {
    await untilAnswered(child, url);
    return performance.now() - began;
  };
  const [firstPageMs, apiReadyMs] = await Promise.all([
    took(`http://localhost:${port}/`),
    took(`http://127.0.0.1:${apiPort}/readyz`),
  ]);
  // Its last line: the seeding has ended too, so that the next start finds everything there.
  while (!child.hasExited() && !child.lastLines(3).some((line) => line.includes("Ctrl-C"))) await delay(20);
  note(`first page ${Math.round(firstPageMs)} ms, api ${Math.round(apiReadyMs)} ms`);
  const cpuMs = cpuMsOf([child.pid]);
  const onDemandUrls = [identityPort, paymentsPort].map((held) => `http://localhost:${held}/health`);
  return { pid: child.pid, onDemandUrls, firstPageMs, apiReadyMs, cpuMs, stop: () => child.stop(20_000) };
}

async function untilAnswered(child: Child, url: string): Promise<void> {
  const until = performance.now() + LIMIT_MS;
  while (performance.now() < until) {
    if (child.hasExited()) throw new Error(deathMessage(child, await child.exited));
    const isWhole = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      async (response) => (await response.text()) !== "" && response.ok,
      () => false, // nothing listens yet
    );
    if (isWhole) return;
    await delay(10);
  }
  throw new Error(`${url} did not answer within ${LIMIT_MS / 1000} s`);
}

/** "next-server (v16)" and the file that Node runs say enough. */
function shortName(commandLine: string): string {
  return commandLine.startsWith("next-server")
    ? "shop"
    : (/([^/]+)\.ts$/.exec(commandLine)?.[1] ?? commandLine);
}
