import type { SourceTree } from "./source-tree.ts";

const TEST = /(?:\.(?:test|spec)\.tsx?|\/e2e\/.*\.ts)$/;

/** What is right on a quiet machine and wrong on a busy one, with what to write instead. */
const races: readonly (readonly [RegExp, string])[] = [
  [
    /performance\.now\(\) - \w+\)\.toBeLess/,
    "times by the clock, as only `pnpm bench` does: show what happens",
  ],
  [/waitForTimeout\(/, "waits for a time: wait for what is shown"],
  [/vi\.waitFor\(/, "waits for a second: `expect.poll` lasts as long as the test"],
  [
    /expect\(\(?await [^;]*\.(?:count|isVisible|isHidden|textContent|allTextContents|allInnerTexts|innerText|inputValue)\(\)/,
    "reads at once what may not be there yet: `expect(locator)` waits for it",
  ],
  [
    /new Date\(Date\.now\(\) \+ (?:\d{1,4}|\d_\d{3})\)\.toISOString/,
    "has a moment come while it runs: move a clock of its own",
  ],
];

/** Tests whose outcome depends on who is faster. */
export function raceFaults({ sources }: SourceTree): string[] {
  return [...sources].flatMap(([path, text]) =>
    TEST.test(path) && !path.startsWith("tooling/boundaries/")
      ? races.flatMap(([race, words]) => (race.test(text) ? [`${path} ${words}`] : []))
      : [],
  );
}
