import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const draftMark = ".new-";
const program = fileURLToPath(new URL("./make-pglite.ts", import.meta.url));

/**
 * Makes an embedded database where there is none. It is made beside its place and moved there when it is whole, so that
 * a start which was cut off leaves nothing half made; and by a process of its own, for making it takes 300 MB that this
 * one would never give back.
 * @throws Error with a line to show when the folder holds something else, which is never removed
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, "PG_VERSION"))) return;
  if (existsSync(folder)) removeEmpty(folder);
  for (const left of drafts(folder)) rmSync(left, { recursive: true, force: true });
  // A name of its own: the program of a start that was killed may still be writing to its draft.
  const draft = mkdtempSync(`${folder}${draftMark}`);
  await run(process.execPath, [program, draft]).catch((cause: unknown) => {
    throw new Error(`Could not make a database in ${folder}.`, { cause });
  });
  renameSync(draft, folder);
}

function drafts(folder: string): string[] {
  const beginning = `${basename(folder)}${draftMark}`;
  const beside = readdirSync(dirname(folder)).filter((name) => name.startsWith(beginning));
  return beside.map((name) => join(dirname(folder), name));
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (cause) {
    throw new Error(`${folder} has files but no database. Move them away first.`, { cause });
  }
}
