import { join } from "node:path";
import { type CommandPlan, runCommand } from "./run-command.ts";
import { readVitestReport, tallyOf } from "./tally.ts";
import type { TestContext } from "./test-context.ts";
import type { StepFinding } from "./test-run.ts";
import { root } from "./workspace.ts";

/** Runs the tests of one folder and counts them. @param options of vitest */
export async function runVitest(
  folder: string,
  report: string,
  context: TestContext,
  env: Readonly<Record<string, string>>,
  limit: Pick<CommandPlan, "limitMs" | "mayGoOn">,
  options: readonly string[] = [],
): Promise<StepFinding> {
  const end = await runCommand({
    command: join(root, folder, "node_modules", ".bin", "vitest"),
    args: [
      "run",
      "--no-color",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...options,
    ],
    cwd: join(root, folder),
    env: { ...context.settings.machine, TEST_DEPTH: context.depth, ...env },
    ...limit,
  });
  return { tally: tallyOf([readVitestReport(report)], end.isOk), output: end.output };
}
