import { readFile, writeFile } from "node:fs/promises";
import { breakingChanges } from "./breaking-changes.ts";
import { deskDocument, openApiDocument } from "./openapi.ts";

/**
 * `pnpm --filter @precise/api openapi`: rewrites apps/api/openapi.json. A change that would break a released client is
 * refused; `--breaking` writes it all the same, for a release that says so. `--desk` prints the document of the desk's
 * calls: nothing else is their client, so it is not committed; the door, whose image brings the desk, has them in its baseline.
 */
const file = new URL("../../../openapi.json", import.meta.url);

if (process.argv.includes("--desk")) process.stdout.write(textOf(deskDocument()));
else {
  const current = openApiDocument();
  const committed = await readFile(file, "utf8").catch(() => undefined);
  const changes = committed === undefined ? [] : breakingChanges(JSON.parse(committed), current);
  if (changes.length > 0 && !process.argv.includes("--breaking")) {
    console.error(`A released client would break:\n${changes.map((change) => `- ${change}`).join("\n")}`);
    process.exitCode = 1;
  } else {
    await writeFile(file, textOf(current));
    console.log("apps/api/openapi.json is up to date.");
  }
}

function textOf(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
