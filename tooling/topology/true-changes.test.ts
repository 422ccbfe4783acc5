import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { expect, it } from "vitest";
import { servingApps } from "./start-topology.ts";
import { makeChange, trueChanges } from "./true-changes.ts";

it.each(servingApps)("the change of %s fits its sources, and none of another app", (app) => {
  const copy = mkdtempSync(join(tmpdir(), "precise-true-change-"));
  try {
    const change = trueChanges[app];
    for (const { file } of change.edits) {
      expect(file.startsWith(`apps/${app}/`)).toBe(true);
      cpSync(join(root, file), join(copy, file));
    }
    const migrations = join("apps", "api", "migrations");
    cpSync(join(root, migrations), join(copy, migrations), { recursive: true });
    makeChange(copy, change);
    for (const { file, to } of change.edits) expect(readFileSync(join(copy, file), "utf8")).toContain(to);
    const before = readdirSync(join(root, migrations)).filter((name) => name.endsWith(".sql"));
    const added = readdirSync(join(copy, migrations)).filter((name) => !before.includes(name));
    const number = Number(before.toSorted().at(-1)?.slice(0, 4)) + 1;
    expect(added.filter((name) => name.endsWith(".sql"))).toEqual(
      app === "api" ? [`${String(number).padStart(4, "0")}_carts_made_by.sql`] : [],
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
