import { expect, it } from "vitest";
import type { Equivalent } from "./equivalents.ts";
import { judge } from "./judge.ts";
import type { Mutant, MutantEnd } from "./mutant.ts";
import { mutantsTable } from "./mutants-table.ts";

const mutant = (end: MutantEnd, original = "a < b"): Mutant => ({
  file: "src/fee.ts",
  line: 7,
  lineText: `return ${original};`,
  original,
  replacement: "true",
  end,
});

const equal: Equivalent = {
  file: "src/fee.ts",
  lineText: "return a < b;",
  original: "a < b",
  replacement: "true",
  reason: "b is always more",
};

const whole = new Set(["src/fee.ts"]);

it("a change that a test failed on, or that ran without end, is noticed; one that no test ran is not", () => {
  const ends: MutantEnd[] = ["killed", "killed", "endless", "survived", "uncovered", "broken", "not tried"];
  const judgement = judge(
    ends.map((end) => mutant(end)),
    [],
    whole,
  );
  expect(judgement).toMatchObject({ tried: 5, noticed: 3, scorePercent: 60, notTried: 1, equivalent: 0 });
  expect(judgement.survivors.map(({ end }) => end)).toEqual(["survived", "uncovered"]);
});

it("a survivor that does the same as the code counts neither way", () => {
  const judgement = judge([mutant("killed", "a + b"), mutant("survived")], [equal], whole);
  expect(judgement).toMatchObject({ tried: 1, scorePercent: 100, equivalent: 1, staleEquivalents: [] });
});

it("an entry that no survivor matches is stale, unless its file was not tried to the end", () => {
  expect(judge([mutant("killed")], [equal], whole).staleEquivalents).toEqual([equal]);
  expect(judge([mutant("survived", "a > b")], [equal], whole).staleEquivalents).toEqual([equal]);
  for (const open of ["not tried", "unfinished"] as const)
    expect(judge([mutant("killed"), mutant(open)], [equal], whole).staleEquivalents).toEqual([]);
  expect(judge([], [equal], new Set()).staleEquivalents).toEqual([]);
});

it("the score is not rounded up to its goal", () => {
  const mutants = [...Array<MutantEnd>(8999).fill("killed"), ...Array<MutantEnd>(1001).fill("survived")];
  const judgement = judge(
    mutants.map((end) => mutant(end)),
    [],
    whole,
  );
  expect(judgement.scorePercent).toBe(89.9);
  expect(mutantsTable([{ area: { name: "fees", goalPercent: 90 }, judgement }]).isGood).toBe(false);
});

it("the score of a run that the time ended is a range, and fails only where its upper end misses the goal", () => {
  const ends = (noticed: number, survived: number, unfinished: number) => [
    ...Array<MutantEnd>(noticed).fill("killed"),
    ...Array<MutantEnd>(survived).fill("survived"),
    ...Array<MutantEnd>(unfinished).fill("unfinished"),
  ];
  const tableOf = (all: readonly MutantEnd[]) => {
    const judgement = judge(
      all.map((end) => mutant(end)),
      [],
      whole,
    );
    return mutantsTable([{ area: { name: "fees", goalPercent: 90 }, judgement }]);
  };
  const cut = tableOf(ends(19, 1, 5));
  expect(cut.lines.at(-1)).toContain(" 76.0–95.0 %");
  expect(cut.isGood).toBe(true);
  expect(tableOf(ends(19, 1, 0)).lines.at(-1)).toContain(" 95.0 %");
  expect(tableOf(ends(8, 2, 5)).isGood).toBe(false);
});

it("a stale entry fails the run; a low score without a goal does not", () => {
  const low = { area: { name: "light" }, judgement: judge([mutant("survived")], [], whole) };
  const stale = { area: { name: "fees" }, judgement: judge([mutant("killed")], [equal], whole) };
  expect(mutantsTable([low]).isGood).toBe(true);
  expect(mutantsTable([low]).lines).toContain("  src/fee.ts:7  a < b → true");
  expect(mutantsTable([stale]).isGood).toBe(false);
});
