import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import { startApiProcess } from "../../apps/api/test/faults/api-process.ts";
import { type PurchaseReport, underPurchases } from "../../apps/api/test/faults/under-purchases.ts";
import { type FaultRun, patientShop, reportFaults } from "./fault-shop.ts";
import { onEachDatabase, type StockedDatabase } from "./on-each-database.ts";

const diskMib = 400;
const fullMs = 4_000;
/** After so long with space, whatever does not work is started again, as an operator would. */
const patienceMs = 20_000;

/**
 * `pnpm faults disk [--rounds 3] [--shoppers 8]`: fills the disk of the embedded database, then that of PostgreSQL, while shoppers order,
 * and frees it again. The disk is a small file system in memory, which only root may make. @returns the exit code
 */
export async function fillDisk(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: "string", default: "3" }, shoppers: { type: "string", default: "8" } },
  });
  return onEachDatabase(
    run,
    async (database) => {
      const counts = { restarts: 0 };
      const report = await fillRounds(run, database, {
        rounds: Number(values.rounds),
        shoppers: Number(values.shoppers),
        onRestart: () => {
          counts.restarts += 1;
        },
      });
      return reportFaults(
        run.progress,
        `${database.kind}: disk full ${values.rounds} times, ${counts.restarts} starts by hand`,
        report,
      );
    },
    mountDisk,
  );
}

async function fillRounds(
  run: FaultRun,
  { folder: disk, dataFolder, postgres, sold }: StockedDatabase,
  options: { readonly rounds: number; readonly shoppers: number; readonly onRestart: () => void },
): Promise<PurchaseReport> {
  const { rounds, shoppers, onRestart } = options;
  const databaseUrl = postgres?.url;
  const start = () => startApiProcess(dataFolder, databaseUrl, patientShop);
  let api = await start();
  run.onStop(() => api.kill());
  return underPurchases({
    shoppers,
    sold,
    urlOf: () => api.url,
    async disturb(acknowledged) {
      for (let round = 1; round <= rounds; round += 1) {
        await delay(1_000 + Math.random() * 3_000);
        const before = acknowledged();
        fill(join(disk, "filler"));
        await delay(fullMs);
        const during = acknowledged();
        rmSync(join(disk, "filler"));
        const freedAt = performance.now();
        let isHandled = false;
        while (acknowledged() === during) {
          const waitedMs = performance.now() - freedAt;
          if (waitedMs > 3 * patienceMs) throw new Error("not served again after the disk was freed");
          if (waitedMs > patienceMs && !isHandled) {
            isHandled = true;
            onRestart();
            await postgres?.startAgain?.();
            await api.kill();
            api = await start();
          }
          await delay(50);
        }
        run.progress.line(
          `  round ${round}: ${during - before} orders acknowledged on the full disk, serves again after ${((performance.now() - freedAt) / 1000).toFixed(1)} s`,
        );
      }
    },
    inTheEnd: () => api.stop(),
    database: { dataFolder, databaseUrl },
  });
}

async function mountDisk({ onStop, machine }: FaultRun): Promise<string> {
  const disk = mkdtempSync(join(tmpdir(), "precise-disk-"));
  const mount = (command: string, args: readonly string[]) =>
    runCommand({ command, args, cwd: "/", env: machine, limitMs: 10_000 });
  const { isOk, output } = await mount("mount", [
    ...["-t", "tmpfs", "-o", `size=${diskMib}m,mode=755`, "precise-faults", disk],
  ]);
  if (!isOk) throw new PlainFailure(`A small disk needs root and mount: ${output.trim()}`);
  onStop(async () => {
    await mount("umount", ["--lazy", disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  return disk;
}

/** Writes until nothing more fits, to the last byte. */
function fill(file: string): void {
  const handle = openSync(file, "w");
  try {
    for (let size = 2 ** 20; size >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        // Full, for pieces of this size.
        size = Math.floor(size / 16);
      }
    }
  } finally {
    closeSync(handle);
  }
}
