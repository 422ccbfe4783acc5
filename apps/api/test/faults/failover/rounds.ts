import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { brokenPromises } from "../order-promises.ts";
import type { Cluster } from "./cluster.ts";
import { type Fault, faults } from "./faults.ts";
import { longestGap, type RoundFigures } from "./judge-round.ts";
import { openShoppers } from "./shoppers.ts";
import { countMissing, makeStaleTable, staleWriter } from "./stale-writer.ts";

const ordersASecond = 20;
const calmMilliseconds = 5_000;
const wholeWithinSeconds = 120;

/**
 * Lets something happen to the primary while orders are placed, and compares afterwards what the new primary has with what
 * shoppers were answered.
 * @param acknowledged numbers of all orders that were acknowledged before; those of this round are added
 */
export async function runRound(options: {
  readonly cluster: Cluster;
  readonly urls: readonly string[];
  readonly name: string;
  readonly fault: Fault;
  readonly acknowledged: string[];
  readonly folder: string;
}): Promise<RoundFigures> {
  const { cluster, urls, fault, acknowledged } = options;
  await cluster.untilWhole(wholeWithinSeconds);
  const former = await cluster.primary();
  await makeStaleTable(former.url("postgres"));
  const shoppers = openShoppers(ordersASecond, urls);
  const writer = staleWriter(former.url("postgres"));
  await wait(calmMilliseconds);
  const begun = Date.now();
  await fault.begin(former, cluster);
  await wait(Math.max(0, begun + fault.lasts - Date.now()));
  await fault.end(former, cluster);
  await cluster.untilWhole(wholeWithinSeconds);
  await wait(calmMilliseconds);
  const ended = Date.now();
  const isAnswered = await Promise.race([shoppers.close().then(() => true), wait(60_000, false)]);
  const written = await writer.stop();

  const primary = await cluster.primary();
  acknowledged.push(...shoppers.acknowledged());
  const db = await openDatabase({ databaseUrl: primary.url("precise"), dataFolder: options.folder });
  const broken = await brokenPromises(db, acknowledged);
  await db.close();
  return {
    fault: options.name,
    refusedFor: longestGap(
      shoppers.orders.map(({ at }) => at),
      begun,
      ended,
    ),
    slowestOrder: Math.max(...shoppers.orders.map(({ waited }) => waited)),
    acknowledged: shoppers.acknowledged().length,
    broken: [...broken, ...shoppers.surprises(), ...(isAnswered ? [] : ["a shopper never got an answer"])],
    staleWrites: await countMissing(primary.url("postgres"), written),
    hasMoved: primary !== former,
  };
}

/** The faults to play, in turn: round by round, or one alone. @throws Error for a name that there is none of */
export function plannedFaults(rounds: number, only?: string): readonly (readonly [string, Fault])[] {
  const chosen = Object.entries(faults).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(faults).join(", ")}.`);
  return chosen.flatMap((each) => Array.from({ length: rounds }, () => each));
}
