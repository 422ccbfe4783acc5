import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { describe, expect, it } from "vitest";
import { areas } from "./areas.ts";

describe.each(areas)("the area $name", ({ folder, sources, tests }) => {
  it("has code, and finds tests by each pattern that names some", () => {
    const cwd = join(root, folder);
    expect(globSync("**/*.ts", { cwd: join(cwd, sources) })).not.toEqual([]);
    // A module may have no test beside its files.
    const named = tests.filter((pattern) => !pattern.startsWith(`${sources}/`) || tests.length === 1);
    expect(named.filter((pattern) => globSync(pattern, { cwd }).length === 0)).toEqual([]);
  });
});
