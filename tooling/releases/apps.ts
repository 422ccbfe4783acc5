import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";

/** What is released, each on its own. The two Next apps are clients of the API. */
export const releasedApps = ["shop", "trade", "api"] as const;
export type ReleasedApp = (typeof releasedApps)[number];
export const clientApps = ["shop", "trade"] as const;
export type ClientApp = (typeof clientApps)[number];

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
