import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
export const root = resolve(import.meta.dirname, "../../..");

/** Runs a command of the api on the stack under test (DATA_DIR says which), as its operators do. */
export async function operator(program: "ops" | "catalogue", ...command: readonly string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    [resolve(root, `apps/api/src/cli/${program}.ts`), ...command],
    {
      cwd: root,
    },
  );
  return stdout;
}
