import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceTree } from "./source-tree.ts";

const READ = /(?:\.[cm]?[jt]sx?|\/package\.json)$/;
/** Installed, built, unpacked or generated: not ours to check. */
const SKIPPED_FOLDERS = new Set([
  "node_modules",
  "dist",
  "unpacked",
  "packaged",
  "generated",
  "test-results",
  "playwright-report",
  "bench-results",
]);
const SKIPPED_FILES = new Set(["next-env.d.ts"]);

/** Reads the whole repository: the folders that hold packages, and the files at the root. */
export function readTree(root: string): SourceTree {
  const sources = new Map<string, string>();
  const paths = new Set<string>();
  const add = (path: string) => {
    paths.add(path);
    if (READ.test(`/${path}`)) sources.set(path, readFileSync(join(root, path), "utf8"));
  };
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) {
        if (!SKIPPED_FOLDERS.has(entry.name)) walk(path);
      } else if (entry.isFile() && !SKIPPED_FILES.has(entry.name)) add(path);
    }
  };
  walk("");
  return { sources, paths };
}
