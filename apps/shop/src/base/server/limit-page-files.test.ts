import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { limitPageFiles } from "./limit-page-files.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "page-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, bytes: number, minutesOld: number) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.alloc(bytes));
  const at = new Date(now - minutesOld * 60_000);
  utimesSync(file, at, at);
}
function putPage(name: string, minutesOld: number) {
  put(`${name}.html`, 700, minutesOld);
  put(`${name}.meta`, 100, minutesOld);
  put(`${name}.segments/product/$d$slug.segment.rsc`, 200, minutesOld);
}
const left = () => readdirSync(folder, { recursive: true }).map(String).sort();

it("removes the pages made longest ago, with all their forms, until there is room again", async () => {
  putPage("product/old", 300);
  putPage("product/middle", 200);
  putPage("product/new", 100);
  put("product/[slug]/page.js", 5_000, 900);
  put("robots.txt.body", 5_000, 900);
  put("robots.txt.meta", 5_000, 900);
  put("_not-found.html", 5_000, 900);
  expect(await limitPageFiles(folder, 2_100, now)).toBe(2);
  expect(left().filter((path) => !path.startsWith("product/new"))).toEqual([
    "_not-found.html",
    "product",
    "product/[slug]",
    "product/[slug]/page.js",
    "robots.txt.body",
    "robots.txt.meta",
  ]);
  expect(left()).toContain("product/new.html");
});

it("removes nothing where there is room, nor what was made just now", async () => {
  putPage("a", 300);
  putPage("b", 5);
  expect(await limitPageFiles(folder, 2_000, now)).toBe(0);
  expect(await limitPageFiles(folder, 100, now)).toBe(1);
  expect(left()).toContain("b.html");
  expect(await limitPageFiles(join(folder, "nowhere"), 100, now)).toBe(0);
});
