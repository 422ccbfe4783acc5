import { createHash } from "node:crypto";
import { sweepSeed, testDepth } from "./env.ts";

/**
 * The pages that a sweep looks at: all of them, or in the short form a sample that is another one with each commit.
 * @param count how many the short form takes
 * @param familyOf see `samplePages`
 */
export function pagesOfRun(
  pages: readonly string[],
  count: number,
  familyOf: (page: string) => string,
): readonly string[] {
  return testDepth() === "short" ? samplePages(pages, count, sweepSeed(), familyOf) : pages;
}

/**
 * Chooses pages by a seed: first one of each family, then others.
 * @param familyOf what looks alike has one name
 * @returns in the order in which they were given
 */
export function samplePages(
  pages: readonly string[],
  count: number,
  seed: string,
  familyOf: (page: string) => string,
): readonly string[] {
  const rank = (page: string) => createHash("sha256").update(`${seed} ${page}`).digest("hex");
  const byRank = pages.map((page) => ({ page, rank: rank(page) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const families = new Set<string>();
  const firstOfFamily: string[] = [];
  const others: string[] = [];
  for (const { page } of byRank) {
    const family = familyOf(page);
    (families.has(family) ? others : firstOfFamily).push(page);
    families.add(family);
  }
  const chosen = new Set([...firstOfFamily, ...others].slice(0, count));
  return pages.filter((page) => chosen.has(page));
}
