import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import type { LineRange } from "./changed-lines.ts";

/** A place in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant as it stands in the instrumented code. */
export interface PlannedMutant {
  readonly id: string;
  /** A path from the repository's root. */
  readonly file: string;
  readonly start: Place;
  readonly end: Place;
  readonly replacement: string;
}

const silence = () => undefined;
const log = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => false, isErrorEnabled: () => false, isFatalEnabled: () => false },
  ...{ trace: silence, debug: silence, info: silence, warn: silence, error: silence, fatal: silence },
};

/**
 * Writes every small change of the lines into the files at once, each behind a switch.
 * @param copy the copy of the repository whose files are changed
 */
export async function instrument(
  copy: string,
  rangesByFile: ReadonlyMap<string, readonly LineRange[]>,
): Promise<readonly PlannedMutant[]> {
  const sources = [...rangesByFile].map(([file, ranges]) => ({
    name: file,
    content: readFileSync(join(copy, file), "utf8"),
    // Stryker counts lines from 0; the last line's end is the next one's begin.
    mutate: ranges.map(({ first, last }) => ({
      start: { line: first - 1, column: 0 },
      end: { line: last, column: 0 },
    })),
  }));
  const { files, mutants } = await new Instrumenter(log).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  for (const { name, content } of files) writeFileSync(join(copy, name), content);
  return mutants
    .filter(({ status }) => status !== "Ignored")
    .map(({ id, fileName, location, replacement }) => {
      const place = ({ line, column }: Place) => ({ line: line + 1, column: column + 1 });
      return { id, file: fileName, start: place(location.start), end: place(location.end), replacement };
    });
}
