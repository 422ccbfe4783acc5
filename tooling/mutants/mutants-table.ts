import type { Area } from "./areas.ts";
import type { AreaJudgement } from "./judge.ts";
import type { Mutant } from "./mutant.ts";

/** The result of one area. */
export interface AreaResult {
  readonly area: Pick<Area, "name" | "goalPercent">;
  readonly judgement: AreaJudgement;
}

/** Survivors and stale entries of each area, a row for each area, and whether all that was tried is good enough. */
export function mutantsTable(results: readonly AreaResult[]): {
  readonly lines: readonly string[];
  readonly isGood: boolean;
} {
  const found = results.flatMap(({ area, judgement }) => [
    ...judgement.survivors.map(survivorLine),
    ...judgement.staleEquivalents.map(
      ({ file, original, replacement }) =>
        `  ${area.name}: equivalents.ts names a change that does not survive: ${file}  ${original} → ${replacement}`,
    ),
  ]);
  const rows = results.map(({ area, judgement }) =>
    [
      `  ${area.name.padEnd(10)}`,
      ...[judgement.tried, judgement.noticed, judgement.survivors.length, judgement.equivalent].map(column),
      ...[judgement.notTried, judgement.unfinished].map(column),
      scoreOf(judgement).padStart(15),
      (area.goalPercent === undefined ? "–" : `${area.goalPercent} %`).padStart(8),
      isReached({ area, judgement }) ? "  ✓" : "  ✗",
    ].join(""),
  );
  const heads = ["tried", "killed", "survived", "equal", "not tried", "unfinished"].map(column).join("");
  return {
    lines: [
      ...found,
      "",
      `  ${"area".padEnd(10)}${heads}${"score".padStart(15)}${"goal".padStart(8)}`,
      ...rows,
    ],
    isGood: results.every((result) => isReached(result) && result.judgement.staleEquivalents.length === 0),
  };
}

function isReached({ area, judgement }: AreaResult): boolean {
  return (judgement.scorePercent ?? 100) >= (area.goalPercent ?? 0);
}

/** The score of a run that the time ended is a range. */
function scoreOf({ scorePercent, leastPercent, unfinished }: AreaJudgement): string {
  if (scorePercent === undefined || leastPercent === undefined) return "–";
  return unfinished === 0
    ? `${scorePercent.toFixed(1)} %`
    : `${leastPercent.toFixed(1)}–${scorePercent.toFixed(1)} %`;
}

function survivorLine({ file, line, original, replacement, end }: Mutant): string {
  const why = end === "uncovered" ? "  (no test runs it)" : "";
  return `  ${file}:${line}  ${original} → ${replacement}${why}`;
}

function column(cell: string | number): string {
  return String(cell).padStart(11);
}
