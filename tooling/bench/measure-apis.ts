import type { BenchContext } from "./bench-context.ts";
import type { Figure, PartName } from "./figure.ts";
import { measureCalls } from "./measure-calls.ts";
import { measureQuestions } from "./measure-questions.ts";
import { measureUpload } from "./measure-upload.ts";
import { type BenchCatalogue, type DatabaseKind, startApi } from "./start-api.ts";

/** What the parts of a run found, and in words what could not be measured. */
export interface Findings {
  readonly figures: Figure[];
  readonly failures: string[];
  /** Remarks for the reader, such as that there is no PostgreSQL. */
  readonly remarks: string[];
}

/** The api alone, on both databases: its calls with 1,000 products, its search with 1,000 and 20,000. */
export async function measureApis(
  context: BenchContext,
  parts: ReadonlySet<PartName>,
  catalogues: readonly BenchCatalogue[],
  findings: Findings,
): Promise<void> {
  const wantsCalls = parts.has("cpu") || parts.has("latency");
  for (const kind of ["pglite", "postgres"] satisfies DatabaseKind[]) {
    for (const [at, catalogue] of catalogues.entries()) {
      const size = catalogue.products.length.toLocaleString("en");
      if (at > 0 && !parts.has("search")) continue;
      try {
        const api = await context.progress.step(`api, ${size} products, ${kind}`, () =>
          startApi(context, kind, catalogue),
        );
        if ("missing" in api) {
          findings.remarks.push(`Not measured on PostgreSQL: ${api.missing}.`);
          return;
        }
        if (at === 0 && wantsCalls)
          findings.figures.push(...(await measureCalls(context, api, catalogue.products, kind)));
        if (at === 0 && parts.has("latency"))
          findings.figures.push(...(await measureUpload(context, api.url, catalogue.products, kind)));
        if (parts.has("search"))
          findings.figures.push(...(await measureQuestions(context, api.url, catalogue.products, kind)));
        await api.stop();
      } catch (error) {
        findings.failures.push(
          `api with ${size} products on ${kind}: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  }
}
