import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { citationFaults, headings, type Law, outsideSources, specificationSections } from "./citations.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null);
const design = read("docs/design.md") ?? "";
const law: Law = {
  specification: specificationSections(read("docs/specification.md") ?? ""),
  design: headings(design),
  decisions: new Set(readdirSync(join(root, "docs/decisions")).map((name) => name.slice(0, 3))),
  abuseCases: new Set(
    [...(read("tooling/abuse/abuse-cases.ts") ?? "").matchAll(/\{ number: (\d+),/g)].map(([, number]) =>
      Number(number),
    ),
  ),
  outside: outsideSources(design),
  read,
};

/** What a build, an install or a run writes. */
const isMade = (name: string) =>
  /^(?:node_modules|test-results|bench-results|\.(?!ci$|github$|changeset$).+)$/.test(name);

/** Files that cite. Applied migrations keep their bytes, and this folder holds citations as examples. */
const files = ["*", "{apps,packages,tooling,docs,deploy,.ci,.github,.changeset}/**"]
  .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: (path) => isMade(basename(path)) }))
  .filter((file) => /\.(?:tsx?|md|txt|sql|ya?ml|sh|conf)$|Dockerfile/.test(file))
  .filter((file) => !/^(?:apps\/api\/migrations|tooling\/doc-paths)\/|pnpm-lock|OFL|CHANGELOG/.test(file))
  .filter((file) => statSync(join(root, file)).isFile());

describe("citations", () => {
  it("lead to a heading, a record, a file or a source that is listed", () => {
    expect(files.length).toBeGreaterThan(1000);
    const faults = files.flatMap((file) =>
      citationFaults(file, read(file) ?? "", law).map(({ line, fault }) => `${file}:${line} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it("of decisions in migrations are headings of the design, too", () => {
    const migrations = readdirSync(join(root, "apps/api/migrations"));
    const cited = migrations.flatMap((file) => [
      ...(read(join("apps/api/migrations", file)) ?? "").matchAll(/\((D\d+)\)/g),
    ]);
    expect(
      cited.map(([, decision = ""]) => decision).filter((decision) => !law.design.has(decision)),
    ).toEqual([]);
  });

  it("have a heading for each decision from D1 to D35, and sections 1 to 9", () => {
    const numbers = Array.from({ length: 35 }, (_, at) => `D${at + 1}`);
    expect(numbers.filter((number) => !law.design.has(number))).toEqual([]);
    expect([...law.specification.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("a citation", () => {
  const faults = (comment: string) => citationFaults("a.ts", comment, law).map(({ fault }) => fault);

  it.each([
    '/** @source spec §9 "Delivery fee", design D1, D2 */',
    '/** @source spec §2 "/wishlist"; the days are ours */',
    '/** @source design "Envelope", design D4 (cart codes); decision 046 */',
    '/**\n * @source design\n * "Order calls", spec §4 "Cart\n * load"\n */',
    "// Never a guess (design D1); see decisions 014 and 042.",
    "/** @source RFC 9112 §3.2.2, RFC 9110 §15.5.20 */",
    '/** @source docs/operations.md "The database" */',
    "/** @source abuse case 9 */",
    "const sku = 'D1'; const day = `T00:00`;",
  ])("%j can be followed", (comment) => {
    expect(faults(comment)).toEqual([]);
  });

  it.each([
    ['/** @source spec §9 "Delivery" */', 'spec §9 "Delivery"'],
    ["// As in spec §12.", "spec §12"],
    ['// As in design "Frame".', 'design "Frame"'],
    ["/** @source design D99 */", "design D99"],
    ["// A dead cart (D4).", 'D4 without "design"'],
    ["// See decision 999.", "decision 999"],
    ["// As abuse case 400 shows.", "abuse case 400"],
    ["/** @source somebody's word */", "@source somebody's word"],
    ["/** @source docs/missing.md */", "@source docs/missing.md"],
    ['/** @source docs/operations.md "No such part" */', '@source docs/operations.md "No such part"'],
  ])("%j cannot", (comment, fault) => {
    expect(faults(comment)).toEqual([fault]);
  });

  it.each([
    "SPEC §9",
    "SPEC.md",
    'LOOK "Cart"',
    "FEATURES K4",
    "STACK §9",
    "issue 7",
    'issue "Trade"',
    "SCALE §1",
  ])("of a document that is not here is not one: %s", (cited) => {
    expect(faults(`// As ${cited} says.`)).toContainEqual(expect.stringContaining("not a citation"));
  });
});
