import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalOrigin, thirdPartyScripts } from "../env.ts";
import { contentMark, noCatalogue, stampedSettings } from "./page-stamp.ts";
import { snapshotFile } from "./snapshot-file.ts";

/** Beside the built pages: what they were made from. */
export const buildStampFile = "catalogue-stamp.txt";

/** The mark of every page that this build makes. */
export function buildStampText(shopFolder: string): string {
  const file = snapshotFile(shopFolder);
  if (file === undefined) return noCatalogue;
  const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
  return contentMark(
    version,
    stampedSettings({ canonicalOrigin: canonicalOrigin(), thirdPartyScripts: thirdPartyScripts() }),
  );
}

const stampByFolder = new Map<string, string>();

/** The stamp of the pages of the build in this folder; of a build that left none, nothing is known. */
export function readBuildStamp(serverDistDir: string): string {
  // Next makes a page cache per request: the file is read once.
  const known = stampByFolder.get(serverDistDir);
  if (known !== undefined) return known;
  const file = join(serverDistDir, buildStampFile);
  const stamp = existsSync(file) ? readFileSync(file, "utf8") : noCatalogue;
  stampByFolder.set(serverDistDir, stamp);
  return stamp;
}
