import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PlainFailure } from "@precise/run/plain-failure";
import { runCommand } from "@precise/run/run-command";
import type { OnStop } from "@precise/run/run-until-stopped";
import { pinnedPackageManager, root } from "@precise/run/workspace";
import { need } from "./shown.ts";
import { type ServingApp, servingApps } from "./start-topology.ts";
import { makeChange, type TrueChange } from "./true-changes.ts";

const stepLimitMs = 10 * 60_000;
/** What makes the images; a release is made of a commit, so all of it has to be in one. */
const released = ["apps", "packages", "tooling/releases", "package.json", "pnpm-lock.yaml", ".changeset"];

/** A copy of the repository in which releases are made, as CONTRIBUTING says. */
export interface ReleaseCopy {
  readonly folder: string;
  /** What every app is released as, before anything here changes. */
  readonly versions: Readonly<Record<ServingApp, string>>;
  /**
   * Makes the change, writes its changeset, and takes the steps of a release up to its tag.
   * @returns the new version
   * @throws Error where more than this app would be released
   */
  release(app: ServingApp, change: TrueChange, note: (text: string) => void): Promise<string>;
}

interface Due {
  readonly app: ServingApp;
  readonly version: string;
  readonly tag: string;
}

/**
 * Copies the last commit to a folder of its own, which goes at the end, and releases there what waits for its release.
 * @throws PlainFailure where something is not committed
 */
export async function makeReleaseCopy(
  env: Readonly<Record<string, string>>,
  note: (text: string) => void,
  onStop: OnStop,
): Promise<ReleaseCopy> {
  const gitIn = (folder: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=release", "-c", "user.email=release@shop.example", ...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  if (gitIn(root, "status", "--porcelain", "--", ...released) !== "")
    throw new PlainFailure("A release is made of a commit: commit first what is changed here.");
  const folder = mkdtempSync(join(tmpdir(), "precise-releases-"));
  onStop(async () => rmSync(folder, { recursive: true, force: true }));
  note("copying the last commit");
  gitIn(root, "clone", "--quiet", "--shared", root, folder);
  const git = (...args: string[]) => gitIn(folder, ...args);
  const pnpm = async (...args: string[]) => {
    note(`pnpm ${args.join(" ")}`);
    const end = await runCommand({
      command: "npx",
      args: ["-y", pinnedPackageManager(), ...args],
      cwd: folder,
      env: { ...env, CI: "true" },
      limitMs: stepLimitMs,
    });
    if (end.isOk) return end.stdout;
    throw new PlainFailure(
      `pnpm ${args.join(" ")} failed:\n${end.output.trim().split("\n").slice(-20).join("\n")}`,
    );
  };
  const commitAll = (words: string) => {
    git("add", "-A");
    git("commit", "--quiet", "--allow-empty", "--no-verify", "-m", words);
  };
  const takeVersions = async (words: string): Promise<readonly Due[]> => {
    await pnpm("release:version");
    commitAll(words);
    return planned();
  };
  const planned = async (): Promise<readonly Due[]> => {
    const said = await pnpm("--silent", "release:plan");
    // Written by tooling/releases/plan.ts.
    return JSON.parse(said.trim().split("\n").at(-1) ?? "") as Due[];
  };
  const versionOf = (app: ServingApp) =>
    git("show", `HEAD:apps/${app}/package.json`).match(/"version": "([^"]+)"/)?.[1] ?? "";

  await pnpm("install", "--frozen-lockfile", "--prefer-offline");
  const isWaiting = readdirSync(join(folder, ".changeset")).some((name) => name.endsWith(".md"));
  const due = isWaiting ? await takeVersions("release what waits") : await planned();
  for (const { tag } of due) git("tag", tag);
  const versions = Object.fromEntries(servingApps.map((app) => [app, versionOf(app)]));
  return {
    folder,
    // One for each of them.
    versions: versions as Record<ServingApp, string>,
    async release(app, change, noteRelease) {
      noteRelease("changing it");
      makeChange(folder, change);
      writeFileSync(
        join(folder, ".changeset", `a-true-change-of-${app}.md`),
        `---\n"@precise/${app}": patch\n---\n\n${change.words}\n`,
      );
      commitAll(`a true change of ${app}`);
      const due = await takeVersions(`release ${app}`);
      const [first] = due;
      need(
        due.length === 1 && first?.app === app,
        `release:plan would release ${due.map(({ tag }) => tag).join(", ") || "nothing"}`,
      );
      // The door's image has the desk in it, at the same version.
      const own = [
        `apps/${app}/`,
        `tooling/releases/baselines/${app}.json`,
        ...(app === "door" ? ["apps/desk/"] : []),
      ];
      const foreign = git("diff", "--name-only", "HEAD~2")
        .split("\n")
        .filter((file) => !own.some((place) => file.startsWith(place)));
      need(foreign.length === 0, `the release of ${app} changed ${foreign.join(", ")}`);
      await pnpm("--filter", "@precise/releases", "exec", "vitest", "run", "releases.test.ts");
      git("tag", first.tag);
      return first.version;
    },
  };
}
