import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isOpenPath, tradePages } from "#trade/base/routes/page-table.ts";

it("the list of pages has every page that src/app has, and no other", () => {
  const found = globSync("**/page.tsx", { cwd: join(import.meta.dirname, "../../app") }).map((file) => {
    const segments = file.split(/[/\\]/).slice(0, -1);
    return `/${segments.filter((segment) => !segment.startsWith("(")).join("/")}`;
  });
  expect(Object.keys(tradePages).sort()).toEqual(found.sort());
});

it.each([
  ["/login", true],
  ["/login/", true],
  ["/password/reset/a-token", true],
  ["/password/forgot", true],
  ["/apply", true],
  ["/password", false],
  ["/loginx", false],
  ["/orders", false],
  ["/", false],
])("the path %s opens without a session: %s", (path, isOpen) => {
  expect(isOpenPath(path)).toBe(isOpen);
});
