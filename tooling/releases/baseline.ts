import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { type BrowserApp, type ClientApp, type ReleasedApp, releasedApps, versionOf } from "./apps.ts";
import { callsOf } from "./calls-of.ts";
import type { JsonObject } from "./json-object.ts";
import { type StoredNames, storedNames } from "./stored-names.ts";
import { wireDocument } from "./wire-document.ts";

/** What an app's last release said on the wire, and kept in browsers. */
export interface Baseline {
  readonly version: string;
  /** Of a client: the calls that it may make. Of the server: every call. */
  readonly document: JsonObject;
  /** Of an app with pages: names of its own and those of both. Of the others: none. */
  readonly storedNames: readonly string[];
}

/** The apps as they are now, or as they were last released. */
export type Baselines = Readonly<Record<ReleasedApp, Baseline>>;

const fileOf = (app: ReleasedApp) => join(root, "tooling", "releases", "baselines", `${app}.json`);

/** The apps as the sources have them now. */
export function currentBaselines(): Baselines {
  // Written by `pnpm --filter @precise/api openapi`; a test of the api holds it to the contract.
  const document = JSON.parse(readFileSync(join(root, "apps", "api", "openapi.json"), "utf8")) as JsonObject;
  const names = storedNames();
  const client = (app: ClientApp, storedNames: readonly string[]): Baseline => ({
    version: versionOf(app),
    document: wireDocument(document, callsOf(app, document)),
    storedNames,
  });
  return {
    shop: client("shop", namesOf("shop", names)),
    trade: client("trade", namesOf("trade", names)),
    door: client("door", []),
    api: { version: versionOf("api"), document: wireDocument(document), storedNames: [] },
  };
}

function namesOf(app: BrowserApp, names: StoredNames): readonly string[] {
  return [...new Set([...names[app], ...names.both])].toSorted();
}

/** The apps as they were last released. @throws Error where a baseline is missing */
export function releasedBaselines(): Baselines {
  // Written by recordBaselines alone.
  const read = (app: ReleasedApp) => JSON.parse(readFileSync(fileOf(app), "utf8")) as Baseline;
  return { shop: read("shop"), trade: read("trade"), door: read("door"), api: read("api") };
}

/**
 * Writes the baseline of every app whose version is another than the one that was released: what is about to be released.
 * @param again a version whose baseline is rewritten, too
 * @returns those apps
 */
export function recordBaselines(current: Baselines, again?: string): readonly ReleasedApp[] {
  const due = releasedApps.filter((app) => {
    if (!existsSync(fileOf(app))) return true;
    const { version } = JSON.parse(readFileSync(fileOf(app), "utf8")) as Baseline;
    return version !== current[app].version || version === again;
  });
  for (const app of due) writeFileSync(fileOf(app), `${JSON.stringify(current[app])}\n`);
  return due;
}
