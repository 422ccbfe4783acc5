import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allTables } from "#api/tables/all-tables.ts";

const source = join(import.meta.dirname, "../../src");
const migrations = join(import.meta.dirname, "../../migrations");
const statements = readdirSync(migrations)
  .map((name) => readFileSync(join(migrations, name), "utf8"))
  .join("\n")
  .split(/;\s*$/m);

/** Whether rows of a table go with those of its parent. */
const goesWith = (table: string, parent: string) =>
  statements.some(
    (text) =>
      new RegExp(`(?:create|alter) table ${table}\\b`).test(text) &&
      new RegExp(`references ${parent} \\([a-z_]+\\) on delete cascade`).test(text),
  );

describe("what is declared of a table", () => {
  it("says what erases a person from it where it says that they are, and only there", () => {
    const faults = allTables.flatMap(([table, { words, erase }]) => {
      const isErased = JSON.stringify(words).includes("erased");
      const ways = Object.values(erase ?? {}).flat().length;
      return isErased === ways > 0 ? [] : [`${table}: erased ${isErased}, by ${ways} ways`];
    });
    expect(faults).toEqual([]);
  });

  it("names files that name the table in SQL", () => {
    const faults = allTables.flatMap(([table, { erase }]) =>
      (erase?.by ?? [])
        .filter((file) => !new RegExp(`(?:update|from|into) ${table}\\b`).test(read(file)))
        .map((file) => `${file} does nothing with ${table}`),
    );
    expect(faults).toEqual([]);
  });

  it("has a foreign key that takes its rows along with those it goes with", () => {
    const faults = allTables.flatMap(([table, { erase }]) =>
      erase?.goesWith === undefined || goesWith(table, erase.goesWith) ? [] : [table],
    );
    expect(faults).toEqual([]);
  });

  it("names each sweep once, and says of each parameter how long it is", () => {
    const old = allTables.flatMap(([, each]) => each.old ?? []);
    expect(old.map(({ sweep }) => sweep)).toHaveLength(new Set(old.map(({ sweep }) => sweep)).size);
    for (const { sweep, condition, kept } of old) {
      const parameters = new Set(condition.match(/\$\d/g));
      expect([sweep, [...parameters]]).toEqual([sweep, kept.map((_, place) => `$${place + 1}`)]);
    }
  });

  it("names each table once", () => {
    const names = allTables.map(([table]) => table);
    expect(names).toHaveLength(new Set(names).size);
  });
});

/** A file of the API. @throws where there is none */
function read(file: string): string {
  return readFileSync(join(source, file), "utf8");
}
