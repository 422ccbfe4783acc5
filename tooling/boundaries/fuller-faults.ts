import { dirname, join } from "node:path/posix";
import { type ModuleGraph, TEST } from "./module-graph.ts";
import type { SourceTree } from "./source-tree.ts";

const LINES_OF_A_FILE_OF_ITS_OWN = 40;
/** Names that say why a small file stands alone: styles, words, what only browsers or only servers load, settings. */
const OWN_REASON = /\.css\.ts$|copy\.ts$|\.client\.tsx?$|\.data\.ts$|\.atoms\.ts$|\/env\.ts$/;

/**
 * Small files that belong into the one file that imports them: under 40 lines, in the same folder, without a test of their own
 * and not loaded by themselves.
 * @param small files that stay small all the same, each with its reason
 */
export function fullerFaults(
  { sources, paths }: SourceTree,
  graph: ModuleGraph,
  small: Readonly<Record<string, string>>,
): string[] {
  const importers = new Map<string, Set<string>>();
  const alone = new Set<string>();
  const clients = new Set<string>();
  for (const [file, { imports }] of graph) {
    const text = sources.get(file) ?? "";
    // With styles of its own.
    if (paths.has(file.replace(/\.tsx?$/, ".css.ts"))) alone.add(file);
    for (const { target, isLazy } of imports) {
      if (target.kind !== "file") continue;
      importers.set(target.path, (importers.get(target.path) ?? new Set()).add(file));
      if (isLazy) alone.add(target.path);
    }
    if (text.startsWith('"use client"')) clients.add(file);
    // Started as a process or a worker.
    for (const [, path = ""] of text.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g))
      alone.add(join(dirname(file), path));
  }
  const found = new Map<string, string>();
  for (const [file, by] of importers) {
    const [importer, ...others] = by;
    const lines = sources.get(file)?.trimEnd().split("\n").length ?? LINES_OF_A_FILE_OF_ITS_OWN;
    if (importer === undefined || others.length > 0 || TEST.test(file) || TEST.test(importer)) continue;
    if (lines >= LINES_OF_A_FILE_OF_ITS_OWN || alone.has(file) || clients.has(importer)) continue;
    if (dirname(importer) === dirname(file) && !OWN_REASON.test(file)) found.set(file, importer);
  }
  return [
    ...[...found]
      .filter(([file]) => small[file] === undefined)
      .map(([file, importer]) => `${file} is small, and only ${importer} uses it: let it live there`),
    ...Object.keys(small)
      .filter((file) => !found.has(file))
      .map((file) => `${file} is listed as small, and is not: take it off areas/small-files.ts`),
  ];
}
