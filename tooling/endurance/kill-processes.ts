import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { removeCopy } from "@precise/run/build-shop";
import { type Child, startChild } from "@precise/run/child";
import { removeFolder } from "@precise/run/own-stack";
import { getFreePort, isPortFree } from "@precise/run/ports";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { root } from "@precise/run/workspace";
import { stockShop } from "../../apps/api/test/faults/kill-rounds.ts";
import { underPurchases } from "../../apps/api/test/faults/under-purchases.ts";
import { buyAtBothDoors, type FaultRun, reportFaults, startFaultShop } from "./fault-shop.ts";

const readyMs = 240_000;
/** Every server of a runner that is gone has ended by then. */
const goneMs = 30_000;

/**
 * `pnpm faults processes [--kills 100] [--shoppers 8] [--at-once 1]`: kills API, door, shop and trade area in random order with SIGKILL,
 * two of each where there are two, while shoppers order, and starts each again; several at once where it is said. @returns the exit code
 */
export async function killProcesses(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: "string", default: "100" },
      shoppers: { type: "string", default: "8" },
      "at-once": { type: "string", default: "1" },
    },
  });
  const shop = await startFaultShop(run);
  const standing = [...shop.apis, ...shop.doors, ...shop.shops, shop.trade];
  const counts = new Map<string, number>(standing.map(({ name }) => [name, 0]));
  let left = Number(values.kills);
  let done = 0;
  const report = await buyAtBothDoors(shop, Number(values.shoppers), async (acknowledged) => {
    const kill = async () => {
      while (left > 0) {
        left -= 1;
        await delay(100 + Math.random() * 1_500);
        const [victim] = standing.splice(Math.floor(Math.random() * standing.length), 1);
        if (victim === undefined) return;
        await victim.kill();
        await victim.start();
        standing.push(victim);
        counts.set(victim.name, (counts.get(victim.name) ?? 0) + 1);
        done += 1;
        if (done % 10 === 0)
          run.progress.line(
            `  ${done} kills (${[...counts].map((pair) => pair.join(" ")).join(", ")}), ${acknowledged()} orders acknowledged`,
          );
      }
    };
    await Promise.all(Array.from({ length: Number(values["at-once"]) }, kill));
  });
  return reportFaults(run.progress, `${done} kills`, report);
}

/**
 * `pnpm faults runner [--kills 5] [--shoppers 6]`: kills what `pnpm start` runs, with the door in it, with SIGKILL while shoppers order: all
 * its servers end, and a start on the same folder goes on. @returns the exit code
 */
export async function killRunner(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { kills: { type: "string", default: "5" }, shoppers: { type: "string", default: "6" } },
  });
  const dataDir = mkdtempSync(join(tmpdir(), "precise-runner-"));
  const copyName = `test-${process.pid}`;
  run.onStop(() => removeFolder(dataDir));
  run.onStop(async () => removeCopy(copyName));
  const sold = await stockShop(dataDir);
  const names = [
    "PORT",
    "API_PORT",
    "SHOP_PORT",
    "DESK_PORT",
    "TRADE_PORT",
    "IDENTITY_PORT",
    "PAYMENTS_PORT",
  ];
  const ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await getFreePort())] as const)),
  );
  const url = `http://localhost:${ports.PORT}`;
  let runner: Child | undefined;
  run.onStop(async () => runner?.stop());
  const start = async () => {
    runner = startChild({
      name: "runner",
      command: process.execPath,
      args: ["tooling/bench/start-in.ts", dataDir, copyName],
      cwd: root,
      env: { ...run.machine, ...ports, RATE_LIMIT_FACTOR: "100000" },
      logFile: join(root, "bench-results", "logs", "faults", "runner.log"),
    });
    await waitUntilReady(runner, `${url}/api/category`, readyMs);
  };
  await run.progress.step("start", start);
  const report = await underPurchases({
    shoppers: Number(values.shoppers),
    sold,
    urlOf: () => url,
    async disturb(acknowledged) {
      for (let kill = 1; kill <= Number(values.kills); kill += 1) {
        await delay(1_000 + Math.random() * 4_000);
        process.kill(runner?.pid ?? 0, "SIGKILL");
        await runner?.exited;
        const killedAt = performance.now();
        for (const port of Object.values(ports)) {
          while (!(await isPortFree(Number(port)))) {
            if (performance.now() - killedAt > goneMs) throw new Error(`port ${port} is still held`);
            await delay(50);
          }
        }
        const seconds = (performance.now() - killedAt) / 1000;
        await start();
        run.progress.line(
          `  kill ${kill}: its servers were gone after ${seconds.toFixed(1)} s; ${acknowledged()} orders acknowledged`,
        );
      }
    },
    inTheEnd: async () => runner?.stop(30_000),
    database: { dataFolder: dataDir },
  });
  return reportFaults(run.progress, `${values.kills} kills of the runner`, report);
}
