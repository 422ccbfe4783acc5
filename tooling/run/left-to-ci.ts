import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.ts";

/**
 * Says what the short form did not test, counted in the tests themselves.
 * @param groups the groups of the steps that were chosen
 * @returns lines for a person; none where nothing was left
 */
export function leftToCi(groups: ReadonlySet<string>): readonly string[] {
  const left: string[] = [];
  if (groups.has("api")) {
    const files = globSync("apps/api/**/*.whole.test.ts", { cwd: root, exclude: ["**/node_modules/**"] });
    left.push(`${files.length} files of the api that start processes, and the api on PostgreSQL`);
  }
  if (groups.has("journeys")) {
    const journeys = globSync("apps/*/e2e/**/*.spec.ts", { cwd: root })
      .map((file) => readFileSync(join(root, file), "utf8"))
      .reduce((sum, text) => sum + (text.match(/@whole\b/g)?.length ?? 0), 0);
    left.push(`journeys marked @whole (${journeys} marks), outages, eager scripts`);
    left.push("layout and contrast of the pages that this commit's sample leaves out");
  }
  if (left.length === 0) return [];
  return ["\n  Left to CI (all of it here: pnpm test --whole):", ...left.map((line) => `    ${line}`)];
}
