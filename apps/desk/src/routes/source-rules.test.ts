import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deskCalls } from "@precise/contract/desk/calls";
import { expect, it } from "vitest";

const sources = join(import.meta.dirname, "..");

/** The text of every source file of the desk but its tests, by its path. */
function readSources(): readonly (readonly [path: string, text: string])[] {
  return readdirSync(sources, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(sources, path), "utf8")] as const);
}

it("every call of the desk is made by a screen: what the staff may do, they can do here", () => {
  const words = new Set(readSources().flatMap(([, text]) => text.match(/\w+/g) ?? []));
  expect(Object.keys(deskCalls).filter((call) => !words.has(call))).toEqual([]);
});

it.each([
  ["useInfiniteQuery", "table/use-list.ts"],
  ["useParams", "address/use-address.ts"],
])("%s is called in %s alone: lists and records are said once (decision 090)", (name, place) => {
  const callers = readSources().filter(([, text]) => text.includes(`${name}(`));
  expect(callers.map(([path]) => path)).toEqual([place]);
});
