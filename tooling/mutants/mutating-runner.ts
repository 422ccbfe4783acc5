import { appendFileSync, readFileSync } from "node:fs";
import {
  inject,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestFile,
  TestRunner,
  type TestTryOptions,
} from "vitest";
import { startTests } from "vitest/internal/browser";
import { type JournalLine, type MutantsPlan, noteMark, readJournal } from "./journal.ts";
import { byOf, MutantsProgress } from "./mutants-progress.ts";
import { activate, countFor, deactivate, isHitLimit, takeAround, takeHits } from "./switches.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of the plan. */
    readonly mutantsPlan: string;
  }
}

/** A test's result while it runs; vitest ends a test that is pending. */
interface OpenResult {
  readonly state: string;
  readonly startTime?: number;
  errors?: readonly { readonly message: string }[] | undefined;
  attempts?: readonly unknown[];
  pending?: boolean;
}

interface Module {
  /** Ids of the modules that import it. */
  readonly importers: ReadonlySet<string>;
}

/** The part of vitest's module runner that an import anew needs. */
interface ModuleGraph {
  readonly idToModuleMap: ReadonlyMap<string, Module>;
  readonly fileToModulesMap: ReadonlyMap<string, ReadonlySet<Module>>;
  invalidateModule(module: Module): void;
}

/** What one run of a test's body is for. */
type Try =
  | { readonly kind: "first" }
  | { readonly kind: "again" }
  | { readonly kind: "mutant"; readonly id: string }
  /** After a failure: does the unchanged code still pass? */
  | { readonly kind: "check"; readonly id: string };

const plan = JSON.parse(readFileSync(inject("mutantsPlan"), "utf8")) as MutantsPlan;
const endlessFactor = 10;
/** Modules that are imported again stay in memory: the process is started anew after so many. */
const mostImports = 120;

/**
 * Runs tests as vitest does, and each again and again: unchanged, to see that it can be run twice, and then with one
 * mutant after the other of those that it runs. So modules are imported once and databases are opened once a file.
 *
 * A failure counts only where the unchanged test passes right before and after it. Where the data no longer serves, the
 * file is begun anew. A test that cannot be run twice, and what runs before all tests, is tried by a run of the whole
 * file for each mutant; what runs while modules are imported, by importing them again.
 */
export default class MutatingRunner extends TestRunner {
  readonly #progress = new MutantsProgress(plan, readJournal(plan.journal));
  readonly #tries = new WeakMap<RunnerTestCase, Try>();
  /** Files of this run that have passed through once. */
  #filesLeft = 0;
  #isInner = false;
  /** The rest of the file is not run: its data no longer serves, or what was to be seen was seen. */
  #isStopped = false;
  /** Whether a mutant, or a second run, may have left something in the data of this file. */
  #isSoiled = false;
  /** A mutant that is active in the whole file. */
  #active: string | undefined;
  #failure: "failed" | "endless" | "broken" | undefined;
  #imports = 0;

  override importFile(filepath: string, source: "collect" | "setup"): unknown {
    countFor("around");
    return super.importFile(filepath, source);
  }

  onCollected(files: readonly RunnerTestFile[]): void {
    const imported = takeAround();
    countFor("not");
    for (const file of files) {
      if (file.result?.state === "fail") this.#failure = "broken";
      this.#note({ kind: "around", file: file.filepath, imported, setUp: [] });
    }
  }

