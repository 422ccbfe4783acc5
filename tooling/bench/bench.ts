import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { chromiumOfThisMachine } from "@precise/chromium/find-chromium";
import { buildShop, removeCopy } from "@precise/run/build-shop";
import { readRunSettings } from "@precise/run/env";
import { startOwnStack } from "@precise/run/own-stack";
import { wordsOf } from "@precise/run/plain-failure";
import { requireTools } from "@precise/run/preflight";
import { createProgress } from "@precise/run/progress";
import { createUndoList } from "@precise/run/undo-list";
import { root } from "@precise/run/workspace";
import { readBenchArguments } from "./bench-arguments.ts";
import type { BenchContext } from "./bench-context.ts";
import { benchTable, missedLines } from "./bench-table.ts";
import type { PartName } from "./figure.ts";
import { machineWords, watchMachine } from "./machine.ts";
import { type Findings, measureApis } from "./measure-apis.ts";
import { measureDesk } from "./measure-desk.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureOutages } from "./measure-outages.ts";
import { measurePages } from "./measure-pages.ts";
import { measureSalesOnPostgres } from "./measure-sales-on-postgres.ts";
import { measureSettings } from "./measure-settings.ts";
import { measureStartAndMemory } from "./measure-start.ts";
import { measureTasks } from "./measure-tasks.ts";
import { measureTraces } from "./measure-traces.ts";
import { measureWeights } from "./measure-weights.ts";
import { canCountProcesses } from "./processes.ts";
import { writeCatalogue } from "./start-api.ts";
import { installTools } from "./tools.ts";

/**
 * `pnpm bench`: every budget of the design measured on stacks of its own, on this machine alone. Stops by itself after
 * about ten minutes. The whole result goes to `bench-results/`; docs/speed.md says what each line means.
 */
const stopping = new AbortController();
const undos = createUndoList(() => stopping.abort());

const read = readBenchArguments(process.argv.slice(2));
if (!read.ok) {
  console.log(read.words);
  process.exit(process.argv.includes("--help") ? 0 : 1);
}
let exitCode = 1;
try {
  exitCode = await bench(read.value.parts, read.value.isStrict);
} catch (error) {
  if (!undos.isStopped()) console.error(wordsOf(error));
}
await undos.finish(exitCode);

async function bench(parts: ReadonlySet<PartName>, isStrict: boolean): Promise<number> {
  const settings = readRunSettings();
  const { machine } = settings;
  requireTools(machine.PATH ?? "");
  const results = join(root, "bench-results");
  mkdirSync(results, { recursive: true });
  const progress = createProgress(process.stdout, settings.isCi);
  const { onStop } = undos;
  const context: BenchContext = { settings, progress, results, onStop, signal: stopping.signal };
  const findings: Findings = { figures: [], failures: [], remarks: [] };
  const wants = (...names: PartName[]) => names.some((name) => parts.has(name));
  const attempt = async (what: string, work: () => Promise<Findings["figures"]>) => {
    try {
      findings.figures.push(...(await work()));
    } catch (error) {
      findings.failures.push(`${what}: ${wordsOf(error)}`);
    }
  };

  const calm = await watchMachine();
  if (calm.isNoisy)
    findings.remarks.push(
      `Others used ${Math.round(calm.busyShare * 100)} % of this machine when the run began: its times are not to be trusted.`,
    );
  if (!canCountProcesses())
    findings.remarks.push(
      "CPU and memory are counted from /proc, which this system does not have: they show 0.",
    );
  if (wants("lighthouse", "cpu", "latency", "traces")) await installTools(context);
  const copyName = `test-${process.pid}`;
  // Before a start is timed, too: building is no part of it.
  const needsShop = wants(
    "weights",
    "lighthouse",
    "cpu",
    "latency",
    "sales",
    "outages",
    "settings",
    "start",
    "memory",
    "tasks",
  );
  if (needsShop) onStop(async () => removeCopy(copyName));
  const distDir = needsShop
    ? await progress.step("build", (note) => buildShop({ copyName, machine, note }))
    : "";

  if (wants("weights", "lighthouse", "tasks")) {
    const found = await chromiumOfThisMachine({
      named: settings.chromiumPath,
      searchPath: machine.PATH ?? "",
      isWhole: true,
    });
    progress.line(`  ${found.words}`);
    const { stack } = await startOwnStack({
      settings,
      distDir,
      progress,
      onStop,
      keepLogsIn: join(results, "logs", "sample"),
    });
    if (wants("weights")) await attempt("weights", () => measureWeights(context, stack.shopUrl, found.path));
    if (wants("lighthouse"))
      await attempt("Lighthouse", () => measureLighthouse(context, stack.shopUrl, found.path));
    if (wants("tasks")) await attempt("tasks", () => measureTasks(context, stack, found.path));
    await stack.stop();
  }
  if (wants("traces"))
    await attempt("traces", async () => measureTraces(context, await writeCatalogue(context, 1_000)));
  if (wants("cpu", "latency", "search")) {
    const small = await writeCatalogue(context, 1_000);
    if (wants("cpu", "latency")) {
      const { stack } = await startOwnStack({
        settings,
        distDir,
        progress,
        onStop,
        keepLogsIn: join(results, "logs", "pages"),
        catalogueFile: small.file,
      });
      await attempt("pages", () =>
        measurePages(
          context,
          { shopUrl: stack.shopUrl, apiUrl: stack.apiUrl, pids: stack.pids() },
          small.products,
        ),
      );
      await stack.stop();
    }
    const catalogues = wants("search") ? [small, await writeCatalogue(context, 20_000)] : [small];
    await measureApis(context, parts, catalogues, findings);
  }
  if (wants("sales")) await attempt("sales", () => measureSalesOnPostgres(context, distDir, findings));
  if (wants("outages")) await attempt("outages", () => measureOutages(context, distDir));
  if (wants("settings")) {
    const second = `${copyName}-second`;
    onStop(async () => removeCopy(second));
    await attempt("settings", async () =>
      measureSettings(context, [
        distDir,
        await progress.step("second build", (note) => buildShop({ copyName: second, machine, note })),
      ]),
    );
  }
  if (wants("start", "memory")) await attempt("start", () => measureStartAndMemory(context, copyName));

  if (wants("desk")) await attempt("desk", () => measureDesk(context));

  const figures = findings.figures.filter(({ part }) => parts.has(part));
  const when = new Date().toISOString();
  const file = join(results, `bench-${when.replaceAll(":", "-").slice(0, 19)}.json`);
  const { failures, remarks } = findings;
  writeFileSync(
    file,
    `${JSON.stringify({ when, machine: machineWords(), calmBefore: calm, failures, remarks, figures }, undefined, 2)}\n`,
  );
  const missed = missedLines(figures);
  progress.line(
    [
      "",
      benchTable(figures),
      "",
      `  ${machineWords()}; before the run ${Math.round(calm.busyShare * 100)} % busy, load ${calm.load}`,
      ...remarks.map((remark) => `  ! ${remark}`),
      ...failures.map((failure) => `  ✗ could not be measured: ${failure}`),
      ...(missed.length === 0
        ? ["  Every budget that was measured is kept."]
        : missed.map((line) => `  ${line}`)),
      `  Written to ${relative(root, file)}`,
    ].join("\n"),
  );
  return failures.length > 0 || (isStrict && missed.length > 0) ? 1 : 0;
}
