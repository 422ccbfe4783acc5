import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readRunSettings } from "@precise/run/env";
import { PlainFailure, wordsOf } from "@precise/run/plain-failure";
import { createProgress } from "@precise/run/progress";
import { runCommand } from "@precise/run/run-command";
import { createUndoList } from "@precise/run/undo-list";
import { root } from "@precise/run/workspace";
import type { Area } from "./areas.ts";
import { findChangedLines, type LineRange, wholeFile } from "./changed-lines.ts";
import { equivalents } from "./equivalents.ts";
import { judge } from "./judge.ts";
import { type MutantsArguments, readMutantsArguments } from "./mutants-arguments.ts";
import { type AreaResult, mutantsTable } from "./mutants-table.ts";
import { runArea } from "./run-area.ts";

/** A copy of the repository in which code may be changed while people work in the first. */
interface WorkspaceCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * `pnpm mutants`: changes the code in small ways, one at a time, in a copy of the repository, and tells which changes no
 * test notices. `pnpm mutants --help` says how to choose.
 */
const undos = createUndoList();

let isGood = false;
try {
  isGood = await runAll(readMutantsArguments(process.argv.slice(2)));
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
await undos.finish(isGood ? 0 : 1);

async function runAll(wanted: MutantsArguments): Promise<boolean> {
  const { machine, isCi } = readRunSettings();
  const progress = createProgress(process.stdout, isCi);
  const deadline = performance.now() + wanted.limitMinutes * 60_000;
  const changes = wanted.since === undefined ? undefined : await findChangedLines(wanted.since, machine);
  const plans = wanted.areas
    .map((area) => ({ area, rangesByFile: chooseLines(area, wanted.paths, changes?.rangesByFile) }))
    .filter(({ rangesByFile }) => rangesByFile.size > 0);
  if (plans.length === 0) {
    progress.line(
      changes ? `No code of an area differs from ${changes.since}.` : "No file of an area is named so.",
    );
    return changes !== undefined;
  }
  if (changes) progress.line(`Lines that differ from ${changes.since}:`);

  const results: AreaResult[] = [];
  for (const { area, rangesByFile } of plans) {
    const mutants = await progress.step(area.name, async (note) => {
      // Each area has a copy of its own: a run that was stopped leaves changed code behind.
      const copy = await copyWorkspace(machine);
      undos.onStop(async () => copy.remove());
      const limitMs = Math.max(1, deadline - performance.now());
      const { sample, seed } = wanted;
      const from = { area, rangesByFile, copy: copy.folder, machine };
      const found = await runArea({ ...from, limitMs, sample, seed, note });
      copy.remove();
      note(`${found.length} changes in ${rangesByFile.size} ${rangesByFile.size === 1 ? "file" : "files"}`);
      return found;
    });
    const wholeFiles = changes ? new Set<string>() : new Set(rangesByFile.keys());
    results.push({ area, judgement: judge(mutants, equivalents, wholeFiles) });
  }
  const table = mutantsTable(results);
  progress.line(["", ...table.lines].join("\n"));
  return table.isGood;
}

/** The lines of an area to change, by file: what differs, or whole files. */
function chooseLines(
  area: Area,
  paths: readonly string[],
  changed: ReadonlyMap<string, readonly LineRange[]> | undefined,
): ReadonlyMap<string, readonly LineRange[]> {
  const sources = join(area.folder, area.sources);
  const files = readdirSync(join(root, sources), { recursive: true, encoding: "utf8" })
    // What is declared of tables is held by tests over all tables (apps/api/test/tables, tooling/boundaries).
    .filter((file) => file.endsWith(".ts") && !/\.(test|tables)\.ts$/.test(file))
    .map((file) => join(sources, file))
    .filter(
      (file) => paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`)),
    )
    .sort();
  return new Map(
    files.flatMap((file) => {
      const ranges = changed ? (changed.get(file) ?? []) : [wholeFile];
      return ranges.length === 0 ? [] : [[file, ranges] as const];
    }),
  );
}

/**
 * Copies every file that git knows or would add. Installed packages are linked, not copied: a package of the workspace
 * that another one imports is therefore the unchanged one.
 */
async function copyWorkspace(machine: Readonly<Record<string, string>>): Promise<WorkspaceCopy> {
  const listed = await runCommand({
    command: "git",
    args: ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    cwd: root,
    env: machine,
    limitMs: 60_000,
  });
  if (!listed.isOk) throw new PlainFailure(`git could not list the files:\n${listed.output}`);
  const files = listed.stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  const folder = mkdtempSync(join(tmpdir(), "precise-mutants-"));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  const packages = files.filter((file) => /(^|\/)package\.json$/.test(file)).map(dirname);
  for (const each of packages) {
    const installed = join(root, each, "node_modules");
    if (!existsSync(installed) || !lstatSync(installed).isDirectory()) continue;
    mkdirSync(join(folder, each), { recursive: true });
    symlinkSync(installed, join(folder, each, "node_modules"));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
