import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { root } from "@precise/run/workspace";

/** The files that a build of an image is given: what git knows or would take, without what `.dockerignore` names. */
export function contextFiles(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return listed
    .split("\0")
    .filter((file) => file !== "" && existsSync(join(root, file)))
    .filter((file) => !ignored.some((glob) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`)));
}

/** At the repository's root: what decides how an app is built. */
const rootFiles =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|turbo\.json|tsconfig\.base\.json|\.dockerignore)$/;

/** Changes when an image of this app could: with the app, the packages, and what decides how they are built. */
export function contextMark(app: string, files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) {
    const counts = file.startsWith(`apps/${app}/`) || file.startsWith("packages/") || rootFiles.test(file);
    if (counts) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Copies the files to a folder. */
export function copyContext(files: readonly string[], folder: string): void {
  for (const file of files) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to, { verbatimSymlinks: true });
  }
}
