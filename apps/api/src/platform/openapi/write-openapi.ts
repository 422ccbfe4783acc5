import { readFile, writeFile } from "node:fs/promises";
import { breakingChanges } from "./breaking-changes.ts";
import { deskDocument, openApiDocument } from "./openapi.ts";

/**
 * `pnpm --filter @precise/api openapi`: rewrites apps/api/openapi.json and openapi-desk.json. A change that would break a
 * released client of the first is refused; `--breaking` writes it all the same, for a release that says so. The desk is
 * released with the API, and nothing else is a client of the second.
 */
const file = new URL("../../../openapi.json", import.meta.url);
const current = openApiDocument();
const committed = await readFile(file, "utf8").catch(() => undefined);
const changes = committed === undefined ? [] : breakingChanges(JSON.parse(committed), current);

if (changes.length > 0 && !process.argv.includes("--breaking")) {
  console.error(`A released client would break:\n${changes.map((change) => `- ${change}`).join("\n")}`);
  process.exitCode = 1;
} else {
  await write(file, current);
  await write(new URL("../../../openapi-desk.json", import.meta.url), deskDocument());
  console.log("apps/api/openapi.json and openapi-desk.json are up to date.");
}

function write(to: URL, document: object): Promise<void> {
  return writeFile(to, `${JSON.stringify(document, null, 2)}\n`);
}
