import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { beforeEach, expect, it } from "vitest";
import { neverReleased, releasedApps, versionOf } from "./apps.ts";

it.each(releasedApps)("the version of %s is told in its changelog", (app) => {
  const version = versionOf(app);
  if (version === neverReleased) return;
  const [, told = ""] = readFileSync(join(root, "apps", app, "CHANGELOG.md"), "utf8").split(
    `## ${version}\n`,
  );
  expect(told.split("\n## ")[0]?.trim().length).toBeGreaterThan(40);
});

/** The manifests of all workspaces, in a repository of their own. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "precise-versions-"));
  for (const part of ["apps", "packages", "tooling"]) {
    for (const name of readdirSync(join(root, part))) {
      cpSync(join(root, part, name, "package.json"), join(folder, part, name, "package.json"));
    }
  }
  for (const file of ["package.json", "pnpm-workspace.yaml", ".changeset/config.json"]) {
    cpSync(join(root, file), join(folder, file));
  }
  execFileSync("git", ["init", "-q", "-b", "main"], { cwd: folder });
  return () => rmSync(folder, { recursive: true, force: true });
});

it.each([
  { changed: "shop", released: ["shop"] },
  { changed: "trade", released: ["trade"] },
  { changed: "api", released: ["api"] },
  { changed: "door", released: ["door"] },
  // The door's image has the desk in it.
  { changed: "desk", released: ["door"] },
  { changed: "contract", released: ["shop", "trade", "door", "api"] },
])("a changeset of $changed gives a version to $released", ({ changed, released }) => {
  const before = new Map(releasedApps.map((app) => [app, versionIn(folder, app)]));
  writeFileSync(
    join(folder, ".changeset", "one.md"),
    `---\n"@precise/${changed}": patch\n---\n\nA change.\n`,
  );
  execFileSync(join(root, "node_modules", ".bin", "changeset"), ["version"], { cwd: folder, stdio: "pipe" });
  expect(releasedApps.filter((app) => versionIn(folder, app) !== before.get(app))).toEqual(released);
});

function versionIn(where: string, app: string): string {
  const { version } = JSON.parse(readFileSync(join(where, "apps", app, "package.json"), "utf8")) as {
    version: string;
  };
  return version;
}
