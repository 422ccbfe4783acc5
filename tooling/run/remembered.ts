import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runCommand } from "./run-command.ts";
import type { OnStop } from "./run-until-stopped.ts";
import { root } from "./workspace.ts";

/** What passed before, so that a step whose files are the same need not be run again. */
export interface Remembered {
  /** @returns how many tests passed when these very files were tested last; undefined where they were not, or failed */
  find(step: string, paths: readonly string[]): number | undefined;
  /** Not kept where a file changed while the step ran: nobody knows then which files passed. */
  keep(step: string, paths: readonly string[], passed: number): Promise<void>;
}

/** Remembers nothing: on CI, with `--again`, and where git cannot say what the files are. */
export const nothingRemembered: Remembered = { find: () => undefined, keep: async () => {} };

/**
 * Git's hash of each file or folder at the top of the tree that is on the disk, and of those one level below; under `.git`
 * that of what the history says.
 */
export type TreeHashes = ReadonlyMap<string, string>;

/** Hashes the tree as it is now; undefined where git cannot. */
export type HashTree = () => Promise<TreeHashes | undefined>;

const defaultFile = join(root, "node_modules", ".cache", "precise", "passed-steps.json");

/**
 * Opens the memory of this clone.
 * @param hashNow what the files are; asked again after each step
 * @param kind all else that a result depends on: how deep and since when it was tested, on which Node
 * @param file where it is kept: beside what an install removes
 */
export async function openRemembered(
  hashNow: HashTree,
  kind: string,
  file = defaultFile,
): Promise<Remembered> {
  const atStart = await hashNow();
  if (atStart === undefined) return nothingRemembered;
  const kept = readKept(file);
  const keyOf = (hashes: TreeHashes, paths: readonly string[]) => {
    const lines = [...hashes].filter(([path]) => paths.some((part) => isWithin(path, part)));
    return createHash("sha256")
      .update(JSON.stringify([kind, lines]))
      .digest("hex");
  };
  return {
    find: (step, paths) => (kept[step]?.key === keyOf(atStart, paths) ? kept[step].passed : undefined),
    async keep(step, paths, passed) {
      const key = keyOf(atStart, paths);
      const atEnd = await hashNow();
      if (atEnd === undefined || keyOf(atEnd, paths) !== key) return;
      kept[step] = { key, passed };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(kept));
    },
  };
}

/** `apps/api` lies within `apps` and within itself; every file lies within the empty path, the history does not. */
function isWithin(path: string, part: string): boolean {
  return (part === "" && path !== ".git") || path === part || path.startsWith(`${part}/`);
}

/**
 * Hashes the working tree as git would commit it: what is changed and what is new count, what is ignored does not.
 * @param onStop removes the index in which git keeps what it has read
 */
export function openWorkingTree(
  machine: Readonly<Record<string, string>>,
  onStop: OnStop,
  repository = root,
): HashTree {
  const folder = mkdtempSync(join(tmpdir(), "precise-index-"));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  // An index of its own: the person's one stays as it is.
  const index = join(folder, "index");
  const git = (...args: readonly string[]) =>
    runCommand({
      command: "git",
      args,
      cwd: repository,
      env: { ...machine, GIT_INDEX_FILE: index },
      limitMs: 60_000,
    });
  const hash: HashTree = async () => {
    if (!existsSync(index) && !(await git("read-tree", "HEAD")).isOk) return undefined;
    if (!(await git("add", "--all")).isOk) return undefined;
    const tree = await git("write-tree");
    if (!tree.isOk) return undefined;
    const listed = await git("ls-tree", "-r", "-t", tree.stdout.trim());
    const head = await git("rev-parse", "HEAD");
    const others = await git("for-each-ref", "refs/heads/main", "refs/remotes/origin/main", "refs/tags");
    if (![listed, head, others].every(({ isOk }) => isOk)) return undefined;
    const hashes = new Map<string, string>();
    for (const line of listed.stdout.split("\n")) {
      const [, hash, path] = /^\d+ \w+ (\w+)\t(.+)$/.exec(line) ?? [];
      if (hash !== undefined && path !== undefined && path.split("/").length <= 2) hashes.set(path, hash);
    }
    // A folder is more than its hash at the top: `apps` would count every app.
    for (const path of [...hashes.keys()])
      if ([...hashes.keys()].some((other) => other.startsWith(`${path}/`))) hashes.delete(path);
    return hashes.set(".git", head.stdout + others.stdout);
  };
  // Steps end beside each other, and an index has one writer.
  let last: ReturnType<HashTree> = Promise.resolve(undefined);
  return () => {
    last = last.then(hash, hash);
    return last;
  };
}

function readKept(file: string): Record<string, { key: string; passed: number }> {
  try {
    // Written by `keep` above.
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, { key: string; passed: number }>;
  } catch {
    return {};
  }
}
