import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startChild } from "@precise/run/child";
import { PlainFailure } from "@precise/run/plain-failure";
import { getFreePort } from "@precise/run/ports";
import { runCommand } from "@precise/run/run-command";
import { seed } from "@precise/run/stack";
import { planStack } from "@precise/run/stack-plan";
import { openTestPostgres } from "@precise/run/test-postgres";
import { waitUntilReady } from "@precise/run/wait-until-ready";
import { root } from "@precise/run/workspace";
import type { BenchContext } from "./bench-context.ts";
import { type NamedProduct, requireDistinct } from "./questions.ts";

export type DatabaseKind = "pglite" | "postgres";

/** A catalogue of products that all differ, as a file to import. */
export interface BenchCatalogue {
  readonly file: string;
  readonly products: readonly NamedProduct[];
}

/** Generates one. @throws Error when two of its products are alike in name, article number or attributes */
export async function writeCatalogue(context: BenchContext, count: number): Promise<BenchCatalogue> {
  const folder = mkdtempSync(join(tmpdir(), "precise-catalogue-"));
  context.onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "catalogue.json");
  const end = await runCommand({
    command: process.execPath,
    args: [join(root, "apps", "api", "test", "fixtures", "write-catalogue.ts"), String(count), file],
    cwd: root,
    env: context.settings.machine,
    limitMs: 60_000,
  });
  if (!end.isOk) throw new PlainFailure(`The catalogue could not be generated.\n${end.output.trim()}`);
  // Our own generator wrote it in the moment before.
  const { products } = JSON.parse(readFileSync(file, "utf8")) as BenchCatalogue;
  requireDistinct(products);
  return { file, products };
}

/** A running api without a shop. */
export interface BenchApi {
  readonly url: string;
  /** Its process and its database's. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/**
 * Starts an api on a database of its own, with that catalogue in it.
 * @param variables of its environment, beside what every api here has
 * @returns the reason where no PostgreSQL is available
 */
export async function startApi(
  context: BenchContext,
  kind: DatabaseKind,
  catalogue: BenchCatalogue,
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchApi | { readonly missing: string }> {
  const { settings, onStop, results } = context;
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  onStop(stop);
  // With fsync, as a server that keeps orders runs.
  const postgres = kind === "postgres" ? await openTestPostgres(undefined, settings.machine, []) : undefined;
  if (postgres !== undefined && "missing" in postgres) return postgres;
  if (postgres !== undefined) stops.push(postgres.stop);
  const dataDir = mkdtempSync(join(tmpdir(), "precise-api-"));
  stops.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const plan = planStack({
    doorPort: await getFreePort(),
    shopPort: await getFreePort(),
    apiPort: await getFreePort(),
    dataDir,
    logDir: join(results, "logs", kind),
    distDir: "",
    internalSecret: variables.INTERNAL_SECRET ?? randomBytes(32).toString("base64url"),
    machine: settings.machine,
    handedOn: {
      ...variables,
      RATE_LIMIT_FACTOR: "100000",
      ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
    },
    catalogueFile: catalogue.file,
  });
  const child = startChild(plan.api);
  stops.push(() => child.stop());
  await waitUntilReady(child, plan.apiReadyUrl, 180_000);
  await seed(plan, () => undefined);
  return {
    url: plan.apiUrl,
    pids: [child.pid, ...(postgres?.pid === undefined ? [] : [postgres.pid])],
    stop,
  };
}
