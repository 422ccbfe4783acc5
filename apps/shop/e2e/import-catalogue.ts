import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type FixtureProduct, fixtureCatalogue } from "./fixture-products.ts";

const run = promisify(execFile);
const root = resolve(import.meta.dirname, "../../..");

/**
 * Puts products on sale in the stack under test, or changes them, through the operators' own command. Everything else in
 * the catalogue stays as it is.
 */
export async function importProducts(products: readonly FixtureProduct[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "precise-e2e-"));
  try {
    const file = join(folder, "catalogue.json");
    await writeFile(file, JSON.stringify(fixtureCatalogue(products)));
    const media = join(root, "apps/api/catalogue/media");
    const command = join(root, "apps/api/src/cli/catalogue.ts");
    await run(process.execPath, [command, "import", file, "--keep-unlisted", "--media", media], {
      cwd: root,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
