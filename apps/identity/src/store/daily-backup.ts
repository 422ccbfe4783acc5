import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";

const ownName = /^identity-\d{4}-\d\d-\d\d\.sqlite$/;

/**
 * Writes the day's backup where there is none: the whole database as one file, which can be put in its place. Then the
 * oldest of its own files go; nothing is removed before the new one is whole, and no other file ever.
 * @param options.day in Lagos, such as 2026-11-28
 * @param options.keep how many stay, today's among them
 * @returns the file, or undefined when it was there
 */
export function writeDailyBackup(
  database: DatabaseSync,
  folder: string,
  options: { readonly day: string; readonly keep: number },
): string | undefined {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `identity-${options.day}.sqlite`);
  if (existsSync(file)) return undefined;
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  // It holds the signing key: for this user alone, from its first byte.
  closeSync(openSync(draft, "wx", 0o600));
  database.prepare("vacuum into ?").run(draft);
  sync(draft);
  renameSync(draft, file);
  sync(folder);
  const old = readdirSync(folder).filter((name) => ownName.test(name));
  for (const name of old.sort().reverse().slice(options.keep)) rmSync(join(folder, name), { force: true });
  return file;
}

function sync(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
