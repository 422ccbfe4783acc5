import { describe, expect, it } from "vitest";
import { packageNames } from "./changes.ts";
import { collectProgress } from "./fake-stack.ts";
import { createProgress } from "./progress.ts";
import { readTestArguments } from "./test-arguments.ts";
import { chooseSteps, closingLine, recallSteps, runSteps, type TestStep } from "./test-run.ts";

function step(group: string, more: Partial<TestStep> = {}): TestStep {
  return { name: group, group, run: async () => ({ tally: { passed: 1, failed: 0 } }), ...more };
}

const failing = async () => ({ tally: { passed: 2, failed: 3 }, output: "expected 5000, got 0" });

async function run(steps: readonly TestStep[]) {
  const shown = collectProgress();
  return { tally: await runSteps(steps, createProgress(shown)), text: shown.text() };
}

describe("a test run", () => {
  it("goes on after a step that failed, and shows what it said", async () => {
    const { tally, text } = await run([step("lint", { run: failing }), step("unit")]);
    expect(tally).toEqual({ passed: 3, failed: 3 });
    expect(text).toContain("expected 5000, got 0");
  });

  it("does not run what needs a failed step, and counts it as one failure", async () => {
    const { tally, text } = await run([
      step("build", { run: failing }),
      step("journeys", { needs: ["build"] }),
    ]);
    expect(tally).toEqual({ passed: 2, failed: 4 });
    expect(text).toContain("Not run: build failed.");
  });

  it("does not run what needs a step that was itself not run", async () => {
    const { tally } = await run([
      step("build", { run: failing }),
      step("stack", { needs: ["build"] }),
      step("journeys", { needs: ["stack"] }),
    ]);
    expect(tally).toEqual({ passed: 2, failed: 5 });
  });

  it("begins no step after it was stopped, and does not explain the one that was cut short", async () => {
    let isStopped = false;
    const cutShort = async () => {
      isStopped = true;
      return failing();
    };
    const shown = collectProgress();
    const steps = [step("journeys", { run: cutShort }), step("unit", { run: failing })];
    const tally = await runSteps(steps, createProgress(shown), () => isStopped);
    expect(tally).toEqual({ passed: 2, failed: 3 });
    expect(shown.text()).not.toContain("expected 5000, got 0");
  });

  it("runs lanes beside each other, and waits for a need of another lane", async () => {
    const order: string[] = [];
    const built = Promise.withResolvers<void>();
    const noted = (group: string, more: Partial<TestStep> & { after?: () => Promise<void> }) =>
      step(group, {
        ...more,
        run: async () => {
          await more.after?.();
          order.push(group);
          return { tally: { passed: 1, failed: 0 } };
        },
      });
    await run([
      noted("build", { lane: "beside", after: () => built.promise }),
      noted("lint", { lane: "main", after: async () => built.resolve() }),
      noted("types", { lane: "main", needs: ["build"] }),
    ]);
    // One after the other the build would wait for ever.
    expect(order).toHaveLength(3);
    expect(order.at(-1)).toBe("types");
  });

  it("does not run again what passed on the same files, nor what only that needs", () => {
    const steps = [
      step("build", { tests: [] }),
      step("journeys", { needs: ["build"], reads: ["apps"] }),
      step("lint", { reads: [""] }),
    ];
    const passedBefore = (names: readonly string[]) => ({
      find: (name: string) => (names.includes(name) ? 7 : undefined),
      keep: async () => {},
    });
    const due = (names: readonly string[]) =>
      recallSteps(steps, passedBefore(names)).due.map(({ group }) => group);
    expect(due(["journeys"])).toEqual(["lint"]);
    expect(due(["lint"])).toEqual(["build", "journeys"]);
    expect(due(["lint", "journeys"])).toEqual([]);
  });

  it("counts what passed before, and remembers only what passed", async () => {
    const kept: string[] = [];
    const remembered = {
      find: (name: string) => (name === "lint" ? 3 : undefined),
      keep: async (name: string) => void kept.push(name),
    };
    const steps = [
      step("lint", { reads: [""] }),
      step("unit", { reads: [""] }),
      step("api", { reads: [""], run: failing }),
    ];
    const progress = createProgress(collectProgress());
    expect(await runSteps(steps, progress, () => false, remembered)).toEqual({ passed: 6, failed: 3 });
    expect(kept).toEqual(["unit"]);
  });

  it("counts a step that threw as one failure", async () => {
    const { tally, text } = await run([
      step("stack", { run: async () => Promise.reject(new Error("no browser")) }),
    ]);
    expect(tally).toEqual({ passed: 0, failed: 1 });
    expect(text).toContain("no browser");
  });

  it("closes with the line that test services read", () => {
    expect(closingLine({ passed: 1203, failed: 0 })).toBe("1203 passed, 0 failed");
  });
});

