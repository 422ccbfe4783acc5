import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { stylesheetsOf } from "./page-families.ts";

const app = mkdtempSync(join(tmpdir(), "precise-families-"));
afterAll(() => rmSync(app, { recursive: true }));

for (const [route, text] of [
  ["(shop)", 'import "home-stylesheet";\nimport { Home } from "#shop/home.tsx";\n'],
  ["(shop)/products/[id]/[urlKey]", 'import "landing-stylesheet";\n'],
  ["(plain)/about", 'import { About } from "#shop/about.tsx";\n'],
] as const) {
  mkdirSync(join(app, "src", "app", route), { recursive: true });
  writeFileSync(join(app, "src", "app", route, "page.tsx"), text);
}

it.each([
  ["/", "home"],
  ["/products/16/chandeliers?finish=brass#cards", "landing"],
  ["/about", ""],
  ["/products/16", ""],
  ["/nowhere", ""],
])("%s has the stylesheet %j", (address, stylesheet) => {
  expect(stylesheetsOf(app)(address)).toBe(stylesheet);
});
