import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildShop, removeCopy } from "@precise/run/build-shop";
import { readRunSettings } from "@precise/run/env";
import { PlainFailure } from "@precise/run/plain-failure";
import { requireTools } from "@precise/run/preflight";
import { createProgress, type Progress } from "@precise/run/progress";
import type { OnStop } from "@precise/run/run-until-stopped";
import { type ServerProcesses, startProcesses } from "@precise/run/start-processes";
import { openTestPostgres } from "@precise/run/test-postgres";
import { root } from "@precise/run/workspace";
import type { SoldArticle } from "../../apps/api/test/faults/order-promises.ts";
import { type PurchaseReport, underPurchases } from "../../apps/api/test/faults/under-purchases.ts";
import { writeSoldCatalogue } from "./sold-catalogue.ts";

/** What a run of faults works with. */
export interface FaultRun {
  readonly machine: Readonly<Record<string, string>>;
  readonly progress: Progress;
  readonly onStop: OnStop;
}

/** @param onStop registers what is undone at the end */
export function startFaultRun(onStop: OnStop): FaultRun {
  const { machine } = readRunSettings();
  requireTools(machine.PATH ?? "");
  return { machine, progress: createProgress(process.stdout, true), onStop };
}

/** Nothing that was ordered is given up while a run lasts. */
export const patientShop = { UNPROVED_HOLD_MINUTES: "1440", UNPAID_ORDER_HOURS: "2160" };

/** A whole shop on PostgreSQL, two of everything but the trade area, with one article that everybody buys. */
export interface FaultShop extends ServerProcesses {
  readonly sold: SoldArticle;
  readonly databaseUrl: string;
}

/**
 * @param options.between leads a connection of one part to another over an address of its own
 * @param options.variables what the environment of every server has besides
 * @throws PlainFailure where there is no PostgreSQL
 */
export async function startFaultShop(
  { machine, progress, onStop }: FaultRun,
  options: {
    readonly between?: Parameters<typeof startProcesses>[0]["between"];
    readonly variables?: (databaseUrl: string) => Promise<Readonly<Record<string, string>>>;
  } = {},
): Promise<FaultShop> {
  const names = [`test-${process.pid}`, `test-${process.pid}-second`];
  const distDirs: string[] = [];
  for (const copyName of names) {
    onStop(async () => removeCopy(copyName));
    distDirs.push(await progress.step("build", (note) => buildShop({ copyName, machine, note })));
  }
  const folder = mkdtempSync(join(tmpdir(), "precise-faults-"));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await openTestPostgres(undefined, machine, []);
  if ("missing" in postgres) throw new PlainFailure(`${postgres.missing}: apt-get install postgresql`);
  onStop(postgres.stop);
  const { file, sold } = writeSoldCatalogue(folder);
  const variables = await options.variables?.(postgres.url);
  const processes = await progress.step("2 apis, 2 doors, 2 shops, trade area", () =>
    startProcesses({
      machine,
      onStop,
      logDir: join(root, "bench-results", "logs", "faults"),
      distDirs,
      apis: 2,
      doors: 2,
      databaseUrl: postgres.url,
      catalogueFile: file,
      handedOn: { ...patientShop, ...variables },
      ...(options.between === undefined ? {} : { between: options.between }),
    }),
  );
  return { ...processes, sold, databaseUrl: postgres.url };
}

/** Shoppers come to either door while something is done to the shop. */
export function buyAtBothDoors(
  { doors, sold, databaseUrl }: FaultShop,
  shoppers: number,
  disturb: (acknowledged: () => number) => Promise<void>,
  more: Pick<Parameters<typeof underPurchases>[0], "onAnswer" | "otherOrders"> = {},
): Promise<PurchaseReport> {
  return underPurchases({
    ...more,
    shoppers,
    sold,
    urlOf: () => doors[Math.floor(Math.random() * doors.length)]?.url ?? "",
    disturb,
    database: { dataFolder: tmpdir(), databaseUrl },
  });
}

/** Prints what came of it. @returns the exit code */
export function reportFaults(progress: Progress, what: string, report: PurchaseReport): number {
  const { acknowledged, orders, broken } = report;
  progress.line(
    [
      `  ${broken.length === 0 ? "✓" : "✗"} ${what}: ${acknowledged} orders acknowledged, ${orders} in the database, ${broken.length} promises broken`,
      ...broken.slice(0, 40).map((words) => `    ${words}`),
    ].join("\n"),
  );
  return broken.length === 0 ? 0 : 1;
}
