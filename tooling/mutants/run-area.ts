import { createHash } from "node:crypto";
import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import type { Area } from "./areas.ts";
import type { LineRange } from "./changed-lines.ts";
import { instrument, type PlannedMutant } from "./instrument.ts";
import { type JournalLine, type MutantsPlan, noteMark, readJournal } from "./journal.ts";
import type { Mutant, MutantEnd } from "./mutant.ts";

/** Which places of an area are changed, where, and for how long. */
export interface AreaRun {
  readonly area: Area;
  /** The lines by file, as a path from the repository's root. */
  readonly rangesByFile: ReadonlyMap<string, readonly LineRange[]>;
  /** The copy of the repository; files of the area are changed in it. */
  readonly copy: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly limitMs: number;
  /** How many mutants are drawn of all; all of them where nothing is said. */
  readonly sample?: number | undefined;
  /** Another seed draws other mutants. */
  readonly seed?: string | undefined;
  readonly note: (text: string) => void;
}

/** Without a further line of the journal the process hangs: no test takes so long. */
const mostSilentMs = 180_000;
const configFile = "mutants.vitest.config.ts";

/** Changes the area's code, one place at a time, and runs the tests that run that place. */
export async function runArea(run: AreaRun): Promise<readonly Mutant[]> {
  const { area, copy } = run;
  const folder = join(copy, area.folder);
  const texts = new Map(
    [...run.rangesByFile.keys()].map((file) => [file, readFileSync(join(copy, file), "utf8")]),
  );
  const planned = await instrument(copy, run.rangesByFile);
  const drawn = run.sample === undefined ? planned : drawSample(planned, run.sample, run.seed);
  const journal = join(folder, "mutants-journal.jsonl");
  const planFile = join(folder, "mutants-plan.json");
  const plan: MutantsPlan = {
    ids: drawn.map(({ id }) => id),
    files: Object.fromEntries(drawn.map(({ id, file }) => [id, join(copy, file)])),
    journal,
    stopAt: Date.now() + run.limitMs,
    patienceMs: area.patienceSeconds * 1000,
  };
  writeFileSync(planFile, JSON.stringify(plan));
  writeFileSync(journal, "");
  writeFileSync(join(folder, configFile), vitestConfig(area, planFile));
  await runTests(run, folder, plan);
  const lines = readJournal(journal);
  for (const line of lines)
    if (line.kind === "left out") run.note(`fails unchanged: ${line.test}\n${line.why}`);
  return mutantsOf(planned, new Set(plan.ids), lines, (file) => texts.get(file) ?? "");
}

/** Runs the tests in one process as long as it can go on; what ends the process is a mutant without end. */
async function runTests(run: AreaRun, folder: string, plan: MutantsPlan): Promise<void> {
  const vitest = fileURLToPath(new URL("vitest.mjs", import.meta.resolve("vitest/package.json")));
  while (Date.now() < plan.stopAt) {
    const before = statSync(plan.journal).size;
    const end = await runCommand({
      command: process.execPath,
      args: [vitest, "run", "--config", configFile],
      cwd: folder,
      // What takes long guards rules that have tests of their own.
      env: { ...run.machine, TEST_DEPTH: "short" },
      limitMs: mostSilentMs,
      mayGoOn: true,
      onLine: (line) => {
        if (line.startsWith(noteMark)) run.note(line.slice(noteMark.length));
      },
    });
    const last = readJournal(plan.journal).at(-1);
    if (last?.kind === "finished") return;
    if (statSync(plan.journal).size === before)
      throw new PlainFailure(`The tests of ${run.area.name} do not run:\n${end.output}`);
    if (last?.kind === "begin" && !end.isOk) {
      const line: JournalLine = { kind: "ended", id: last.id, end: "endless", by: last.by };
      appendFileSync(plan.journal, `${JSON.stringify(line)}\n`);
    }
  }
}

/** The package's own way to run tests, with those of the area alone, in one process, each as often as it takes. */
function vitestConfig({ tests }: Area, planFile: string): string {
  const runner = join(import.meta.dirname, "mutating-runner.ts");
  return `import { matchesGlob, relative } from "node:path";
import { BaseSequencer } from "vitest/node";
import own from "./vitest.config.ts";

const include = ${JSON.stringify(tests)};

/** As the area names them: tests beside the code, and of the area's own calls, notice most. */
class AsNamed extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) =>
      include.findIndex((pattern) => matchesGlob(relative(import.meta.dirname, moduleId), pattern));
    return [...files].sort((a, b) => rank(a) - rank(b) || (a.moduleId < b.moduleId ? -1 : 1));
  }
}

const test = {
  ...own.test,
  include,
  runner: ${JSON.stringify(runner)},
  provide: { mutantsPlan: ${JSON.stringify(planFile)} },
  isolate: false,
  maxWorkers: 1,
  sequence: { sequencer: AsNamed },
  reporters: ["dot"],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};
export default { ...own, test };
`;
}

/** The same mutants each time for a seed, spread over the area. */
function drawSample(
  mutants: readonly PlannedMutant[],
  count: number,
  seed = "20261129",
): readonly PlannedMutant[] {
  const drawn = (mutant: PlannedMutant) =>
    createHash("sha256")
      .update(`${seed} ${mutant.file} ${mutant.start.line}:${mutant.start.column} ${mutant.replacement}`)
      .digest("hex");
  return mutants
    .map((mutant) => ({ mutant, key: drawn(mutant) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/**
 * @param drawn ids of those that were to be tried
 * @param readText the file's text before any change, by its path from the repository's root
 */
export function mutantsOf(
  planned: readonly PlannedMutant[],
  drawn: ReadonlySet<string>,
  lines: readonly JournalLine[],
  readText: (file: string) => string,
): readonly Mutant[] {
  const endsById = new Map<string, MutantEnd>();
  for (const line of lines) if (line.kind === "ended") endsById.set(line.id, line.end);
  return planned.map((mutant) => {
    const text = readText(mutant.file);
    return {
      file: mutant.file,
      line: mutant.start.line,
      lineText: text.split("\n")[mutant.start.line - 1]?.trim() ?? "",
      original: onOneLine(textBetween(text, mutant)),
      replacement: onOneLine(mutant.replacement),
      end: endsById.get(mutant.id) ?? (drawn.has(mutant.id) ? "unfinished" : "not tried"),
    };
  });
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function textBetween(text: string, { start, end }: Pick<PlannedMutant, "start" | "end">): string {
  const lines = text.split("\n").slice(start.line - 1, end.line);
  const last = lines.length - 1;
  // The end is cut first: both ends may be in one line.
  lines[last] = (lines[last] ?? "").slice(0, end.column - 1);
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join("\n");
}
