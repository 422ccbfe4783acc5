import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OnStop } from "@precise/run/run-until-stopped";

/** Bytes of the file, always: it is written over in one piece, so that nobody reads half of it. */
const size = 8_192;

/** Who is where in the network. Takes the place of the engine's name server: podman 4.3's says nothing for seconds after a start or stop. */
export interface Names {
  /** For each container, as its /etc/hosts. */
  readonly file: string;
  /** @param container by which it is taken out again */
  add(container: string, address: string, names: readonly string[]): void;
  remove(container: string): void;
}

export function makeNames(onStop: OnStop): Names {
  const folder = mkdtempSync(join(tmpdir(), "precise-topology-names-"));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "hosts");
  const lines = new Map<string, string>();
  writeFileSync(file, "", { mode: 0o644 });
  const write = () => {
    const text = ["127.0.0.1 localhost", "::1 localhost", ...lines.values(), ""].join("\n");
    if (text.length > size) throw new Error(`${lines.size} containers have more names than ${size} bytes`);
    const handle = openSync(file, "r+");
    writeSync(handle, text.padEnd(size, "\n"), 0);
    closeSync(handle);
  };
  write();
  return {
    file,
    add(container, address, names) {
      lines.set(container, `${address} ${names.join(" ")}`);
      write();
    },
    remove(container) {
      if (lines.delete(container)) write();
    },
  };
}
