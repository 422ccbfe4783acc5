import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { wholeFile } from "./changed-lines.ts";
import { mutantsOf, runArea } from "./run-area.ts";

it("a change is told by what stood there, on one line; without an end it was unfinished, or never drawn", () => {
  const text = "export function fee() {\n  if (a) {\n    b();\n  }\n}\n";
  const planned = (id: string, start: [number, number], end: [number, number], replacement: string) => ({
    id,
    file: "src/fee.ts",
    start: { line: start[0], column: start[1] },
    end: { line: end[0], column: end[1] },
    replacement,
  });
  const mutants = mutantsOf(
    [
      planned("0", [2, 7], [2, 8], "true"),
      planned("1", [2, 10], [4, 4], "{}"),
      planned("2", [3, 5], [3, 9], ""),
    ],
    new Set(["0", "1"]),
    [{ kind: "ended", id: "0", end: "uncovered", by: "" }],
    () => text,
  );
  const common = { file: "src/fee.ts", line: 2, lineText: "if (a) {" };
  expect(mutants).toEqual([
    { ...common, original: "a", replacement: "true", end: "uncovered" },
    { ...common, original: "{ b(); }", replacement: "{}", end: "unfinished" },
    { ...common, line: 3, lineText: "b();", original: "b();", replacement: "", end: "not tried" },
  ]);
});

it("each change ends as the tests that run it say, whether they run at once, before all, at the import or only once", async () => {
  const mutants = await runSmallArea({
    "src/fee.ts": `
      export const words = "fee";
      export const unread = "unread";
      export function fee(total: number) { return total > 100; }
      export function kept(list: string[]) { list.push("kept"); }
      export function made() { return "made"; }
      export function untested() { return 7 + 1; }
      export function last(end: number) { let at = 0; while (at < end) { at++; } return at; }
    `,
    "src/fee.test.ts": `
      import { beforeAll, expect, it } from "vitest";
      import { fee, kept, last, made, words } from "./fee.ts";
      const list: string[] = [];
      let before = "";
      beforeAll(() => { before = made(); });
      it("names it", () => expect(words).toBe("fee"));
      it("is free up to 50", () => expect([fee(50), fee(150)]).toEqual([false, true]));
      it("is kept once", () => { kept(list); expect(list).toEqual(["kept"]); });
      it("was made before", () => expect(before).toBe("made"));
      it("ends", () => expect(last(3)).toBe(3));
    `,
  });
  const endOf = (original: string, replacement: string) =>
    mutants.find((each) => each.original === original && each.replacement === replacement)?.end;
  expect({
    atImport: endOf('"fee"', '""'),
    unread: endOf('"unread"', '""'),
    tested: endOf("total > 100", "false"),
    bound: endOf("total > 100", "total >= 100"),
    onlyOnce: endOf('"kept"', '""'),
    beforeAll: endOf('"made"', '""'),
    untested: endOf("7 + 1", "7 - 1"),
    endless: endOf("at++", "at--"),
  }).toEqual({
    atImport: "killed",
    unread: "survived",
    tested: "killed",
    bound: "survived",
    onlyOnce: "killed",
    beforeAll: "killed",
    untested: "uncovered",
    endless: "endless",
  });
}, 120_000);

it("a change is not noticed where it is the data of an earlier one that a test fails on", async () => {
  const mutants = await runSmallArea({
    "src/rows.ts": `
      export function add(rows: string[], row: string) { rows.push(row, "-"); }
      export function count(rows: string[]) { return rows.length > 0; }
    `,
    "src/rows.test.ts": `
      import { expect, it } from "vitest";
      import { add, count } from "./rows.ts";
      const rows: string[] = [];
      it("adds", () => { rows.length = 0; add(rows, "a"); expect(rows[0]).toBe("a"); });
      it("counts what was added", () => { expect(count(rows)).toBe(true); expect(rows.at(-1)).toBe("-"); });
    `,
  });
  // The first test does not look at it; the second one does not run it.
  expect(mutants.find(({ original }) => original === '"-"')?.end).toBe("survived");
}, 120_000);

async function runSmallArea(files: Readonly<Record<string, string>>) {
  const copy = mkdtempSync(join(tmpdir(), "precise-small-area-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const all = { "vitest.config.ts": "export default { test: {} };", ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(copy, "small", file)), { recursive: true });
    writeFileSync(join(copy, "small", file), text);
  }
  symlinkSync(join(import.meta.dirname, "node_modules"), join(copy, "small", "node_modules"));
  const sources = Object.keys(files).filter((file) => !file.endsWith(".test.ts"));
  return runArea({
    area: { name: "small", folder: "small", sources: "src", tests: ["src/*.test.ts"], patienceSeconds: 1 },
    rangesByFile: new Map(sources.map((file) => [join("small", file), [wholeFile]])),
    copy,
    machine: { PATH: process.env.PATH ?? "" },
    limitMs: 100_000,
    note: () => undefined,
  });
}
