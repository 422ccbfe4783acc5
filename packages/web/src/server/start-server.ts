import { webEnv } from "../env.ts";
import { compressedBuiltFile } from "./compressed-files.ts";
import { hideInternalHeaders } from "./hide-internal-headers.ts";
import { markOutages } from "./mark-outages.ts";
import { refuseForeignHosts } from "./refuse-foreign-hosts.ts";
import { answerFromCache, type CacheSource, responseCache } from "./response-cache.ts";
import { parseTrustedProxies, watchConnections } from "./visitor.ts";
import { compressWholeAnswers } from "./whole-answers.ts";

/**
 * Checks the environment, then starts what an app's server does in addition to answering. A wrong environment ends the process
 * with one line.
 * @param app.name as the line names it: "shop"
 * @param app.checkEnv reads what only this app needs, and throws what is wrong with it
 * @param app.distDir folder of the build
 * @param app.builtFilesUnder path under which the build's own files are asked for: "/_next/static/"
 * @param app.isApiUp whether the API answered when it was last asked
 */
export function startServer(app: {
  readonly name: string;
  readonly checkEnv: () => unknown;
  readonly distDir: string;
  readonly builtFilesUnder: string;
  readonly isApiUp: () => boolean;
  /** What pages that are the same for all visitors are made from. Without it no answer is kept. */
  readonly pagesFrom?: CacheSource;
}): void {
  try {
    parseTrustedProxies(webEnv().trustedProxies);
    app.checkEnv();
  } catch (error) {
    // Next would print a stack and go on; one line that names the variable is what an operator needs.
    process.stderr.write(
      `The ${app.name} cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
  watchConnections();
  hideInternalHeaders();
  const answers = app.pagesFrom && responseCache(app.pagesFrom);
  compressWholeAnswers((path) => compressedBuiltFile(app.distDir, app.builtFilesUnder, path), answers);
  if (answers) answerFromCache(answers);
  // Last, so that it runs before all others.
  refuseForeignHosts(webEnv().isOwnHost);
  markOutages(app.isApiUp);
}
