import { readRunSettings } from "@precise/run/env";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import { root } from "@precise/run/workspace";
import { engineVariables } from "./env.ts";

/** A container engine of this machine. */
export interface Engine {
  readonly name: "docker" | "podman";
  /** Options of every `run`. */
  readonly runOptions: readonly string[];
  /** What the engine and its builds are led by. */
  readonly env: Readonly<Record<string, string>>;
  /**
   * Runs one of its commands.
   * @returns what it printed on standard output
   * @throws PlainFailure with the last lines of what it printed
   */
  run(args: readonly string[], onLine?: (line: string) => void): Promise<string>;
  /** True when the command ends well. */
  succeeds(args: readonly string[]): Promise<boolean>;
}

/**
 * Limits that every machine allows, as podman's own may be above the machine's. Its health checks need systemd: whoever
 * waits for a container runs its check.
 */
const runOptions = {
  docker: [],
  podman: ["--ulimit", "nofile=10000:10000", "--ulimit", "nproc=10000:10000", "--no-healthcheck"],
};
const LIMIT_MS = 20 * 60_000;

/**
 * Docker where its service answers, else podman.
 * @throws PlainFailure where neither can be had
 */
export async function getEngine(): Promise<Engine> {
  const env = { ...readRunSettings().machine, ...engineVariables() };
  for (const name of ["docker", "podman"] as const) {
    const command = (args: readonly string[], onLine?: (line: string) => void) =>
      runCommand({
        command: name,
        args,
        cwd: root,
        env,
        limitMs: LIMIT_MS,
        ...(onLine === undefined ? {} : { onLine }),
      });
    const succeeds = async (args: readonly string[]) => (await command(args)).isOk;
    if (!(await succeeds(["info"]))) continue;
    return {
      name,
      runOptions: runOptions[name],
      env,
      succeeds,
      async run(args, onLine) {
        const end = await command(args, onLine);
        if (end.isOk) return end.stdout;
        const said = end.output.trim().split("\n").slice(-30).join("\n");
        throw new PlainFailure(`${name} ${args.slice(0, 8).join(" ")} failed:\n${said}`);
      },
    };
  }
  throw new PlainFailure("No container engine: install podman or docker.");
}
