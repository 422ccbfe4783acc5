import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { brokenPromises } from "../order-promises.ts";
import { until } from "./cluster.ts";
import { programFolder } from "./needs.ts";
import { runProgram } from "./network.ts";
import type { RunningShop } from "./running-shop.ts";
import { openShoppers } from "./shoppers.ts";

const restoredPort = 5433;

/**
 * The drill of docs/operations.md, "Back to the second before a mistake": lines of orders are deleted while orders are placed,
 * the second before is restored beside the running database, and what is missing is shown and put back.
 * @returns whether afterwards everything that shoppers were told is true again
 */
export async function drillRestore(shop: RunningShop, say: (words: string) => void): Promise<boolean> {
  const { cluster, folder } = shop;
  const node = await cluster.primary();
  const live = node.url("postgres", "precise");
  const backRest = (...args: readonly string[]) =>
    node.machine.run("pgbackrest", [`--config=${cluster.backupSettings}`, "--stanza=precise", ...args]);
  const ask = async (url: string, text: string) => (await runProgram("psql", [url, "-AtXqc", text])).trim();

  await backRest("stanza-create");
  await backRest("--type=full", "backup");
  say("a full backup is made; orders are placed");
  const shoppers = openShoppers(20, shop.urls);
  await wait(10_000);
  // Its own beginning: every order that was placed before it is in the copy, and it itself is not.
  const [moment = "", deleted] = (
    await ask(live, "with gone as (delete from shop_order_line returning 1) select now(), count(*) from gone")
  ).split("|");
  say(`the mistake: delete from shop_order_line, ${deleted} rows; orders go on`);
  await wait(10_000);
  await shoppers.close();

  const begun = Date.now();
  const lastWal = await ask(live, "select pg_walfile_name(pg_switch_wal())");
  await until(
    async () => (await ask(live, `select last_archived_wal >= '${lastWal}' from pg_stat_archiver`)) === "t",
    60,
    "the last WAL was not archived",
  );
  const copyFolder = join(folder, node.machine.name, "restored");
  await node.machine.run("mkdir", ["-m", "700", copyFolder]);
  await backRest(
    "--type=time",
    `--target=${moment}`,
    "--target-action=promote",
    `--pg1-path=${copyFolder}`,
    "restore",
  );
  node.machine.start(`${programFolder}/postgres`, [
    ...["-D", copyFolder],
    ...["-c", `port=${restoredPort}`],
    ...["-c", `unix_socket_directories=${join(folder, node.machine.name)}`],
    ...["-c", "archive_mode=off"],
    ...["-c", "synchronous_standby_names="],
  ]);
  const copyUrl = new URL(live);
  copyUrl.port = String(restoredPort);
  const copy = copyUrl.href;
  await until(
    async () => (await ask(copy, "select not pg_is_in_recovery()").catch(() => "")) === "t",
    120,
    "the restored copy did not open",
  );
  say(`restored to ${moment}, beside the running database, in ${Math.round((Date.now() - begun) / 1000)} s`);

  const missing = await missingRows(ask, live, copy);
  say(
    `missing in the running database: ${missing.length} lines of orders; not in the copy: orders placed since then`,
  );
  await runProgram("bash", [
    "-c",
    `set -o pipefail
     { echo "create temp table kept as select * from shop_order_line limit 0;"
       echo "copy kept from stdin;"; psql "$1" -Xqc "copy shop_order_line to stdout"; echo '\\.'
       echo "insert into shop_order_line select * from kept on conflict do nothing;"; } |
       psql "$2" -Xq -v ON_ERROR_STOP=1`,
    "put-back",
    copy,
    live,
  ]);
  const left = await missingRows(ask, live, copy);
  const db = await openDatabase({ databaseUrl: node.url("precise"), dataFolder: folder });
  const broken = await brokenPromises(db, shoppers.acknowledged());
  await db.close();
  say(
    `put back; still missing ${left.length}; of ${shoppers.acknowledged().length} acknowledged orders broken: ${broken.length}`,
  );
  for (const words of broken.slice(0, 5)) say(words);
  return missing.length > 0 && left.length === 0 && broken.length === 0;
}

/** Keys of rows that the copy has and the running database does not. */
async function missingRows(
  ask: (url: string, text: string) => Promise<string>,
  live: string,
  copy: string,
): Promise<string[]> {
  const keys = "select order_id || ' ' || position from shop_order_line";
  const there = new Set((await ask(live, keys)).split("\n"));
  return (await ask(copy, keys)).split("\n").filter((key) => key !== "" && !there.has(key));
}
