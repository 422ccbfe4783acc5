import { breakingChanges } from "../../apps/api/src/platform/openapi/breaking-changes.ts";
import { browserApps, clientApps } from "./apps.ts";
import type { Baselines } from "./baseline.ts";
import type { StoredNames } from "./stored-names.ts";
import { neededDocument } from "./wire-document.ts";

/**
 * What would go wrong if any one app were released now, beside the last release of the others. One line each.
 * @source design "Releases": a released client must not break, nor need what the released server lacks
 */
export function compatibilityFaults(released: Baselines, current: Baselines): readonly string[] {
  return clientApps.flatMap((app) => [
    ...breakingChanges(released[app].document, current.api.document).map(
      (change) => `The api would break ${app} ${released[app].version}: ${change}`,
    ),
    ...breakingChanges(neededDocument(current[app].document), released.api.document).map(
      (change) => `${app} needs what api ${released.api.version} has not: ${change}`,
    ),
  ]);
}

/**
 * What would go wrong in browsers, where both apps keep things on one domain: a name that a release kept and no
 * app knows any more, and a name that two apps would use for two things.
 * @param retired names that were given up on purpose; what is kept under them is lost
 */
export function storedNameFaults(
  released: Baselines,
  names: StoredNames,
  retired: ReadonlySet<string>,
): readonly string[] {
  const both = new Set(names.both);
  return browserApps.flatMap((app) => {
    const other = app === "shop" ? "trade" : "shop";
    const known = new Set([...names[app], ...names.both]);
    const lost = released[app].storedNames.filter((name) => !known.has(name) && !retired.has(name));
    const own = names[app].filter((name) => !both.has(name));
    const taken = own.filter((name) => names[other].includes(name) || isOnlyOf(other, name));
    return [
      ...lost.map(
        (name) => `${app} ${released[app].version} keeps "${name}" in browsers, which ${app} no longer knows`,
      ),
      ...taken.map(
        (name) => `${app} would keep "${name}" in browsers, which ${other} keeps something else under`,
      ),
    ];
  });

  function isOnlyOf(other: "shop" | "trade", name: string): boolean {
    const mine = other === "shop" ? "trade" : "shop";
    return released[other].storedNames.includes(name) && !released[mine].storedNames.includes(name);
  }
}
