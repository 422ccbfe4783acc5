import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import type { Area } from "./areas.ts";
import type { LineRange } from "./changed-lines.ts";
import type { Mutant, MutantEnd } from "./mutant.ts";
import { type ReportedMutant, type ReportLine, reportFile } from "./mutant-reporter.ts";

/** Which places of an area are changed, where, and for how long. */
export interface AreaRun {
  readonly area: Area;
  /** The lines by file, as a path from the repository's root. */
  readonly rangesByFile: ReadonlyMap<string, readonly LineRange[]>;
  /** The copy of the repository; files of the area are changed in it. */
  readonly copy: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly limitMs: number;
  readonly note: (text: string) => void;
}

/** Changes the area's code, one place at a time, and runs the tests that run that place. */
export async function runArea(run: AreaRun): Promise<readonly Mutant[]> {
  const { area, copy, machine } = run;
  const folder = join(copy, area.folder);
  const report = join(folder, reportFile);
  const originals = new Map(
    [...run.rangesByFile.keys()].map((file) => [file, readFileSync(join(copy, file), "utf8")]),
  );
  const configFile = "mutants.vitest.config.ts";
  writeFileSync(join(folder, configFile), vitestConfig(area));
  writeFileSync(join(folder, "mutants.stryker.json"), JSON.stringify(strykerConfig(run, configFile)));
  const end = await runCommand({
    command: process.execPath,
    args: [
      fileURLToPath(new URL("bin/stryker.js", import.meta.resolve("@stryker-mutator/core/package.json"))),
      ...["run", "mutants.stryker.json"],
    ],
    cwd: folder,
    env: machine,
    limitMs: run.limitMs,
    onLine: (line) => run.note(line),
  });
  const lines = existsSync(report) ? readReport(readFileSync(report, "utf8")) : [];
  if (!end.isOk && !end.hasTimedOut) throw new PlainFailure(`Stryker failed in ${area.name}:\n${end.output}`);
  return mutantsOf(lines, (file) => {
    const path = relative(copy, file);
    return { path, text: originals.get(path) ?? "" };
  });
}

/**
 * The package's own way to run tests, with those of the area alone. Code that counts and switches its changes is slower:
 * what is endless is told by Stryker's limit, which knows how long the unchanged code took.
 */
function vitestConfig({ tests }: Area): string {
  return [
    'import own from "./vitest.config.ts";',
    `const test = { ...own.test, include: ${JSON.stringify(tests)}, testTimeout: 300_000, hookTimeout: 300_000 };`,
    "export default { ...own, test };",
    "",
  ].join("\n");
}

function strykerConfig({ area, rangesByFile }: AreaRun, configFile: string) {
  const mutate = [...rangesByFile].flatMap(([file, ranges]) =>
    ranges.map(({ first, last }) => `${relative(area.folder, file)}:${first}-${last}`),
  );
  return {
    testRunner: "vitest",
    plugins: [
      import.meta.resolve("@stryker-mutator/vitest-runner"),
      join(import.meta.dirname, "mutant-reporter.ts"),
    ],
    reporters: ["mutants"],
    mutate,
    // The folder is a copy already; a sandbox inside it would break paths that climb out of the package.
    inPlace: true,
    coverageAnalysis: "perTest",
    // Related tests are asked for by import; the area's own tests are named instead.
    vitest: { configFile, related: false },
    concurrency: Math.max(1, availableParallelism() - 1),
    timeoutMS: area.patienceSeconds * 1000,
    dryRunTimeoutMinutes: 10,
    disableTypeChecks: false,
    allowEmpty: true,
    allowConsoleColors: false,
    logLevel: "warn",
  };
}

function readReport(text: string): readonly ReportLine[] {
  // Written by our own reporter; the last line may be cut where the run was stopped.
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as ReportLine);
}

const ends: Readonly<Record<string, MutantEnd>> = {
  Killed: "killed",
  Timeout: "endless",
  Survived: "survived",
  NoCoverage: "uncovered",
  RuntimeError: "broken",
  CompileError: "broken",
};

/** @param readFile the file's path from the repository's root, and its text before any change */
export function mutantsOf(
  lines: readonly ReportLine[],
  readFile: (file: string) => { readonly path: string; readonly text: string },
): readonly Mutant[] {
  const endsById = new Map<string, MutantEnd>();
  for (const line of lines) {
    if (line.kind === "ended") endsById.set(line.id, ends[line.status] ?? "not tried");
  }
  const planned = lines.flatMap((line) => (line.kind === "planned" ? line.mutants : []));
  return planned.map((mutant) => {
    const { path, text } = readFile(mutant.file);
    return {
      file: path,
      line: mutant.start.line,
      lineText: text.split("\n")[mutant.start.line - 1]?.trim() ?? "",
      original: onOneLine(textBetween(text, mutant)),
      replacement: onOneLine(mutant.replacement),
      end: endsById.get(mutant.id) ?? "not tried",
    };
  });
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function textBetween(text: string, { start, end }: Pick<ReportedMutant, "start" | "end">): string {
  const lines = text.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  // The end is cut first: both ends may be in one line.
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join("\n");
}
