import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { breakingChanges } from "../../apps/api/src/platform/openapi/breaking-changes.ts";
import { deskDocument } from "../../apps/api/src/platform/openapi/openapi.ts";
import {
  type BrowserApp,
  browserApps,
  type ClientApp,
  clientApps,
  type ReleasedApp,
  releasedApps,
  versionOf,
} from "./apps.ts";
import { callsOf } from "./calls-of.ts";
import { type JsonObject, object } from "./json-object.ts";
import { lastMigration } from "./migrations.ts";
import { ownHeaders, pathsOf } from "./page-paths.ts";
import { type StoredNames, storedNames } from "./stored-names.ts";
import { neededDocument, wireDocument } from "./wire-document.ts";

/** What an app's last release said on the wire, and kept in browsers. */
export interface Baseline {
  readonly version: string;
  /** Of a client: the calls that it may make. Of the server: every call. */
  readonly document: JsonObject;
  /** Of an app with pages: names of its own and those of both. Of the others: none. */
  readonly storedNames: readonly string[];
  /** Headers by which our own apps tell each other something. */
  readonly headers: readonly string[];
  /** Of an app with pages: its routes, and the forms that pages post to (`POST /form/cart/add`). Of the others: none. */
  readonly paths: readonly string[];
  /** Of the door: the calls that it makes again on another replica; of the API: those that may be. Of the others: none. */
  readonly repeats: readonly string[];
  /** Of the API: the number of its last migration. Of the others: 0. */
  readonly lastMigration: number;
}

/** The apps as they are now, or as they were last released. */
export type Baselines = Readonly<Record<ReleasedApp, Baseline>>;

const fileOf = (app: ReleasedApp) => join(root, "tooling", "releases", "baselines", `${app}.json`);

/** The apps as the sources have them now. */
export function currentBaselines(): Baselines {
  // Written by `pnpm --filter @precise/api openapi`; a test of the api holds it to the contract.
  const document = JSON.parse(readFileSync(join(root, "apps", "api", "openapi.json"), "utf8")) as JsonObject;
  // Through text, as the committed document is: both have the same kinds of values then.
  const desk = JSON.parse(JSON.stringify(deskDocument())) as JsonObject;
  const names = storedNames();
  const hasPages = (app: ReleasedApp): app is BrowserApp => browserApps.some((each) => each === app);
  const callsFrom = (app: ClientApp) => wireDocument(document, callsOf(app, document));
  const documentOf: Readonly<Record<ReleasedApp, () => JsonObject>> = {
    shop: () => callsFrom("shop"),
    trade: () => callsFrom("trade"),
    // It brings the desk's pages.
    door: () => together(callsFrom("door"), wireDocument(desk, callsOf("desk", desk))),
    api: () => together(wireDocument(document), wireDocument(desk)),
  };
  const baseline = (app: ReleasedApp): Baseline => ({
    version: versionOf(app),
    document: documentOf[app](),
    storedNames: hasPages(app) ? namesOf(app, names) : [],
    headers: ownHeaders(app),
    paths: hasPages(app) ? pathsOf(app) : [],
    repeats: app === "door" || app === "api" ? repeatablePosts() : [],
    lastMigration: app === "api" ? lastMigration() : 0,
  });
  return {
    shop: baseline("shop"),
    trade: baseline("trade"),
    door: baseline("door"),
    api: baseline("api"),
  };
}

/** The calls that may be made again; both the door and the API of today have the contract's list. */
function repeatablePosts(): readonly string[] {
  const text = readFileSync(join(root, "packages/contract/src/door/repeatable-posts.ts"), "utf8");
  return [...text.matchAll(/^ {2}"(\/api\/[^"]+)",$/gm)].map(([, path = ""]) => path);
}

/** The paths of several documents in one; no two of them have the same. */
function together(...documents: readonly JsonObject[]): JsonObject {
  return { paths: Object.assign({}, ...documents.map(({ paths }) => object(paths))) };
}

function namesOf(app: BrowserApp, names: StoredNames): readonly string[] {
  return [...new Set([...names[app], ...names.both])].toSorted();
}

/** The apps as they were last released. @throws Error where a baseline is missing */
export function releasedBaselines(): Baselines {
  const read = (app: ReleasedApp) => baselineIn(readFileSync(fileOf(app), "utf8"));
  return { shop: read("shop"), trade: read("trade"), door: read("door"), api: read("api") };
}

/** What a release before this one did not record, it has promised nobody. */
function baselineIn(text: string): Baseline {
  // Written by recordBaselines alone.
  const recorded = JSON.parse(text) as Pick<Baseline, "version" | "document" | "storedNames"> &
    Partial<Baseline>;
  return { headers: [], paths: [], repeats: [], lastMigration: lastMigration(), ...recorded };
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
  noteNeededApi(current, due);
  for (const app of due) writeFileSync(fileOf(app), `${JSON.stringify(current[app])}\n`);
  return due;
}

/**
 * Notes in each client that is due the release of the API that it needs: that of today where it needs something that its own
 * last release did not, else the one that it needed before. With an older one it does not start.
 */
function noteNeededApi(current: Baselines, due: readonly ReleasedApp[]): void {
  if (!existsSync(fileOf("api"))) return;
  const released = releasedBaselines();
  for (const app of clientApps.filter((each) => due.includes(each))) {
    if (!needsMore(released[app].document, current[app].document)) continue;
    const folder = join(root, "apps", app, "src", app === "door" ? "" : "base/server");
    const file = join(folder, "needs-api.json");
    writeFileSync(file, `{ "release": ${JSON.stringify(released.api.version)} }\n`);
  }
}

/** Whether a client needs what the release before it did not need of the API. */
export function needsMore(released: JsonObject, current: JsonObject): boolean {
  return breakingChanges(neededDocument(current), released).length > 0;
}
