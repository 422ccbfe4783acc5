import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mends } from "./mends.ts";

const packageFolder = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * `pnpm faults money`: the sequences of the test, as many and as long as asked for. A failure prints the shortest sequence that was
 * found, with the seed and the path by which it is played again. `--without M1` takes a mend out, and fails where nothing is found.
 * @returns the exit code
 */
export async function runMoneySequences(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sequences: { type: "string", default: "10000" },
      steps: { type: "string", default: "30" },
      seed: { type: "string", default: String(Date.now() % 1_000_000_000) },
      path: { type: "string" },
      postgres: { type: "string" },
      without: { type: "string" },
    },
  });
  const { sequences, steps, seed, path, postgres = process.env.TEST_DATABASE_URL, without } = values;
  if (without !== undefined && !Object.hasOwn(mends, without))
    throw new Error(`--without takes one of ${Object.keys(mends).join(", ")}.`);
  // The second process runs the files as they are.
  if (without !== undefined && postgres !== undefined)
    throw new Error("--without runs on the embedded database.");
  process.stdout.write(
    `seed ${seed}, ${sequences} sequences of ${steps} steps on ${postgres === undefined ? "the embedded database" : "PostgreSQL"}\n`,
  );
  const config = without === undefined ? [] : ["--config", "test/faults/money/without-mend.config.ts"];
  const child = spawn(`${packageFolder}/node_modules/.bin/vitest`, ["run", ...config, "money-sequences"], {
    cwd: packageFolder,
    stdio: "inherit",
    env: {
      ...process.env,
      TEST_DEPTH: "whole",
      MONEY_SEQUENCES: sequences,
      MONEY_STEPS: steps,
      MONEY_SEED: seed,
      ...(path !== undefined && { MONEY_PATH: path }),
      ...(postgres !== undefined && { TEST_DATABASE_URL: postgres }),
      ...(without !== undefined && { MONEY_WITHOUT: without }),
    },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}
