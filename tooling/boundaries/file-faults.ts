import { basename, dirname } from "node:path/posix";
import { SOURCE, TEST } from "./module-graph.ts";
import type { SourceTree } from "./source-tree.ts";

const MAX_LINES = 400;
const MAX_FILES_OF_A_FOLDER = 40;

/** Names that a tool or framework looks for; under `src/app` Next decides all names. */
const GIVEN_NAMES = /\/src\/app\/|\/(?:env|instrumentation|proxy)\.ts$|\.config\.m?ts$|\.d\.ts$/;

/**
 * Files that are too long, folders that are too full, and names that two files of one workspace share; in the contract, of
 * one caller.
 * @param sharedNames names that may be shared, `WORKSPACE/NAME` with the reason
 */
export function fileFaults({ sources }: SourceTree, sharedNames: Readonly<Record<string, string>>): string[] {
  const faults: string[] = [];
  const folders = new Map<string, number>();
  const filesByName = new Map<string, string[]>();
  for (const [path, text] of sources) {
    if (!SOURCE.test(path)) continue;
    const lines = text.trimEnd().split("\n").length;
    if (lines > MAX_LINES)
      faults.push(`${path} has ${lines} lines, ${MAX_LINES} are the most: split it by ideas`);
    if (TEST.test(path) || path.endsWith(".css.ts")) continue;
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    if (GIVEN_NAMES.test(path)) continue;
    const name = `${spaceOf(path)}/${basename(path)}`;
    filesByName.set(name, [...(filesByName.get(name) ?? []), path]);
  }
  for (const [folder, files] of folders) {
    if (files > MAX_FILES_OF_A_FOLDER)
      faults.push(
        `${folder} holds ${files} source files, ${MAX_FILES_OF_A_FOLDER} are the most: make subfolders`,
      );
  }
  for (const [name, files] of filesByName) {
    if (files.length > 1 && sharedNames[name] === undefined)
      faults.push(`${files.join(", ")} share a name: name each by what it holds`);
  }
  for (const name of Object.keys(sharedNames)) {
    if ((filesByName.get(name)?.length ?? 0) < 2)
      faults.push(`${name} is in the list of shared names, but is not shared`);
  }
  return faults;
}

/** Where a name is given once: a workspace, and in the contract the folder of who calls (`desk/orders.ts`, `trade/orders.ts`). */
function spaceOf(path: string): string {
  return /^packages\/contract\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? path.split("/").slice(0, 2).join("/");
}
