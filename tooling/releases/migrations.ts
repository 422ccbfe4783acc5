import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";

const folder = join(root, "apps", "api", "migrations");

/** Every migration of the API, by its number. */
export function migrations(): readonly {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
}[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      name,
      sql: readFileSync(join(folder, name), "utf8"),
    }));
}

export function lastMigration(): number {
  return migrations().at(-1)?.number ?? 0;
}

/** What takes from a table that stands what the release before reads or leaves empty. */
const takesAway: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|view|materialized view|function|type)\s+(?:if exists\s+)?([\w.]+)/g, "drops"],
  [/\bdrop\s+column\s+(?:if exists\s+)?(\w+)/g, "drops the column"],
  [/\brename\s+(?:column\s+)?(?:(\w+)\s+)?to\b/g, "renames"],
  [
    /\balter\s+column\s+(\w+)\s+(?:set\s+not\s+null|type\b|set\s+data\s+type|drop\s+default)/g,
    "narrows the column",
  ],
];

/**
 * What of the migrations that came since a release would break that release, which runs on the newer tables while the next
 * one is rolled out, and again when it is taken back. One line each.
 * @source docs/operations.md "Going back"
 */
export function migrationFaults(
  lastReleased: number,
  current: readonly { readonly number: number; readonly name: string; readonly sql: string }[],
): readonly string[] {
  return current
    .filter(({ number }) => number > lastReleased)
    .flatMap(({ name, sql }) => {
      const text = sql.replace(/--.*$/gm, "").toLowerCase();
      return takesAway.flatMap(([pattern, words]) =>
        [...text.matchAll(pattern)].map(([, what = ""]) => `${name} ${words} ${what}`.trimEnd()),
      );
    });
}
