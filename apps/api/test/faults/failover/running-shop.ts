import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { startApiProcess } from "../api-process.ts";
import { putLamp } from "../order-promises.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { openNetwork, runProgram } from "./network.ts";

/** A cluster with API processes before it, which sell one lamp. */
export interface RunningShop {
  readonly cluster: Cluster;
  /** Of the API processes. */
  readonly urls: readonly string[];
  readonly folder: string;
}

/** @param undo gets what removes everything again, step by step while it is made */
export async function startShop(options: {
  readonly databases: number;
  readonly archiving: boolean;
  readonly undo: AsyncDisposableStack;
  say(words: string): void;
}): Promise<RunningShop> {
  const { undo, say } = options;
  const folder = await mkdtemp(join(tmpdir(), "precise-failover-"));
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  say(`everything, and what it logs, is in ${folder}`);
  // First ended are the machines, then taken off what their disks are.
  const disks = undo.use(new AsyncDisposableStack());
  const network = await openNetwork(folder);
  undo.defer(() => network.close());
  const cluster = await startCluster({
    network,
    folder,
    databases: options.databases,
    archiving: options.archiving,
    undo: (step) => disks.defer(async () => void (await step())),
  });
  await cluster.untilWhole(120);
  say("the cluster is whole");
  const primary = await cluster.primary();
  const { password } = new URL(primary.url("precise"));
  await runProgram("psql", [
    primary.url("postgres"),
    "-qc",
    `create role precise login password '${password}'`,
    "-c",
    "create database precise owner precise",
  ]);
  const direct = await openDatabase({ databaseUrl: primary.url("precise"), dataFolder: folder });
  await migrate(direct);
  await putLamp(direct);
  await direct.close();
  const urls: string[] = [];
  for (const name of ["api1", "api2"]) {
    const dataFolder = join(folder, name);
    await mkdir(dataFolder);
    const { DATABASE_URL, ...variables } = cluster.variables;
    const api = await startApiProcess(dataFolder, DATABASE_URL, variables);
    undo.defer(() => api.kill());
    urls.push(api.url);
  }
  say("two API processes listen");
  return { cluster, urls, folder };
}
