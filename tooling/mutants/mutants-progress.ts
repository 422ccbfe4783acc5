import type { JournalLine, MutantsPlan } from "./journal.ts";

/** What is known of one test. */
interface TestProgress {
  readonly hits: Readonly<Record<string, number>>;
  readonly ms: number;
  /** Mutants that it was run with to an end. */
  readonly tried: Set<string>;
  /** Mutants that it failed with, and then without them as well: the data may be at fault. */
  readonly unclear: Set<string>;
  isOnce: boolean;
  isDone: boolean;
  isPutOff: boolean;
  noticed: number;
}

/** A test that notices less than one in so many, after so many tries or so long, is put off. */
const fewestNoticed = 10;
const triesBefore = 12;
const costMs = 5000;

/** A run of a whole file with one mutant. */
export interface WholeFile {
  readonly file: string;
  /** Whether modules are imported with the mutant active. */
  readonly isFresh: boolean;
}

/** Which mutants are still to be tried by which tests, as the journal's lines say. */
export class MutantsProgress {
  readonly #plan: MutantsPlan;
  readonly #tests = new Map<string, TestProgress>();
  readonly #leftOut = new Set<string>();
  readonly #ended = new Set<string>();
  readonly #imported = new Set<string>();
  readonly #setUp = new Map<string, Set<string>>();
  /** Milliseconds of a run of the whole file, for those that can be run so. */
  readonly #files = new Map<string, number>();
  readonly #filesDone = new Set<string>();
  readonly #passed = new Set<string>();
  #length = 0;
  /** Tests that were put off are asked again. */
  isSecondRound = false;

  constructor(plan: MutantsPlan, lines: readonly JournalLine[]) {
    this.#plan = plan;
    for (const line of lines) this.add(line);
  }

  /** Grows with each line that says something new. */
  get length(): number {
    return this.#length;
  }

