import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { brokenPromises } from "../order-promises.ts";
import type { Cluster, DatabaseNode } from "./cluster.ts";
import { type Fault, faults } from "./faults.ts";
import { longestGap, type RoundFigures } from "./judge-round.ts";
import { runProgram } from "./network.ts";
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
    broken: [...broken, ...shoppers.surprises(), ...(isAnswered ? [] : await whyNot(urls, primary))],
    staleWrites: await countMissing(primary.url("postgres"), written),
    hasMoved: primary !== former,
  };
}

/** The faults to play, in turn, all or those that are named. @throws Error for a name that there is none of */
export function plannedFaults(rounds: number, only?: string): readonly (readonly [string, Fault])[] {
  const names = only?.split(",");
  const chosen = Object.entries(faults).filter(([name]) => names?.includes(name) ?? true);
  if (chosen.length < (names?.length ?? 1))
    throw new Error(`--only is one or more of ${Object.keys(faults).join(", ")}.`);
  return chosen.flatMap((each) => Array.from({ length: rounds }, () => each));
}

/** What the API and the primary say while a shopper still waits for an answer. */
async function whyNot(urls: readonly string[], primary: DatabaseNode): Promise<string[]> {
  const ready = await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(String);
      return typeof answer === "string" ? answer : answer.text();
    }),
  );
  const busy = await runProgram("psql", [
    primary.url("postgres"),
    "-AtXqc",
    `select application_name, state, wait_event, count(*), max(now() - state_change) from pg_stat_activity
     where datname = 'precise' group by 1, 2, 3`,
  ]);
  return [`a shopper never got an answer; ${ready.join(" ")}; ${busy.trim().replaceAll("\n", "; ")}`];
}
