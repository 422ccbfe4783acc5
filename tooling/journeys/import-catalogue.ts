import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { commandEnvironment } from "./env.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../..");

/**
 * Puts a catalogue file's products on sale in the stack under test (DATA_DIR says which), or changes them, through the
 * operators' own command. Everything else in the catalogue stays as it is.
 */
export async function importCatalogue(catalogue: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "precise-e2e-"));
  try {
    const file = join(folder, "catalogue.json");
    await writeFile(file, JSON.stringify(catalogue));
    const media = join(root, "apps/api/catalogue/media");
    const command = join(root, "apps/api/src/main/cli/catalogue.ts");
    await run(process.execPath, [command, "import", file, "--set-stock", "--media", media], {
      cwd: root,
      env: commandEnvironment(),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
