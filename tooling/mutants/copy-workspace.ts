import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import { root } from "@precise/run/workspace";

/** A copy of the repository in which code may be changed while people work in the first. */
export interface WorkspaceCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * Copies every file that git knows or would add. Installed packages are linked, not copied: a package of the workspace
 * that another one imports is therefore the unchanged one.
 */
export async function copyWorkspace(machine: Readonly<Record<string, string>>): Promise<WorkspaceCopy> {
  const listed = await runCommand({
    command: "git",
    args: ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    cwd: root,
    env: machine,
    limitMs: 60_000,
  });
  if (!listed.isOk) throw new PlainFailure(`git could not list the files:\n${listed.output}`);
  const files = listed.stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  const folder = mkdtempSync(join(tmpdir(), "precise-mutants-"));
  for (const file of files) cpSync(join(root, file), join(folder, file));
  const packages = files.filter((file) => /(^|\/)package\.json$/.test(file)).map(dirname);
  for (const each of packages) {
    const installed = join(root, each, "node_modules");
    if (!existsSync(installed) || !lstatSync(installed).isDirectory()) continue;
    mkdirSync(join(folder, each), { recursive: true });
    symlinkSync(installed, join(folder, each, "node_modules"));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
