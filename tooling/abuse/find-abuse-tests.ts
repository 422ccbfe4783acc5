import { globSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The files of one package whose tests bear numbers of abuse cases. */
export interface AbuseTests {
  /** The package's folder, from the root. */
  readonly folder: string;
  /** From the package's folder. */
  readonly files: readonly string[];
  readonly numbers: ReadonlySet<number>;
}

/** How a test's title begins; the group holds the case's number. */
export const abuseTitle = /\babuse (\d+): /;

/** Its tests name titles without being them. */
const ownFolder = join("tooling", "abuse");

/** Every package that holds tests of abuse cases. @param root of the repository */
export function findAbuseTests(root: string): readonly AbuseTests[] {
  const found = new Map<string, { files: string[]; numbers: Set<number> }>();
  const patterns = ["apps", "packages", "tooling"].map(
    (parent) => `${parent}/*/{src,test,.}/**/*.test.{ts,tsx}`,
  );
  const skipped = (name: string) => name === "node_modules" || name.startsWith(".next") || name === ".run";
  for (const file of new Set(globSync(patterns, { cwd: root, exclude: skipped }).map((path) => join(path)))) {
    const titles = readFileSync(join(root, file), "utf8").matchAll(/["'`]abuse (\d+): /g);
    const numbers = [...titles].map(([, number]) => Number(number));
    if (numbers.length === 0) continue;
    const folder = file.split(sep).slice(0, 2).join(sep);
    if (folder === ownFolder) continue;
    const of = found.get(folder) ?? { files: [], numbers: new Set() };
    of.files.push(relative(folder, file));
    for (const number of numbers) of.numbers.add(number);
    found.set(folder, of);
  }
  return [...found].map(([folder, tests]) => ({ folder, ...tests }));
}
