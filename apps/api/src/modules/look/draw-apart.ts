import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type LogoOutcome, tooIntricateLogo } from "./draw-logo.ts";

const program = fileURLToPath(new URL("./draw-logo-process.ts", import.meta.url));
const mostMilliseconds = 15_000;

/**
 * Draws a logo in a process of its own. A drawing can be made to take its reader hours or all memory, and what draws hears no
 * one meanwhile: a process can be ended. It gets nothing of this one's environment.
 */
export function drawApart(
  file: { readonly path: string; readonly name: string },
  timeout = mostMilliseconds,
): Promise<LogoOutcome> {
  return new Promise((resolve, reject) => {
    const child = fork(program, [file.path, file.name], {
      env: {},
      execArgv: [],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      timeout,
      killSignal: "SIGKILL",
    });
    // Its own program is the only one that writes there.
    child.once("message", (outcome) => resolve(outcome as LogoOutcome));
    child.once("error", reject);
    child.once("exit", (code) =>
      code === null
        ? resolve({ refused: tooIntricateLogo(file.name) })
        : reject(new Error(`a logo's drawing ended with ${code}`)),
    );
  });
}
