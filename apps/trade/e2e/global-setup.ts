import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operator, root } from "./operator.ts";
import { tradeCatalogue } from "./trade-products.ts";

/** The products of the journeys are on sale before the first one starts. */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "precise-trade-journeys-"));
  try {
    const file = join(folder, "catalogue.json");
    await writeFile(file, JSON.stringify(tradeCatalogue()));
    const media = join(root, "apps/api/catalogue/media");
    await operator("catalogue", "import", file, "--keep-unlisted", "--media", media);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
