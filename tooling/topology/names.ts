import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OnStop } from "@precise/run/run-until-stopped";

/** Who is where in a network: a folder that its name server reads. */
export interface Names {
  readonly folder: string;
  /** @param container by which it is taken out again */
  add(container: string, address: string, names: readonly string[]): void;
  remove(container: string): void;
}

export function makeNames(onStop: OnStop): Names {
  const folder = mkdtempSync(join(tmpdir(), "precise-topology-names-"));
  chmodSync(folder, 0o755);
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    add: (container, address, names) =>
      writeFileSync(join(folder, container), `${address} ${names.join(" ")}\n`),
    remove: (container) => rmSync(join(folder, container), { force: true }),
  };
}
