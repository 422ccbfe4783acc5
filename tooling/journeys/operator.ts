import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { commandEnvironment } from "./env.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");

/** Runs `pnpm ops …` on the stack under test (DATA_DIR says which), as its operators do. */
export async function operator(...command: readonly string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [resolve(root, "apps/api/src/main/cli/ops.ts"), "--yes", "--json", ...command],
    { cwd: root, env: commandEnvironment() },
  );
  return stdout;
}
