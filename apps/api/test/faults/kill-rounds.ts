import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { fillFolder } from "../fixtures/database.ts";
import { startApiProcess } from "./api-process.ts";
import { brokenPromises, putLamp, sku } from "./order-promises.ts";
import { placingShopper } from "./placing-shopper.ts";

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Orders in the database. */
  readonly orders: number;
  /** One line for each promise that was broken. */
  readonly broken: readonly string[];
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
  const open = () => openDatabase({ dataFolder, databaseUrl });
  try {
    if (databaseUrl === undefined) await fillFolder(dataFolder);
    const fresh = await open();
    await migrate(fresh);
    await putLamp(fresh);
    await fresh.close();
    const shoppers = Array.from({ length: options.shoppers }, () => placingShopper(sku, 6_000));
    const acknowledged = () => shoppers.flatMap((shopper) => shopper.acknowledged);
    for (let round = 1; round <= rounds; round += 1) {
      const api = await startApiProcess(dataFolder, databaseUrl);
      let isGone = false;
      const placing = shoppers.map(async (shopper) => {
        // They get no notice: they find out by a call that fails.
        while (!isGone) await shopper.orderOnce(api.url).catch(() => wait(20));
      });
      await wait(500 + Math.random() * 6_000);
      await api.kill();
      isGone = true;
      await Promise.all(placing);
      onRound?.(round, acknowledged().length);
    }
    const last = await startApiProcess(dataFolder, databaseUrl);
    const unanswered = () => shoppers.filter((shopper) => shopper.isWaiting());
    for (let time = 0; time < 50 && unanswered().length > 0; time += 1) {
      await Promise.all(unanswered().map((shopper) => shopper.orderOnce(last.url, "only-open")));
    }
    await last.stop();
    const db = await open();
    const broken = [
      ...shoppers.flatMap((shopper) => shopper.surprises),
      ...(unanswered().length > 0 ? [`${unanswered().length} shoppers never got an answer`] : []),
      ...(await brokenPromises(db, acknowledged())),
    ];
    const [row] = await db.query<{ orders: number }>("select count(*)::int as orders from shop_order");
    await db.close();
    return { kills: rounds, acknowledged: acknowledged().length, orders: row?.orders ?? 0, broken };
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
