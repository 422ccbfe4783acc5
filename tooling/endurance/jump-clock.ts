import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { PlainFailure } from "@precise/run/plain-failure";
import { startApiProcess } from "../../apps/api/test/faults/api-process.ts";
import { underPurchases } from "../../apps/api/test/faults/under-purchases.ts";
import { type FaultRun, patientShop, reportFaults } from "./fault-shop.ts";
import { onEachDatabase } from "./on-each-database.ts";

/** Where Debian and its relatives have it. */
const libraries = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`,
);
/** What the clock shows besides the true time, one after the other: forward, back before the truth, and true again. */
const jumps = ["+2h", "-2h", "+20h", "+1s", "-20h", "-1m", "+90s", "+0"];
const betweenMs = 2_500;

/**
 * `pnpm faults clock [--rounds 1] [--shoppers 8]`: sets the clock of the API forward and back while shoppers order, with the embedded
 * database (whose clock it is too) and with PostgreSQL (whose clock stays true). @returns the exit code
 */
export async function jumpClock(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: "string", default: "1" }, shoppers: { type: "string", default: "8" } },
  });
  const library = libraries.find((file) => existsSync(file));
  if (library === undefined) throw new PlainFailure("No libfaketime: apt-get install faketime");
  return onEachDatabase(run, async ({ kind, folder, dataFolder, postgres, sold }) => {
    const clock = join(folder, "clock");
    writeFileSync(clock, "+0");
    const api = await startApiProcess(dataFolder, postgres?.url, {
      ...patientShop,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
    run.onStop(() => api.kill());
    const report = await underPurchases({
      shoppers: Number(values.shoppers),
      sold,
      urlOf: () => api.url,
      async disturb(acknowledged) {
        for (let round = 0; round < Number(values.rounds); round += 1) {
          for (const jump of jumps) {
            const before = acknowledged();
            writeFileSync(clock, jump);
            await delay(betweenMs);
            const now = await timeOf(api.url);
            run.progress.line(
              `  ${kind}, clock ${jump.padEnd(4)} (it says ${now}): ${acknowledged() - before} orders acknowledged`,
            );
          }
        }
      },
      inTheEnd: () => api.stop(),
      database: { dataFolder, databaseUrl: postgres?.url },
    });
    const count = Number(values.rounds) * jumps.length;
    return reportFaults(run.progress, `${kind}: ${count} jumps of the clock`, report);
  });
}

/** What the API takes for the time. */
async function timeOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/healthz`);
  return answer.headers.get("date") ?? "nothing";
}
