import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { specificationSections } from "./citations.ts";
import { namedPaths, namesBesideFolder, traceRows } from "./doc-paths.ts";

const root = join(import.meta.dirname, "..", "..");
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join("docs", file)),
];

/** A path from the root, or beside the document for a link; square brackets are folder names of Next, not a pattern. */
function isThere(document: string, named: string): boolean {
  const path = named.replaceAll(/<[^>]+>/g, "*");
  return [root, join(root, dirname(document))].some((base) => {
    if (!path.includes("*")) return existsSync(join(base, path));
    return globSync(path.replaceAll("[", "[[]"), { cwd: base }).length > 0;
  });
}

describe.each(documents)("%s", (document) => {
  it("names no file that does not exist", () => {
    const missing = namedPaths(readFileSync(join(root, document), "utf8")).filter(
      ({ path }) => !isThere(document, path),
    );
    expect(missing.map(({ path, line }) => `${document}:${line} ${path}`)).toEqual([]);
  });
});

it("docs/where-things-live.md names no file beside its folder that does not exist", () => {
  const files = globSync("{apps,packages,tooling}/**/*.{ts,tsx,mjs,json,sql,yaml}", {
    cwd: root,
    exclude: (path) => /(?:^|[\\/])(?:node_modules|dist|\.next|\.data)$/.test(path),
  });
  const paths = `\n/${files.join("\n/")}\n`.replaceAll("\\", "/");
  const named = namesBesideFolder(readFileSync(join(root, "docs/where-things-live.md"), "utf8"));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ path }) => !paths.includes(`/${path}\n`))).toEqual([]);
});

describe("docs/spec-trace.md", () => {
  const rows = traceRows(readFileSync(join(root, "docs/spec-trace.md"), "utf8"));

  it("has every section of the specification, and each row once", () => {
    const ids = rows.map((row) => row.id);
    expect([...new Set(ids.map((id) => id.split(".")[0]))]).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
      "8",
      "9",
    ]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("names the heading of the specification that each row is under", () => {
    const sections = specificationSections(readFileSync(join(root, "docs/specification.md"), "utf8"));
    const lost = rows.filter(({ id, part }) => {
      const section = [...(sections.get(Number(id.split(".")[0])) ?? [])];
      return !section.some((heading) => heading === part || heading === `${id.split(".")[0]} ${part}`);
    });
    expect(lost.map((row) => `line ${row.line}: ${row.id} ${row.part}`)).toEqual([]);
  });

  it("gives every row a file and a test, or the word open", () => {
    const faulty = rows.filter(({ file, test }) => {
      const isOpen = file === "open" && test === "";
      return !isOpen && (namedPaths(file).length === 0 || (namedPaths(test).length === 0 && test !== "open"));
    });
    expect(faulty.map((row) => `line ${row.line}: ${row.id} ${row.fact}`)).toEqual([]);
  });
});

it("files beside their folder are found in the rows of a table", () => {
  const row =
    "| Placing (`place.ts`, `mail/order-mail.ts`), `*.calls.ts`, `pnpm test` | `apps/api/src/modules/orders` |";
  expect(namesBesideFolder(`\`gone.ts\`\n${row}`)).toEqual([
    { path: "place.ts", line: 2 },
    { path: "mail/order-mail.ts", line: 2 },
  ]);
});

describe("paths in a text", () => {
  it("are found in code marks and in links", () => {
    const text =
      "See `apps/api/src/main/main.ts`, [the map](where-things-live.md#top).\n`pnpm test`, [outside](https://shop.example).";
    expect(namedPaths(text)).toEqual([
      { path: "apps/api/src/main/main.ts", line: 1 },
      { path: "where-things-live.md", line: 1 },
    ]);
  });
});
