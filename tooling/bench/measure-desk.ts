import { join } from "node:path";
import { runCommand } from "@precise/run/run-command";
import { root } from "@precise/run/workspace";
import { deskBudgetsMs } from "./bench-budgets.ts";
import type { BenchContext } from "./bench-context.ts";
import type { Figure } from "./figure.ts";

const limitMs = 300_000;

/** Times the desk's lists with 10,000 orders, in a process of its own on the embedded database. */
export async function measureDesk({ settings, progress }: BenchContext): Promise<Figure[]> {
  return progress.step("desk, 10,000 orders", async () => {
    const { isOk, stdout, output } = await runCommand({
      command: process.execPath,
      args: [join(root, "apps/api/test/desk/time-lists.ts")],
      cwd: join(root, "apps/api"),
      env: settings.machine,
      limitMs,
    });
    if (!isOk) throw new Error(`the desk's lists could not be timed: ${output.slice(-500)}`);
    // The script is ours, and prints measures with their milliseconds.
    const found = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Readonly<Record<string, number>>;
    return Object.entries(found).map(([measure, value]): Figure => {
      const atMost = deskBudgetsMs[measure];
      return {
        part: "desk",
        subject: "10,000 orders, pglite",
        measure,
        value,
        ...(atMost === undefined ? {} : { limit: { atMost } }),
      };
    });
  });
}
