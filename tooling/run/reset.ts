import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { lockHolder } from "./folder-lock.ts";
import { PlainFailure, wordsOf } from "./plain-failure.ts";
import { dataFolder, startLockName } from "./workspace.ts";

/** `pnpm reset`: empties `.data` (carts, orders, mail, logs), never under a running stack. `--yes` asks nothing. */
try {
  for (const folder of [dataFolder, join(dataFolder, "dev")]) {
    const holder = lockHolder(join(folder, startLockName));
    if (holder !== undefined) {
      throw new PlainFailure(
        `Precise is running from this folder on ${holder.what} (process ${holder.pid}). Stop it first, then reset.`,
      );
    }
  }
  const entries = existsSync(dataFolder) ? readdirSync(dataFolder) : [];
  if (entries.length === 0) {
    console.log(`${dataFolder} is already empty.`);
  } else if (await isWanted(entries)) {
    for (const entry of entries) rmSync(join(dataFolder, entry), { recursive: true, force: true });
    console.log(`${dataFolder} is empty. The next start imports the sample catalogue again.`);
  } else {
    console.log("Nothing was deleted.");
  }
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}

async function isWanted(entries: readonly string[]): Promise<boolean> {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY)
    throw new PlainFailure("This deletes every cart and order in .data. Confirm with `pnpm reset --yes`.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Delete every cart, order, mail and log in ${dataFolder} (${entries.join(", ")})? [y/N] `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
