import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startAnswerTally } from "../../apps/api/test/faults/answer-tally.ts";
import { startApiProcess } from "../../apps/api/test/faults/api-process.ts";
import { underPurchases } from "../../apps/api/test/faults/under-purchases.ts";
import { type FaultRun, patientShop, reportFaults } from "./fault-shop.ts";
import { onEachDatabase } from "./on-each-database.ts";
import { slowSyncs, withChildren } from "./slow-syncs.ts";

/** So much longer does each sync take, one round after the other. */
const addedMs = [300, 1_000, 3_000];
const slowMs = 10_000;
/** So soon after the disk is fast again an order is acknowledged. */
const recoveryMs = 20_000;

/**
 * `pnpm faults slow-disk [--rounds 3] [--shoppers 20]`: makes each fsync of the embedded database, then of PostgreSQL, take 0.3, 1 and
 * 3 seconds longer in turn while shoppers order, and fast again. It takes strace. @returns the exit code
 */
export async function slowDisk(run: FaultRun, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: "string", default: "3" }, shoppers: { type: "string", default: "20" } },
  });
  return onEachDatabase(run, async ({ kind, dataFolder, postgres, sold }) => {
    const api = await startApiProcess(dataFolder, postgres?.url, patientShop);
    run.onStop(() => api.kill());
    const tally = startAnswerTally();
    const report = await underPurchases({
      shoppers: Number(values.shoppers),
      sold,
      urlOf: () => api.url,
      onAnswer: tally.onAnswer,
      async disturb(acknowledged) {
        for (let round = 0; round < Number(values.rounds); round += 1) {
          await delay(1_000 + Math.random() * 2_000);
          const added = addedMs[round % addedMs.length] ?? 0;
          const disk = await slowSyncs(run, withChildren(postgres?.pid ?? api.pid), added);
          tally.take();
          const before = acknowledged();
          await delay(slowMs);
          const during = acknowledged();
          const seen = tally.take();
          const slowed = await disk.end();
          if (slowed === 0) throw new Error(`${kind}: no sync was slow, which would show nothing`);
          const fastAt = performance.now();
          while (acknowledged() === during) {
            if (performance.now() - fastAt > recoveryMs)
              throw new Error(
                `${kind}: no order within ${recoveryMs / 1000} s after the disk was fast again`,
              );
            await delay(20);
          }
          const seconds = (performance.now() - fastAt) / 1000;
          run.progress.line(
            [
              `  ${kind}, ${added / 1000} s more for each sync (${slowed} were slow): ${during - before} orders acknowledged in ${slowMs / 1000} s, the next ${seconds.toFixed(1)} s after it was fast again`,
              `    calls meanwhile: ${seen}`,
            ].join("\n"),
          );
        }
      },
      inTheEnd: () => api.stop(),
      database: { dataFolder, databaseUrl: postgres?.url },
    });
    return reportFaults(run.progress, `${kind}: disk slow ${values.rounds} times`, report);
  });
}
