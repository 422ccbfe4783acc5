import { execFileSync } from "node:child_process";
import { root } from "@precise/run/workspace";
import { neverReleased, releasedApps, tagOf, versionOf } from "./apps.ts";
import { releasedBaselines } from "./baseline.ts";

/**
 * Prints the apps whose version has no tag yet, as JSON: `[{"app":"shop","version":"1.2.0","tag":"@precise/shop@1.2.0"}]`.
 * The release workflow makes each of them, on its own.
 */
const tags = new Set(execFileSync("git", ["tag", "--list"], { cwd: root, encoding: "utf8" }).split("\n"));
const recorded = releasedBaselines();
const due = releasedApps
  .map((app) => ({ app, version: versionOf(app), tag: tagOf(app, versionOf(app)) }))
  .filter(({ version, tag }) => version !== neverReleased && !tags.has(tag));
const unrecorded = due.filter(({ app, version }) => recorded[app].version !== version);
if (unrecorded.length > 0) {
  console.error(
    `Not recorded: ${unrecorded.map(({ tag }) => tag).join(", ")}. Run pnpm release:version and commit.`,
  );
  process.exitCode = 1;
} else {
  console.log(JSON.stringify(due));
}
