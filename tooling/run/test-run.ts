import { PlainFailure, wordsOf } from "./plain-failure.ts";
import type { Progress } from "./progress.ts";
import { nothingRemembered, type Remembered } from "./remembered.ts";
import { addTallies, nothingRun, type Tally } from "./tally.ts";

/** What a step found. `output` is shown when something failed. */
export interface StepFinding {
  readonly tally: Tally;
  readonly output?: string;
}

/** One step of `pnpm test`. */
export interface TestStep {
  readonly name: string;
  /** What `--only` calls it; several steps may share a group. */
  readonly group: string;
  /** Groups that must have been run and have passed before. */
  readonly needs?: readonly string[];
  /**
   * Packages whose change makes this step worth running with `--changed`; "any" for all of them, none for a step that
   * others need. Left out: always.
   */
  readonly tests?: readonly string[] | "any";
  /**
   * Steps of one lane run one after the other; lanes run beside each other. Those of the main lane start things and
   * wait for half of their time: what only computes runs beside them.
   */
  readonly lane?: "main" | "beside";
  /**
   * Files and folders that decide how it ends, "" for all: while they are the same, what passed need not be run again.
   * Left out: it is run each time.
   */
  readonly reads?: readonly string[];
  run(note: (text: string) => void): Promise<StepFinding>;
}

/**
 * Keeps the steps that `--only` names, of them those that test what changed, and what they need.
 * @param only names of groups; none for all
 * @param changed names of packages, with `--changed`
 * @throws PlainFailure for a name that no step has
 */
export function chooseSteps(
  steps: readonly TestStep[],
  only: readonly string[],
  changed?: ReadonlySet<string>,
): readonly TestStep[] {
  const groups = new Set(steps.map((step) => step.group));
  for (const name of only) {
    if (!groups.has(name))
      throw new PlainFailure(`--only does not know "${name}"; use ${[...groups].join(", ")}.`);
  }
  const isNamed = (step: TestStep) => only.length === 0 || only.includes(step.group);
  const wanted = new Set(steps.filter((step) => isNamed(step) && isTouched(step, changed)));
  // A set hands out what is added while it is walked, so that needs of needs are found too.
  for (const step of wanted)
    for (const needed of steps) if (step.needs?.includes(needed.group)) wanted.add(needed);
  return steps.filter((step) => wanted.has(step));
}

function isTouched({ tests }: TestStep, changed: ReadonlySet<string> | undefined): boolean {
  if (changed === undefined || tests === undefined) return true;
  return tests === "any" ? changed.size > 0 : tests.some((name) => changed.has(name));
}

/**
 * Parts the steps that passed before on the same files from those that have to be run. What others need (it tests
 * nothing itself) is run only where one of these is.
 */
export function recallSteps(
  steps: readonly TestStep[],
  remembered: Remembered,
): { readonly due: readonly TestStep[]; readonly known: readonly { step: TestStep; passed: number }[] } {
  const known = steps.flatMap((step) => {
    const passed = step.reads === undefined ? undefined : remembered.find(step.name, step.reads);
    return passed === undefined ? [] : [{ step, passed }];
  });
  const isKnown = new Set(known.map(({ step }) => step));
  const due = new Set(steps.filter((step) => !isKnown.has(step) && step.tests?.length !== 0));
  for (const step of due)
    for (const needed of steps)
      if (step.needs?.includes(needed.group) && !isKnown.has(needed)) due.add(needed);
  return { due: steps.filter((step) => due.has(step)), known };
}

/**
 * Runs every step, those of a lane one after the other and the lanes beside each other; a step whose need has failed is
 * not run and counts as one failure.
 * @param isStopped true once the run was stopped: then no step begins, and what was cut short is not explained
 */
export async function runSteps(
  steps: readonly TestStep[],
  progress: Progress,
  isStopped: () => boolean = () => false,
  remembered: Remembered = nothingRemembered,
): Promise<Tally> {
  const { due, known } = recallSteps(steps, remembered);
  for (const { step, passed } of known)
    progress.line(`  ✓ ${step.name.padEnd(24)}${"unchanged".padStart(10)}  ${passed} passed before`);
  const ends = new Map<TestStep, Promise<Tally>>();
  const failedGroups = new Set<string>();

  const runNext = async (step: TestStep, before: Promise<unknown>): Promise<Tally> => {
    const needs = due.filter(({ group }) => step.needs?.includes(group)).map((need) => ends.get(need));
    await Promise.all([before, ...needs]);
    if (isStopped()) return nothingRun;
    const missing = (step.needs ?? []).filter((need) => failedGroups.has(need));
    const finding =
      missing.length > 0
        ? { tally: { passed: 0, failed: 1 }, output: `Not run: ${missing.join(", ")} failed.` }
        : await runStep(step, progress);
    if (finding.tally.failed > 0) {
      if (isStopped()) return finding.tally;
      failedGroups.add(step.group);
      progress.line(`\n── ${step.name} failed ──\n${finding.output?.trimEnd() ?? ""}\n`);
    } else if (step.reads !== undefined) await remembered.keep(step.name, step.reads, finding.tally.passed);
    return finding.tally;
  };

  const lanes = new Map<TestStep["lane"], Promise<unknown>>();
  for (const step of due) {
    const end = runNext(step, lanes.get(step.lane) ?? Promise.resolve());
    lanes.set(step.lane, end);
    ends.set(step, end);
  }
  const tallies = await Promise.all(ends.values());
  return addTallies([...known.map(({ passed }) => ({ passed, failed: 0 })), ...tallies]);
}

async function runStep(step: TestStep, progress: Progress): Promise<StepFinding> {
  let finding: StepFinding = { tally: nothingRun };
  try {
    await progress.step(step.name, async (note) => {
      finding = await step.run(note);
      const { passed, failed } = finding.tally;
      if (failed > 0) throw new PlainFailure("failed");
      if (passed > 1) note(`${passed} passed`);
    });
  } catch (error) {
    if (finding.tally.failed === 0) finding = { tally: { passed: 0, failed: 1 }, output: wordsOf(error) };
  }
  return finding;
}

/** The last line of a run, in the form that test services read. */
export function closingLine(tally: Tally): string {
  return `${tally.passed} passed, ${tally.failed} failed`;
}
