import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runCommand } from "./run-command.ts";
import { root } from "./workspace.ts";

/** What passed before, so that a step whose files are the same need not be run again. */
export interface Remembered {
  /** @returns how many tests passed when these very files were tested last; undefined where they were not, or failed */
  find(step: string, paths: readonly string[]): number | undefined;
  keep(step: string, paths: readonly string[], passed: number): void;
}

/** Remembers nothing: on CI, with `--again`, and where git cannot say what the files are. */
export const nothingRemembered: Remembered = { find: () => undefined, keep: () => {} };

/** Git's hash of each file or folder at the top of the tree that is on the disk, and of those one level below. */
export type TreeHashes = ReadonlyMap<string, string>;

const defaultFile = join(root, "node_modules", ".cache", "precise", "passed-steps.json");

/**
 * Opens the memory of this clone.
 * @param kind all else that a result depends on: how deep it was tested, on which Node
 * @param file where it is kept: beside what an install removes
 */
export function openRemembered(hashes: TreeHashes, kind: string, file = defaultFile): Remembered {
  const kept = readKept(file);
  const keyOf = (paths: readonly string[]) => {
    const lines = [...hashes].filter(([path]) => paths.some((part) => isWithin(path, part)));
    return createHash("sha256")
      .update(JSON.stringify([kind, lines]))
      .digest("hex");
  };
  return {
    find: (step, paths) => (kept[step]?.key === keyOf(paths) ? kept[step].passed : undefined),
    keep(step, paths, passed) {
      kept[step] = { key: keyOf(paths), passed };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept));
    },
  };
}

/** `apps/api` lies within `apps` and within itself; everything lies within the empty path. */
function isWithin(path: string, part: string): boolean {
  return part === "" || path === part || path.startsWith(`${part}/`);
}

/**
 * Hashes the working tree as git would commit it: what is changed and what is new count, what is ignored does not.
 * @returns undefined where there is no git or no repository
 */
export async function hashWorkingTree(
  machine: Readonly<Record<string, string>>,
): Promise<TreeHashes | undefined> {
  const folder = mkdtempSync(join(tmpdir(), "precise-index-"));
  try {
    // An index of its own: the person's one stays as it is.
    const env = { ...machine, GIT_INDEX_FILE: join(folder, "index") };
    const git = (...args: readonly string[]) =>
      runCommand({ command: "git", args, cwd: root, env, limitMs: 60_000 });
    if (!(await git("read-tree", "HEAD")).isOk || !(await git("add", "--all")).isOk) return undefined;
    const tree = await git("write-tree");
    const hashes = new Map<string, string>();
    if (!tree.isOk) return undefined;
    const listed = await git("ls-tree", "-r", "-t", tree.stdout.trim());
    if (!listed.isOk) return undefined;
    for (const line of listed.stdout.split("\n")) {
      const [, hash, path] = /^\d+ \w+ (\w+)\t(.+)$/.exec(line) ?? [];
      if (hash !== undefined && path !== undefined && path.split("/").length <= 2) hashes.set(path, hash);
    }
    // A folder is more than its hash at the top: `apps` would count every app.
    for (const path of [...hashes.keys()])
      if ([...hashes.keys()].some((other) => other.startsWith(`${path}/`))) hashes.delete(path);
    return hashes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readKept(file: string): Record<string, { key: string; passed: number }> {
  try {
    // Written by `keep` above.
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, { key: string; passed: number }>;
  } catch {
    return {};
  }
}
