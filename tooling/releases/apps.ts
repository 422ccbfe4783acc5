import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";

/** What is released, each on its own. */
export const releasedApps = ["shop", "trade", "door", "api"] as const;
export type ReleasedApp = (typeof releasedApps)[number];
/** What calls the API: the two Next apps for their pages, the door for what has changed. */
export const clientApps = ["shop", "trade", "door"] as const;
export type ClientApp = (typeof clientApps)[number];
/** What keeps things in browsers. */
export const browserApps = ["shop", "trade"] as const;
export type BrowserApp = (typeof browserApps)[number];

/** What an app has before its first release. */
export const neverReleased = "0.1.0";

/** The version that the next release of an app has. */
export function versionOf(app: ReleasedApp): string {
  // Our own package.json; changesets keeps its version.
  const { version } = JSON.parse(readFileSync(join(root, "apps", app, "package.json"), "utf8")) as {
    version: string;
  };
  return version;
}

/** The git tag of a release, as changesets writes it. */
export function tagOf(app: ReleasedApp, version: string): string {
  return `@precise/${app}@${version}`;
}
