import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { deskCalls } from "@precise/contract/desk/calls";
import { expect, it } from "vitest";

const sources = join(import.meta.dirname, "..");

/** The text of every source file of the desk but its tests. */
function readSources(): string {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" });
  return files
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(sources, path), "utf8"))
    .join("\n");
}

it("every call of the desk is made by a screen: what the staff may do, they can do here", () => {
  const words = new Set(readSources().match(/\w+/g));
  expect(Object.keys(deskCalls).filter((call) => !words.has(call))).toEqual([]);
});
