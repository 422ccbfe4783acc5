import { join } from "node:path";
import { startOwnStack } from "@precise/run/own-stack";
import { openTestPostgres } from "@precise/run/test-postgres";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";
import type { Findings } from "./measure-apis.ts";
import { measureSales, withLowStock } from "./measure-sales.ts";
import { writeCatalogue } from "./start-api.ts";

/** A shop of 1,000 products on a PostgreSQL that waits for the disk, as a server that keeps orders runs. */
export async function measureSalesOnPostgres(
  context: BenchContext,
  distDir: string,
  findings: Pick<Findings, "remarks">,
): Promise<Figure[]> {
  const { settings, progress, onStop, results } = context;
  const postgres = await openTestPostgres(undefined, settings.machine, []);
  if ("missing" in postgres) {
    findings.remarks.push(`Sales were not measured: ${postgres.missing}.`);
    return [];
  }
  onStop(postgres.stop);
  const catalogue = withLowStock(await writeCatalogue(context, 1_000));
  const { stack } = await startOwnStack({
    settings,
    distDir,
    progress,
    onStop,
    keepLogsIn: join(results, "logs", "sales"),
    catalogueFile: catalogue.file,
    databaseUrl: postgres.url,
  });
  const figures = await measureSales(context, stack, catalogue);
  await stack.stop();
  return figures;
}
