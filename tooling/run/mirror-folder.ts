import {
  copyFileSync,
  cpSync,
  type Dirent,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/**
 * Makes a folder the same as another one, files, folders and links. What is the same already, by size and time of its
 * last change, is left alone, so that a second time costs little.
 * @param isLeftOut true for names directly below `from` that are not wanted; they are removed from `to`
 */
export function mirrorFolder(
  from: string,
  to: string,
  isLeftOut: (name: string) => boolean = () => false,
): void {
  mkdirSync(to, { recursive: true });
  const wanted = readdirSync(from, { withFileTypes: true }).filter(({ name }) => !isLeftOut(name));
  const kinds = new Map(wanted.map((entry) => [entry.name, kindOf(entry)]));
  for (const entry of readdirSync(to, { withFileTypes: true })) {
    const isKept = kinds.get(entry.name) === kindOf(entry) && kindOf(entry) !== "link";
    if (!isKept) rmSync(join(to, entry.name), { recursive: true, force: true });
  }
  for (const { name } of wanted) {
    const [source, target] = [join(from, name), join(to, name)];
    if (kinds.get(name) === "folder") mirrorFolder(source, target);
    // Links become absolute: the copy lies elsewhere than what they were made for.
    else if (kinds.get(name) === "link") cpSync(source, target, { recursive: true });
    else mirrorFile(source, target);
  }
}

function mirrorFile(source: string, target: string): void {
  const original = statSync(source);
  const found = statSync(target, { throwIfNoEntry: false });
  if (found?.size === original.size && Math.abs(found.mtimeMs - original.mtimeMs) < 1) return;
  copyFileSync(source, target);
  utimesSync(target, original.atime, original.mtime);
}

function kindOf(entry: Dirent): "folder" | "link" | "file" {
  if (entry.isDirectory()) return "folder";
  return entry.isSymbolicLink() ? "link" : "file";
}
