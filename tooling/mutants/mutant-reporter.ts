import { appendFileSync } from "node:fs";
import type { MutantResult, MutantTestPlan } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import type { MutationTestingPlanReadyEvent, Reporter } from "@stryker-mutator/api/report";

/** What the reporter writes, in the folder where Stryker runs. */
export const reportFile = "mutants-report.jsonl";

/** One line of the file that the reporter writes; places are counted from 1. */
export type ReportLine =
  | { readonly kind: "planned"; readonly mutants: readonly ReportedMutant[] }
  | { readonly kind: "ended"; readonly id: string; readonly status: MutantResult["status"] };

/** A mutant as Stryker names it. */
export interface ReportedMutant {
  readonly id: string;
  /** Absolute. */
  readonly file: string;
  readonly start: Place;
  readonly end: Place;
  readonly replacement: string;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Writes each end at once: Stryker's own reports come only when all mutants have ended, and a run may be stopped before.
 */
class MutantReporter implements Reporter {
  onMutationTestingPlanReady({ mutantPlans }: MutationTestingPlanReadyEvent): void {
    write({ kind: "planned", mutants: mutantPlans.map(toReported) });
  }

  onMutantTested({ id, status }: Readonly<MutantResult>): void {
    write({ kind: "ended", id, status });
  }
}

function toReported({ mutant }: MutantTestPlan): ReportedMutant {
  const { id, fileName, location, replacement } = mutant;
  // Inside Stryker lines and columns are counted from 0.
  const place = ({ line, column }: Place) => ({ line: line + 1, column: column + 1 });
  return { id, file: fileName, start: place(location.start), end: place(location.end), replacement };
}

function write(line: ReportLine): void {
  appendFileSync(reportFile, `${JSON.stringify(line)}\n`);
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "mutants", MutantReporter)];
