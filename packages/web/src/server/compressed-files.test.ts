import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressBuiltFiles, compressedBuiltFile } from "./compressed-files.ts";

const script = "export const light = 1;".repeat(100);
const under = "/_next/static/";
let build: string;
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(build, "static", "chunks"), { recursive: true });
  writeFileSync(join(build, "static", "chunks", "1a_b-c.js"), script);
  writeFileSync(join(build, "secret.js.br"), "not for browsers");
  compressBuiltFiles(build);
});
afterAll(() => rmSync(build, { recursive: true }));

it("reads a built file as the build compressed it", () => {
  const compressed = compressedBuiltFile(build, under, "/_next/static/chunks/1a_b-c.js");
  expect(compressed && brotliDecompressSync(compressed).toString()).toBe(script);
});

it.each([
  "/_next/static/chunks/other.js",
  "/_next/static/../secret.js",
  "/_next/static/chunks/1a_b-c.js.br",
  "/",
])("has nothing for %s", (path) => {
  expect(compressedBuiltFile(build, under, path)).toBeUndefined();
});
