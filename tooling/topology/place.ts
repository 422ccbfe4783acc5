import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChildPlan } from "@precise/run/child";

/** Where one topology keeps everything, and as whom its servers run: never as root. */
export interface Place {
  readonly machine: Readonly<Record<string, string>>;
  /** The system's user without rights where we are root, else our own. */
  readonly asUser: Pick<ChildPlan, "user">;
  /** Makes a folder of this name; returns its path. */
  folder(name: string): string;
  log(name: string): string;
  /** Gives a folder with what is in it to the user of the servers. */
  own(folder: string): void;
  remove(): void;
}

/** A temporary folder that is removed at the end. */
export function makePlace(machine: Readonly<Record<string, string>>): Place {
  const at = mkdtempSync(join(tmpdir(), "precise-topology-"));
  chmodSync(at, 0o755);
  const isRoot = process.getuid?.() === 0;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  const user = isRoot ? { uid: id("-u"), gid: id("-g") } : undefined;
  return {
    machine,
    asUser: user === undefined ? {} : { user },
    folder(name) {
      const folder = join(at, name);
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    log: (name) => join(at, "logs", `${name}.log`),
    own(folder) {
      if (user !== undefined) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
    },
    remove: () => rmSync(at, { recursive: true, force: true }),
  };
}
