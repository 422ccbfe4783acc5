import { distDir, isBuilding, shopEnv } from "../env.ts";
import { startCataloguePoller } from "./catalogue-poller.ts";
import { compressedBuiltFile } from "./compressed-files.ts";
import { tellOutages } from "./tell-outages.ts";
import { parseTrustedProxies, watchConnections } from "./visitor.ts";
import { compressWholeAnswers } from "./whole-answers.ts";

/** Checks the environment, then starts what the server does besides answering. */
export async function startShop(): Promise<void> {
  if (isBuilding()) return;
  try {
    parseTrustedProxies(shopEnv().trustedProxies);
  } catch (error) {
    // Next would print a stack and go on; one line that names the variable is what an operator needs.
    process.stderr.write(
      `The shop cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
  watchConnections();
  compressWholeAnswers((path) => compressedBuiltFile(distDir(), path));
  tellOutages();
  await startCataloguePoller();
}
