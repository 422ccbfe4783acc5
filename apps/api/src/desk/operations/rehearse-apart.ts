import { fork } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { RehearsalReport } from "#api/platform/backup/rehearse-restore.ts";

/** What the process of a rehearsal is sent. */
export interface RehearsalOrder {
  readonly file: string;
  /** What the shop sells on; undefined where nothing is known of it, and then nothing is opened in the copy. */
  readonly content: ShopContent | undefined;
}

/** What it answers. */
export type RehearsalEnd = { readonly report: RehearsalReport } | { readonly fault: string };

const program = fileURLToPath(new URL("./rehearse-process.ts", import.meta.url));

/**
 * Rehearses a restore in a process of its own: the embedded database that it needs would stay in this one's memory for good, some
 * 80 MiB that a shop on PostgreSQL never uses again.
 * @throws Error with the sentence that says why this backup could not be restored
 */
export function rehearseApart(order: RehearsalOrder): Promise<RehearsalReport> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [], {
      env: { TMPDIR: tmpdir() },
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.once("message", (message) => {
      // Its own program is the only one that writes there.
      const end = message as RehearsalEnd;
      if ("report" in end) resolve(end.report);
      else reject(new Error(end.fault));
    });
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      reject(new Error(`The rehearsal of ${order.file} ended with ${code ?? signal}.`)),
    );
    child.send(order);
  });
}