  add(line: JournalLine): void {
    if (line.kind !== "around" && line.kind !== "begin") this.#length++;
    switch (line.kind) {
      case "covered":
        this.#tests.set(line.test, {
          hits: line.hits,
          ms: line.ms,
          tried: new Set(),
          unclear: new Set(),
          isOnce: false,
          isDone: false,
          isPutOff: false,
          noticed: 0,
        });
        return;
      case "left out":
        this.#leftOut.add(line.test);
        return;
      case "once":
        this.#change(line.test, (test) => {
          test.isOnce = true;
        });
        return;
      case "put off":
        this.#change(line.test, (test) => {
          test.isPutOff = true;
        });
        return;
      case "done":
        this.#change(line.test, (test) => {
          test.isDone = true;
        });
        return;
      case "around": {
        for (const id of line.imported) this.#imported.add(id);
        const ids = this.#setUp.get(line.file) ?? new Set();
        for (const id of line.setUp) ids.add(id);
        this.#setUp.set(line.file, ids);
        return;
      }
      case "file done":
        this.#filesDone.add(line.file);
        return;
      case "file":
        if (line.isGood) this.#files.set(line.file, line.ms);
        return;
      case "passed":
        this.#passed.add(`${line.id} ${line.by}`);
        this.#change(line.by, (test) => test.tried.add(line.id));
        return;
      case "unclear":
        this.#change(line.by, (test) => test.unclear.add(line.id));
        return;
      case "ended":
        this.#ended.add(line.id);
        this.#change(line.by, (test) => {
          test.noticed++;
        });
        return;
    }
  }

  isCovered(test: string): boolean {
    return this.#tests.has(test);
  }

  isLeftOut(test: string): boolean {
    return this.#leftOut.has(test);
  }

  isDone(name: string): boolean {
    const test = this.#tests.get(name);
    return (
      this.#leftOut.has(name) ||
      (test !== undefined && (test.isDone || (test.isPutOff && !this.isSecondRound)))
    );
  }

  /** Whether a test is better asked again once others have said what they can. */
  isWorthPuttingOff(name: string): boolean {
    const test = this.#tests.get(name);
    if (test === undefined || this.isSecondRound) return false;
    const tries = test.tried.size + test.noticed;
    const isCostly = tries >= triesBefore || tries * test.ms >= costMs;
    return isCostly && test.noticed * fewestNoticed < tries;
  }

  /** Files with tests that were put off. */
  filesPutOff(): readonly string[] {
    const names = [...this.#tests]
      .filter(([, { isPutOff, isDone }]) => isPutOff && !isDone)
      .map(([name]) => name);
    return [...new Set(names.map(fileOf))];
  }

  isFileDone(file: string): boolean {
    return this.#filesDone.has(file);
  }

  hitsOf(test: string, id: string): number | undefined {
    return this.#tests.get(test)?.hits[id];
  }

  msOf(test: string): number {
    return this.#tests.get(test)?.ms ?? 1000;
  }

  /** The next mutant that a test is run with. */
  nextFor(name: string): string | undefined {
    const test = this.#tests.get(name);
    if (test === undefined) return undefined;
    return Object.keys(test.hits).find(
      (id) => this.#isWanted(id) && !test.tried.has(id) && !test.unclear.has(id),
    );
  }

  hasEnded(id: string): boolean {
    return this.#ended.has(id);
  }

  /** How many mutants have ended, of how many. */
  get words(): string {
    return `${this.#ended.size} of ${this.#plan.ids.length}`;
  }

  open(): readonly string[] {
    return this.#plan.ids.filter((id) => !this.#ended.has(id));
  }

  /** Whether anything ran the mutant's place. */
  isReached(id: string): boolean {
    return (
      this.#imported.has(id) ||
      [...this.#setUp.values()].some((ids) => ids.has(id)) ||
      [...this.#tests.values()].some(({ hits }) => id in hits)
    );
  }

  /** Files that a mutant may be tried by as a whole, and that were not run so yet. */
  filesToTime(): readonly string[] {
    const wanted = new Set(this.open().flatMap((id) => this.#candidates(id).map(({ file }) => file)));
    return [...wanted].filter((file) => !this.#files.has(file));
  }

  /** The runs of whole files that may still notice a mutant, the fastest first. */
  wholeFilesFor(id: string): readonly WholeFile[] {
    return this.#candidates(id)
      .filter(
        ({ file, isFresh }) => this.#files.has(file) && !this.#passed.has(`${id} ${byOf({ file, isFresh })}`),
      )
      .sort((a, b) => (this.#files.get(a.file) ?? 0) - (this.#files.get(b.file) ?? 0));
  }

  #candidates(id: string): readonly WholeFile[] {
    if (this.#imported.has(id)) return this.#testsOfSource(id).map((file) => ({ file, isFresh: true }));
    const files = new Set<string>();
    for (const [file, ids] of this.#setUp) if (ids.has(id)) files.add(file);
    for (const [name, test] of this.#tests)
      if (id in test.hits && (test.isOnce || !test.isDone || test.unclear.has(id))) files.add(fileOf(name));
    return [...files].map((file) => ({ file, isFresh: false }));
  }

  /** Test files that run the mutant's source file; all of them where its imports alone run it. */
  #testsOfSource(id: string): readonly string[] {
    const source = this.#plan.files[id];
    const isOfSource = (each: string) => this.#plan.files[each] === source;
    const files = new Set<string>();
    for (const [name, { hits }] of this.#tests)
      if (Object.keys(hits).some(isOfSource)) files.add(fileOf(name));
    for (const [file, ids] of this.#setUp) if ([...ids].some(isOfSource)) files.add(file);
    return files.size > 0 ? [...files] : [...new Set([...this.#tests.keys()].map(fileOf))];
  }

  #isWanted(id: string): boolean {
    return !this.#ended.has(id) && this.#plan.files[id] !== undefined;
  }

  #change(name: string, change: (test: TestProgress) => void): void {
    const test = this.#tests.get(name);
    if (test) change(test);
  }
}

/** How a run of a whole file is named in the journal. */
export function byOf({ file, isFresh }: WholeFile): string {
  return isFresh ? `${file} fresh` : file;
}

function fileOf(test: string): string {
  return test.split(" > ", 1)[0] ?? test;
}