describe("--only", () => {
  const steps = [
    step("lint"),
    step("build"),
    step("stack", { needs: ["build"] }),
    step("journeys", { needs: ["stack"] }),
  ];

  it("keeps what the named steps need, in order", () => {
    expect(chooseSteps(steps, ["journeys"]).map((each) => each.group)).toEqual([
      "build",
      "stack",
      "journeys",
    ]);
  });

  it("left out means everything", () => {
    expect(chooseSteps(steps, [])).toHaveLength(4);
  });

  it("refuses a name that no step has, and says which there are", () => {
    expect(() => chooseSteps(steps, ["lintt"])).toThrow(
      '--only does not know "lintt"; use lint, build, stack, journeys.',
    );
  });
});

describe("--changed", () => {
  const steps = [
    step("lint"),
    step("build", { tests: [] }),
    step("types", { tests: "any" }),
    step("api", { tests: ["@precise/api"] }),
    step("stack", { needs: ["build"], tests: [] }),
    step("journeys", { needs: ["stack"], tests: ["@precise/shop", "@precise/api"] }),
  ];
  const groupsFor = (only: readonly string[], ...changed: readonly string[]) =>
    chooseSteps(steps, only, new Set(changed)).map((each) => each.group);

  it("keeps what tests a changed package, with what that needs", () => {
    expect(groupsFor([], "@precise/shop")).toEqual(["lint", "build", "types", "stack", "journeys"]);
    expect(groupsFor([], "@precise/words")).toEqual(["lint", "types"]);
  });

  it("keeps only the checks of the whole tree where no package changed", () => {
    expect(groupsFor([])).toEqual(["lint"]);
  });

  it("narrows what --only names", () => {
    expect(groupsFor(["api", "journeys"], "@precise/shop")).toEqual(["build", "stack", "journeys"]);
  });
});

describe("the arguments of pnpm test", () => {
  it("are groups, and where the changes began", () => {
    const plain = { isWhole: false, isAgain: false };
    expect(readTestArguments([])).toEqual({ ...plain, only: [] });
    expect(readTestArguments(["--only", "lint, unit"])).toEqual({ ...plain, only: ["lint", "unit"] });
    expect(readTestArguments(["--changed"])).toEqual({ ...plain, only: [], changedSince: "main" });
    expect(readTestArguments(["--whole", "--again"])).toEqual({ only: [], isWhole: true, isAgain: true });
    expect(readTestArguments(["--only=api", "--changed=HEAD~3"])).toEqual({
      ...plain,
      only: ["api"],
      changedSince: "HEAD~3",
    });
  });

  it.each([["--onyl", "lint"], ["lint"], ["--only"]])("refuse %s", (...args) => {
    expect(() => readTestArguments(args)).toThrow("Usage: pnpm test");
  });
});

it("finds the packages in turbo's list, among other lines", () => {
  const output =
    'warning\n{ "packages": { "items": [{ "name": "@precise/words", "path": "tooling/words" }] } }\n';
  expect(packageNames(output)).toEqual(["@precise/words"]);
});
