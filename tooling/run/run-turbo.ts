import { join } from "node:path";
import { type CommandEnd, runCommand } from "./run-command.ts";
import { root } from "./workspace.ts";

export const turboPath = join(root, "node_modules", ".bin", "turbo");

/**
 * Runs turbo tasks with exactly the environment that turbo.json names, for a local shop, so that the build of a start,
 * of a test run and of a type check is one and the same.
 */
export function runTurbo(options: {
  readonly args: readonly string[];
  /** Handed to the tasks' own commands. */
  readonly taskArgs?: readonly string[];
  readonly machine: Readonly<Record<string, string>>;
  readonly limitMs: number;
  readonly onLine?: (line: string) => void;
}): Promise<CommandEnd> {
  const { args, taskArgs = [], machine, limitMs, onLine } = options;
  return runCommand({
    command: turboPath,
    args: [
      "run",
      ...args,
      "--ui=stream",
      "--no-color",
      "--env-mode=strict",
      "--no-update-notifier",
      ...(taskArgs.length === 0 ? [] : ["--", ...taskArgs]),
    ],
    cwd: root,
    env: {
      ...machine,
      SHOP_ENV: "local",
      NEXT_TELEMETRY_DISABLED: "1",
      TURBO_TELEMETRY_DISABLED: "1",
      // The root command has just seen to the install; each task's own pnpm need not look again.
      pnpm_config_verify_deps_before_run: "false",
    },
    limitMs,
    ...(onLine === undefined ? {} : { onLine }),
  });
}
