import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { browserSteps } from "./browser-steps.ts";
import { buildShop } from "./build-shop.ts";
import { changedFilter } from "./changes.ts";
import { runCommand } from "./run-command.ts";
import { runTurbo } from "./run-turbo.ts";
import { runVitest } from "./run-vitest.ts";
import { readVitestReport, tallyOf } from "./tally.ts";
import type { TestContext } from "./test-context.ts";
import { openTestPostgres } from "./test-postgres.ts";
import type { StepFinding, TestStep } from "./test-run.ts";
import { root } from "./workspace.ts";

const MINUTE_MS = 60_000;

/** Every step of `pnpm test`, in the order in which a fault is cheapest to find. */
export function testSteps(context: TestContext): readonly TestStep[] {
  const { machine } = context.settings;
  const built: { distDir?: string } = {};

  const tool = (name: string, command: string, args: readonly string[]): TestStep => ({
    name,
    group: "lint",
    lane: "main",
    reads: [""],
    run: async () => {
      const end = await runCommand({
        command: join(root, "node_modules", ".bin", command),
        args,
        cwd: root,
        env: machine,
        limitMs: 4 * MINUTE_MS,
      });
      return {
        tally: tallyOf([{ passed: end.isOk ? 1 : 0, failed: end.isOk ? 0 : 1 }], end.isOk),
        output: end.output,
      };
    },
  });

  return [
    tool("format and lint", "biome", ["check", "."]),
    tool("one version for all", "sherif", []),
    tool("nothing unused", "knip", ["--no-progress"]),
    checkStep("import boundaries", "boundaries", "tooling/boundaries", context),
    checkStep("paths in the docs", "docs", "tooling/doc-paths", context),
    checkStep("words for people", "words", "tooling/words", context),
    {
      name: "shop build",
      group: "build",
      tests: [],
      lane: "beside",
      run: async (note) => {
        built.distDir = await buildShop({ copyName: context.copyName, machine, note });
        return { tally: { passed: 1, failed: 0 } };
      },
    },
    {
      // After the build, which it would otherwise start itself: `next typegen` must not run beside `next build`.
      name: "types",
      group: "types",
      needs: ["build"],
      tests: "any",
      lane: "main",
      reads: [...sources, "tooling"],
      run: async () => {
        const end = await runTurbo({
          args: ["typecheck", ...touchedOnly(context), "--continue", "--output-logs=errors-only"],
          machine,
          limitMs: 10 * MINUTE_MS,
        });
        return { tally: { passed: end.isOk ? 1 : 0, failed: end.isOk ? 0 : 1 }, output: end.output };
      },
    },
    {
      name: "unit",
      group: "unit",
      tests: "any",
      lane: "main",
      // What is due for a release depends on what was released.
      reads: [...sources, "tooling", "deploy", ".changeset", ".github", "docs", ".git"],
      run: () => runUnits(context),
    },
    {
      name: "api",
      group: "api",
      tests: ["@precise/api"],
      lane: "beside",
      reads: ["apps/api", "apps/payments", "packages", ...settings],
      run: (note) => runApi(context, note),
    },
    ...browserSteps(context, () => built.distDir ?? ""),
  ];
}

/** What decides how anything is built and run. */
const settings = [
  "package.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "turbo.json",
  "tsconfig.base.json",
] as const;
const sources = ["apps", "packages", ...settings] as const;

/** A check of the whole tree: its input is every file, and the subjects of commits are checked too. */
function checkStep(name: string, group: string, folder: string, context: TestContext): TestStep {
  return {
    name,
    group,
    lane: "main",
    reads: ["", ".git"],
    run: () =>
      runVitest(folder, join(context.reports, `${group}.json`), context, {}, { limitMs: 3 * MINUTE_MS }),
  };
}

/** turbo's filter with `--changed`. */
function touchedOnly({ changes }: TestContext): readonly string[] {
  return changes === undefined ? [] : [changedFilter(changes.since)];
}

async function runUnits(context: TestContext): Promise<StepFinding> {
  const { settings, changes } = context;
  const reportName = join("test-results", "unit.json");
  const folders = foldersWithUnits((name) => changes?.packages.has(name) ?? true);
  if (folders.length === 0) return { tally: { passed: 1, failed: 0 } };
  for (const folder of folders) rmSync(join(folder, reportName), { force: true });
  const end = await runTurbo({
    args: [
      "unit",
      ...touchedOnly(context),
      "--filter=!@precise/api",
      "--continue",
      "--concurrency=2",
      "--output-logs=errors-only",
    ],
    taskArgs: ["--no-color", "--reporter=default", "--reporter=json", `--outputFile.json=${reportName}`],
    machine: settings.machine,
    limitMs: 12 * MINUTE_MS,
  });
  const reports = folders.map((folder) => readVitestReport(join(folder, reportName)));
  const silent = folders.filter((_, at) => reports[at] === undefined).map((folder) => relative(root, folder));
  const output =
    silent.length === 0 ? end.output : `${end.output}\nNo report came from: ${silent.join(", ")}`;
  return { tally: tallyOf(reports, end.isOk), output };
}

/** The api's tests on the embedded database, and on a real server too where one is available. */
async function runApi(context: TestContext, note: (text: string) => void): Promise<StepFinding> {
  const { testDatabaseUrl, machine } = context.settings;
  const postgres =
    context.depth === "short" && testDatabaseUrl === undefined
      ? { missing: "PostgreSQL is left to CI" }
      : await openTestPostgres(testDatabaseUrl, machine);
  const isMissing = "missing" in postgres;
  const words = isMissing ? `PGlite only; ${postgres.missing}` : `PGlite and ${postgres.words}`;
  note(words);
  if (!isMissing) context.onStop(postgres.stop);
  try {
    const env: Record<string, string> = isMissing ? {} : { TEST_DATABASE_URL: postgres.url };
    const finding = await runVitest(
      "apps/api",
      join(context.reports, "api.json"),
      context,
      env,
      // A line comes with each file; of those that start processes one took four and a half minutes on a busy machine.
      { limitMs: 10 * MINUTE_MS, mayGoOn: true },
      // The browsers beside it need the other processor, for longer than the api's tests take.
      context.depth === "whole" ? ["--maxWorkers=1"] : [],
    );
    context.progress.line(`    the api was tested on ${words}`);
    return finding;
  } finally {
    if (!isMissing) await postgres.stop();
  }
}

function foldersWithUnits(isWanted: (name: string) => boolean): readonly string[] {
  return ["apps", "packages", "tooling"]
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
    .filter((folder) => existsSync(join(folder, "package.json")))
    .filter((folder) => {
      const manifest: { name?: string; scripts?: { unit?: string } } = JSON.parse(
        readFileSync(join(folder, "package.json"), "utf8"),
      );
      const { name = "", scripts } = manifest;
      return scripts?.unit !== undefined && name !== "@precise/api" && isWanted(name);
    });
}