  override async onBeforeRunSuite(suite: Parameters<TestRunner["onBeforeRunSuite"]>[0]): Promise<void> {
    await super.onBeforeRunSuite(suite);
    const isFileDone =
      "filepath" in suite && !this.#isInner && this.#progress.isFileDone(String(suite.filepath));
    if (this.#isStopped || isFileDone) suite.mode = "skip";
    // What runs before all tests is counted apart.
    countFor(this.#active === undefined ? "around" : "not");
  }

  override async onAfterRunSuite(suite: Parameters<TestRunner["onAfterRunSuite"]>[0]): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (suite.result?.state === "fail") this.#failure ??= "failed";
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.mode !== "run" && test.mode !== "queued") return;
    if (this.#isStopped || isLate()) {
      test.mode = "skip";
      return;
    }
    const name = nameOf(test);
    if (this.#active !== undefined) {
      if (this.#progress.isLeftOut(name)) test.mode = "skip";
      return;
    }
    this.#tries.set(test, { kind: "first" });
    // As often as it has something to say; the end is told by `pending`.
    if (!this.#progress.isDone(name)) test.repeats = 1_000_000;
  }

  override onBeforeTryTask(test: RunnerTask & RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    const tried = this.#tries.get(test);
    if (tried === undefined) return;
    const name = nameOf(test);
    countFor(tried.kind === "first" && !this.#progress.isCovered(name) ? { test: name } : "not");
    if (tried.kind === "mutant") activate(tried.id, this.#progress.hitsOf(name, tried.id));
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const body = TestRunner.getTestFn(test);
    const tried = this.#tries.get(test);
    const ownMs = this.#progress.msOf(nameOf(test));
    const isChanged = this.#active !== undefined || tried?.kind === "mutant";
    if (!isChanged && tried?.kind === "first") {
      await body();
      return;
    }
    const endless = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => endless.reject(new EndlessError()),
      ownMs * endlessFactor + plan.patienceMs,
    );
    try {
      await Promise.race([body(), endless.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const result = test.result as OpenResult | undefined;
    if (result === undefined) return;
    const hasPassed = result.state === "pass";
    const message = result.errors?.[0]?.message ?? "";
    const isEndless = message === endlessWords || isHitLimit(message);
    if (this.#active !== undefined) {
      if (hasPassed) return;
      this.#failure ??= isEndless ? "endless" : "failed";
      this.#isStopped = true;
      return;
    }
    const tried = this.#tries.get(test);
    if (tried === undefined || result.state === "skip" || result.pending) return;
    deactivate();
    const name = nameOf(test);
    const next = this.#next(name, tried, { hasPassed, isEndless, message, ms: elapsedOf(result) });
    result.errors = undefined;
    result.attempts = [];
    if (next === undefined) result.pending = true;
    else this.#tries.set(test, next);
  }

  override async onAfterRunFiles(files: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles(files);
    deactivate();
    const file = files[0]?.filepath;
    if (file === undefined) return;
    this.#note({ kind: "around", file, imported: [], setUp: takeAround() });
    if (this.#isInner) return;
    this.#isInner = true;
    while (this.#isStopped && (await this.#runFurther(file)));
    if (!isLate() && !this.#progress.isFileDone(file)) this.#note({ kind: "file done", file });
    this.#filesLeft = this.#filesLeft === 0 ? this.#fileCount() - 1 : this.#filesLeft - 1;
    if (this.#filesLeft === 0 && !isLate()) {
      this.#progress.isSecondRound = true;
      for (const each of this.#progress.filesPutOff())
        while ((await this.#runFurther(each)) && this.#isStopped);
      await this.#tryWholeFiles();
    }
    this.#isInner = false;
    this.#isStopped = false;
    this.#isSoiled = false;
    countFor("not");
  }

  /** What a test's body is run for next, after it was run for `tried`; nothing where all was said. */
  #next(
    name: string,
    tried: Try,
    run: {
      readonly hasPassed: boolean;
      readonly isEndless: boolean;
      readonly message: string;
      readonly ms: number;
    },
  ): Try | undefined {
    switch (tried.kind) {
      case "first": {
        if (!run.hasPassed) {
          if (this.#isSoiled) this.#isStopped = true;
          else if (!this.#progress.isLeftOut(name))
            this.#note({ kind: "left out", test: name, why: run.message });
          return undefined;
        }
        if (this.#progress.isDone(name)) return undefined;
        if (!this.#progress.isCovered(name)) {
          this.#note({ kind: "covered", test: name, hits: takeHits(name), ms: run.ms });
        }
        return this.#progress.nextFor(name) === undefined ? this.#done(name) : { kind: "again" };
      }
      case "again": {
        this.#isSoiled = true;
        if (run.hasPassed) return this.#mutantFor(name);
        this.#note({ kind: "once", test: name });
        this.#isStopped = true;
        return this.#done(name);
      }
      case "mutant": {
        if (run.hasPassed) {
          this.#note({ kind: "passed", id: tried.id, by: name });
          return this.#mutantFor(name);
        }
        if (run.isEndless) {
          // What it waits for may still come: nothing that runs here now is to be believed.
          this.#note({ kind: "ended", id: tried.id, end: "endless", by: name });
          this.#isStopped = true;
          return undefined;
        }
        return { kind: "check", id: tried.id };
      }
      case "check": {
        if (run.hasPassed) {
          this.#note({ kind: "ended", id: tried.id, end: "killed", by: name });
          return this.#mutantFor(name);
        }
        this.#note({ kind: "unclear", id: tried.id, by: name });
        this.#isStopped = true;
        return undefined;
      }
    }
  }

  #mutantFor(name: string): Try | undefined {
    if (isLate()) return undefined;
    const id = this.#progress.nextFor(name);
    if (id === undefined) return this.#done(name);
    if (this.#progress.isWorthPuttingOff(name)) {
      this.#note({ kind: "put off", test: name });
      return undefined;
    }
    this.#note({ kind: "begin", id, by: name });
    return { kind: "mutant", id };
  }

  #done(name: string): undefined {
    this.#note({ kind: "done", test: name });
  }

  /** What no single test can tell: whole files with one mutant active, imported anew where the import runs it. */
  async #tryWholeFiles(): Promise<void> {
    for (const file of this.#progress.filesToTime()) {
      if (isLate()) return;
      const startedAt = performance.now();
      this.#failure = undefined;
      // What fails when it is imported anew says nothing of a mutant that was imported so.
      for (const id of this.#progress.open().slice(0, 1)) this.#forgetModules(id);
      await this.#runFile(file);
      const ms = performance.now() - startedAt;
      this.#note({ kind: "file", file, ms, isGood: this.#failure === undefined });
    }
    for (const id of this.#progress.open()) {
      await this.#tryWhole(id);
      if (isLate() || this.#imports >= mostImports) return;
    }
    this.#note({ kind: "finished" });
  }

  /** Begins a file anew. @returns whether it had something new to say */
  async #runFurther(file: string): Promise<boolean> {
    if (isLate()) return false;
    const before = this.#progress.length;
    await this.#runFile(file);
    return this.#progress.length > before;
  }

  async #tryWhole(id: string): Promise<void> {
    let isImported = false;
    for (const whole of this.#progress.wholeFilesFor(id)) {
      const { file, isFresh } = whole;
      if (isLate() || this.#progress.hasEnded(id)) break;
      this.#note({ kind: "begin", id, by: file });
      this.#failure = undefined;
      this.#active = id;
      activate(id, undefined);
      if (isFresh && !isImported) this.#forgetModules(id);
      isImported ||= isFresh;
      await this.#runFile(file);
      this.#active = undefined;
      deactivate();
      const end = { failed: "killed", endless: "endless", broken: "broken" } as const;
      if (this.#failure) this.#note({ kind: "ended", id, end: end[this.#failure], by: file });
      else this.#note({ kind: "passed", id, by: byOf(whole) });
    }
    if (isImported) this.#forgetModules(id);
    if (isLate() || this.#progress.hasEnded(id)) return;
    this.#note({
      kind: "ended",
      id,
      end: this.#progress.isReached(id) ? "survived" : "uncovered",
      by: "",
    });
  }

  async #runFile(file: string): Promise<void> {
    this.#isStopped = false;
    this.#isSoiled = false;
    await startTests([file], this as never);
    countFor("not");
  }

  #forgetModules(id: string): void {
    this.#imports++;
    const { moduleRunner } = this as unknown as { moduleRunner: { evaluatedModules: ModuleGraph } };
    forgetModules(moduleRunner.evaluatedModules, plan.files[id] ?? "");
  }

  #fileCount(): number {
    return (this as unknown as { workerState: { ctx: { files: readonly unknown[] } } }).workerState.ctx.files
      .length;
  }

  #note(line: JournalLine): void {
    this.#progress.add(line);
    appendFileSync(plan.journal, `${JSON.stringify(line)}\n`);
    // Silence means that the process hangs.
    process.stdout.write(`${noteMark}${this.#progress.words}\n`);
  }
}

const endlessWords = "The mutant took too long.";

class EndlessError extends Error {
  constructor() {
    super(endlessWords);
  }
}

function isLate(): boolean {
  return Date.now() >= plan.stopAt;
}

function elapsedOf(result: { readonly startTime?: number }): number {
  return result.startTime === undefined ? 0 : Date.now() - result.startTime;
}

function nameOf(test: RunnerTestCase): string {
  const names = [test.name];
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return [test.file.filepath, ...names].join(" > ");
}

/** The module of a source file, and all that import it, are evaluated again at their next import. */
function forgetModules(graph: ModuleGraph, source: string): void {
  const forgotten = new Set(graph.fileToModulesMap.get(source));
  for (const module of forgotten) {
    for (const importer of module.importers) {
      const found = graph.idToModuleMap.get(importer);
      if (found) forgotten.add(found);
    }
    graph.invalidateModule(module);
  }
}
