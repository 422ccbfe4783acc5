import { breakingChanges } from "../../apps/api/src/platform/openapi/breaking-changes.ts";
import { browserApps, clientApps, type ReleasedApp } from "./apps.ts";
import type { Baselines } from "./baseline.ts";
import { compatibilityFaults, storedNameFaults } from "./compatibility.ts";
import { migrationFaults, migrations } from "./migrations.ts";
import type { StoredNames } from "./stored-names.ts";

/** Two versions that run at the same time, and what would go wrong between them. */
export interface Meeting {
  /** The two apps, or one in two versions. */
  readonly apps: readonly [ReleasedApp, ReleasedApp];
  /** Which of them is the released one, for people. */
  readonly who: string;
  readonly over: string;
  readonly faults: readonly string[];
}

/**
 * Every pair of a released and a current version that can meet, made from the lists of apps: while one app is rolled out or
 * taken back, in a page that stayed open over it, and in the database.
 * @param retired names in browsers that were given up on purpose
 * @source docs/releases.md
 */
export function meetings(
  released: Baselines,
  current: Baselines,
  names: StoredNames,
  retired: ReadonlySet<string>,
): readonly Meeting[] {
  const calls = compatibilityFaults(released, current);
  return [
    ...clientApps.flatMap((app): Meeting[] => [
      {
        apps: [app, "api"],
        who: `${app} released, api current`,
        over: app === "door" ? "its calls and the desk's" : "its calls",
        faults: calls.filter((fault) => fault.startsWith(`The api would break ${app} `)),
      },
      {
        apps: [app, "api"],
        who: `${app} current, api released`,
        over: app === "door" ? "its calls and the desk's" : "its calls",
        faults: calls.filter((fault) => fault.startsWith(`${app} needs `)),
      },
      ...headerMeetings(released, current, app, "api"),
    ]),
    ...browserApps.flatMap((app): Meeting[] => [
      ...headerMeetings(released, current, "door", app),
      {
        apps: [app, "api"],
        who: `a page of ${app} released that is open, api current`,
        over: "its scripts' calls",
        faults: breakingChanges(released[app].document, current.api.document),
      },
      {
        apps: [app, app],
        who: `a page of ${app} released that is open, ${app} current`,
        over: "addresses and forms",
        faults: lostPaths(released, current, app),
      },
      {
        apps: [app, app],
        who: `a browser of ${app} released, ${app} current`,
        over: "names in browsers",
        faults: storedNameFaults(released, names, retired).filter((fault) => fault.startsWith(`${app} `)),
      },
    ]),
    {
      apps: ["shop", "trade"],
      who: "shop and trade, in one browser",
      over: "names in browsers",
      faults: storedNameFaults(released, names, retired).filter((fault) => fault.includes(" would keep ")),
    },
    {
      apps: ["door", "api"],
      who: "door released, api current",
      over: "calls that are made again on another replica",
      faults: unsafeRepeats(released, current),
    },
    {
      apps: ["door", "api"],
      who: "door current, api released",
      over: "calls that are made again on another replica",
      faults: unsafeRepeats(current, released),
    },
    {
      apps: ["api", "api"],
      who: "api released, on the tables of api current",
      over: "migrations",
      faults: migrationFaults(released.api.lastMigration, migrations()),
    },
  ];
}

/** Two of which nothing ever passes from one to the other, with the reason. */
export const neverMeet: readonly (readonly [ReleasedApp, ReleasedApp, string])[] = [
  ["door", "door", "Doors keep what they keep in memory, and none asks another."],
];

/** Names of headers that both releases had, and one of them no longer has. */
function headerMeetings(
  released: Baselines,
  current: Baselines,
  one: ReleasedApp,
  other: ReleasedApp,
): readonly Meeting[] {
  const both = released[one].headers.filter((name) => released[other].headers.includes(name));
  const lost = (app: ReleasedApp, beside: ReleasedApp) =>
    both
      .filter((name) => !current[app].headers.includes(name))
      .map((name) => `${app} no longer knows ${name}, by which ${beside} ${released[beside].version} speaks`);
  return [
    {
      apps: [one, other],
      who: `${one} released, ${other} current`,
      over: "headers",
      faults: lost(other, one),
    },
    {
      apps: [one, other],
      who: `${one} current, ${other} released`,
      over: "headers",
      faults: lost(one, other),
    },
  ];
}

function lostPaths(released: Baselines, current: Baselines, app: ReleasedApp): readonly string[] {
  return released[app].paths
    .filter((path) => !current[app].paths.includes(path))
    .map((path) => `${app} no longer answers ${path}, where pages of ${app} ${released[app].version} lead`);
}

/** Calls that a door makes again, and that an API has but no longer does once. */
function unsafeRepeats(ofDoor: Baselines, ofApi: Baselines): readonly string[] {
  // A release that recorded none has promised none.
  if (ofApi.api.repeats.length === 0) return [];
  const paths = Object.keys((ofApi.api.document.paths ?? {}) as object);
  return ofDoor.door.repeats
    .filter((path) => paths.includes(path) && !ofApi.api.repeats.includes(path))
    .map(
      (path) =>
        `door ${ofDoor.door.version} would make POST ${path} twice, which the api no longer does once`,
    );
}
