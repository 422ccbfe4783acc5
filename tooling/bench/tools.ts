import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import type { BenchContext } from "./bench-context.ts";

const folder = join(import.meta.dirname, "tools");
const run = promisify(execFile);

/**
 * Installs the load driver and Lighthouse, once. They are not among the repository's dependencies: 180 MB that only
 * `pnpm bench` needs should not be downloaded by `pnpm start`.
 * @throws PlainFailure when they cannot be installed
 */
export async function installTools({ settings, progress }: BenchContext): Promise<void> {
  if (existsSync(join(folder, "node_modules", "lighthouse", "package.json"))) return;
  const end = await progress.step("tools of the bench", () =>
    runCommand({
      command: "pnpm",
      args: ["install", "--frozen-lockfile"],
      cwd: folder,
      env: settings.machine,
      limitMs: 300_000,
    }),
  );
  if (!end.isOk) throw new PlainFailure(`The bench's tools could not be installed.\n${end.output.trim()}`);
}

/**
 * Runs one of the tools to its end.
 * @param input what it reads from standard input, as JSON
 * @returns the JSON that it printed last
 * @throws Error when it fails or takes longer than its limit
 */
export async function runTool(
  { settings, signal }: BenchContext,
  tool: { readonly program: string; readonly args?: readonly string[]; readonly limitMs: number },
  input?: unknown,
): Promise<unknown> {
  const running = run(process.execPath, [join(folder, tool.program), ...(tool.args ?? [])], {
    env: settings.machine,
    timeout: tool.limitMs,
    maxBuffer: 16 * 1024 * 1024,
    signal,
  });
  running.child.stdin?.end(input === undefined ? "" : JSON.stringify(input));
  const { stdout } = await running;
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}
