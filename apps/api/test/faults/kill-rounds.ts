import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { fillFolder } from "../fixtures/database.ts";
import { startApiProcess } from "./api-process.ts";
import { lamp, putLamp, type SoldArticle } from "./order-promises.ts";
import { type PurchaseReport, underPurchases } from "./under-purchases.ts";

export interface KillReport extends PurchaseReport {
  readonly kills: number;
}

/** Makes the database of a shop that sells one article. */
export async function stockShop(dataFolder: string, databaseUrl?: string): Promise<SoldArticle> {
  if (databaseUrl === undefined) await fillFolder(dataFolder);
  const fresh = await openDatabase({ dataFolder, databaseUrl });
  await migrate(fresh);
  await putLamp(fresh);
  await fresh.close();
  return lamp;
}

/**
 * Kills the api with SIGKILL at random moments while shoppers place orders, starts it again, and lets everybody whose
 * answer was lost ask once more. At the end the database is compared with what shoppers were answered.
 * @param databaseUrl PostgreSQL; the embedded database in a folder of its own when left out
 */
export async function killRounds(options: {
  readonly rounds: number;
  readonly shoppers: number;
  readonly databaseUrl?: string;
  readonly onRound?: (round: number, acknowledged: number) => void;
}): Promise<KillReport> {
  const { rounds, databaseUrl, onRound } = options;
  const dataFolder = await mkdtemp(join(tmpdir(), "precise-faults-"));
  try {
    const sold = await stockShop(dataFolder, databaseUrl);
    let api = await startApiProcess(dataFolder, databaseUrl);
    const report = await underPurchases({
      shoppers: options.shoppers,
      sold,
      urlOf: () => api.url,
      async disturb(acknowledged) {
        for (let round = 1; round <= rounds; round += 1) {
          await wait(500 + Math.random() * 6_000);
          await api.kill();
          api = await startApiProcess(dataFolder, databaseUrl);
          onRound?.(round, acknowledged());
        }
      },
      inTheEnd: () => api.stop(),
      database: { dataFolder, databaseUrl },
    });
    return { kills: rounds, ...report };
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
