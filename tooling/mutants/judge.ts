import type { Equivalent } from "./equivalents.ts";
import type { Mutant } from "./mutant.ts";

/** What the mutants of one area say about its tests. */
export interface AreaJudgement {
  readonly tried: number;
  readonly noticed: number;
  /** Mutants that a test should have noticed. */
  readonly survivors: readonly Mutant[];
  /** Survivors that do the same as the code. */
  readonly equivalent: number;
  readonly notTried: number;
  /** The time was up before they ended; most of what no test notices is among them. */
  readonly unfinished: number;
  /** Noticed of tried, in percent, rounded down to a tenth; undefined where none was tried. */
  readonly scorePercent?: number;
  /** The score if no test notices what is unfinished. */
  readonly leastPercent?: number;
  /** Entries of equal changes that no surviving mutant matches, in files whose mutants were all tried. */
  readonly staleEquivalents: readonly Equivalent[];
}

/**
 * Counts an area's mutants. Those that do the same as the code, and those that cannot run, count neither way.
 * @param wholeFiles files, as paths from the repository's root, of which every line was to be changed
 */
export function judge(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
  wholeFiles: ReadonlySet<string>,
): AreaJudgement {
  const unnoticed = mutants.filter(({ end }) => end === "survived" || end === "uncovered");
  const survivors = unnoticed.filter((mutant) => !equivalents.some((entry) => isAbout(entry, mutant)));
  const noticed = mutants.filter(({ end }) => end === "killed" || end === "endless").length;
  const notTried = mutants.filter(({ end }) => end === "not tried");
  const unfinished = mutants.filter(({ end }) => end === "unfinished");
  const openFiles = new Set([...notTried, ...unfinished].map(({ file }) => file));
  const tried = noticed + survivors.length;
  return {
    tried,
    noticed,
    survivors,
    equivalent: unnoticed.length - survivors.length,
    notTried: notTried.length,
    unfinished: unfinished.length,
    ...(tried === 0
      ? {}
      : {
          scorePercent: percentOf(noticed, tried),
          leastPercent: percentOf(noticed, tried + unfinished.length),
        }),
    staleEquivalents: equivalents.filter(
      (entry) =>
        wholeFiles.has(entry.file) &&
        !openFiles.has(entry.file) &&
        !unnoticed.some((mutant) => isAbout(entry, mutant)),
    ),
  };
}

function percentOf(noticed: number, all: number): number {
  return Math.floor((noticed / all) * 1000) / 10;
}

function isAbout(entry: Equivalent, mutant: Mutant): boolean {
  return (
    entry.file === mutant.file &&
    entry.lineText === mutant.lineText &&
    entry.original === mutant.original &&
    entry.replacement === mutant.replacement
  );
}
