import { readFile, writeFile } from "node:fs/promises";
import { breakingChanges } from "./breaking-changes.ts";
import { openApiDocument } from "./openapi.ts";

/**
 * `pnpm --filter @precise/api openapi`: rewrites apps/api/openapi.json. A change that would break a released client
 * is refused; `--breaking` writes it all the same, for a release that says so.
 */
const file = new URL("../../../openapi.json", import.meta.url);
const current = openApiDocument();
const committed = await readFile(file, "utf8").catch(() => undefined);
const changes = committed === undefined ? [] : breakingChanges(JSON.parse(committed), current);

if (changes.length > 0 && !process.argv.includes("--breaking")) {
  console.error(`A released client would break:\n${changes.map((change) => `- ${change}`).join("\n")}`);
  process.exitCode = 1;
} else {
  await writeFile(file, `${JSON.stringify(current, null, 2)}\n`);
  console.log("apps/api/openapi.json is up to date.");
}
