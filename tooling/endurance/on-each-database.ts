import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainFailure } from "@precise/run/plain-failure";
import { openTestPostgres, type TestPostgres } from "@precise/run/test-postgres";
import { stockShop } from "../../apps/api/test/faults/kill-rounds.ts";
import type { SoldArticle } from "../../apps/api/test/faults/order-promises.ts";
import type { FaultRun } from "./fault-shop.ts";

/** A database of a shop that sells one article; no API runs on it yet. */
export interface StockedDatabase {
  readonly kind: "embedded database" | "PostgreSQL";
  /** Holds everything, PostgreSQL's data too. */
  readonly folder: string;
  readonly dataFolder: string;
  /** Undefined for the embedded one, which runs in the API's own process. */
  readonly postgres: Exclude<TestPostgres, { readonly missing: string }> | undefined;
  readonly sold: SoldArticle;
}

/**
 * Does the same with the embedded database and then with PostgreSQL, each with its syncs on.
 * @param makeFolder a temporary folder when left out
 * @returns the worst exit code @throws PlainFailure where there is no PostgreSQL
 */
export async function onEachDatabase(
  run: FaultRun,
  play: (database: StockedDatabase) => Promise<number>,
  makeFolder: (run: FaultRun) => Promise<string> = temporaryFolder,
): Promise<number> {
  const codes: number[] = [];
  for (const kind of ["embedded database", "PostgreSQL"] as const) {
    const folder = await makeFolder(run);
    const postgres =
      kind === "PostgreSQL"
        ? await openTestPostgres(undefined, run.machine, [], { parent: folder })
        : undefined;
    if (postgres !== undefined && "missing" in postgres)
      throw new PlainFailure(`${postgres.missing}: apt-get install postgresql`);
    if (postgres !== undefined) run.onStop(postgres.stop);
    const dataFolder = join(folder, "data");
    mkdirSync(dataFolder);
    codes.push(
      await play({ kind, folder, dataFolder, postgres, sold: await stockShop(dataFolder, postgres?.url) }),
    );
  }
  return Math.max(...codes);
}

async function temporaryFolder({ onStop }: FaultRun): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "precise-faults-"));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user, whose own folder in it is closed to everybody else.
  chmodSync(folder, 0o755);
  return folder;
}
