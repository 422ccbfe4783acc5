import { createHash } from "node:crypto";
import { sweepSeed, testDepth } from "./env.ts";

/**
 * The pages that a sweep looks at: all of them, or in the short form a sample that is another one with each commit.
 * @param count how many the short form takes
 */
export function pagesOfRun(pages: readonly string[], count: number): readonly string[] {
  return testDepth() === "short" ? samplePages(pages, count, sweepSeed()) : pages;
}

/**
 * Chooses pages by a seed: first one of each kind, which is the first part of its address, then others.
 * @returns in the order in which they were given
 */
export function samplePages(pages: readonly string[], count: number, seed: string): readonly string[] {
  const rank = (page: string) => createHash("sha256").update(`${seed} ${page}`).digest("hex");
  const byRank = pages.map((page) => ({ page, rank: rank(page) })).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const kinds = new Set<string>();
  const firstOfKind: string[] = [];
  const others: string[] = [];
  for (const { page } of byRank) {
    const kind = page.split(/[/?]/).filter((part) => part !== "" && part !== "clients")[0] ?? "";
    (kinds.has(kind) ? others : firstOfKind).push(page);
    kinds.add(kind);
  }
  const chosen = new Set([...firstOfKind, ...others].slice(0, count));
  return pages.filter((page) => chosen.has(page));
}
