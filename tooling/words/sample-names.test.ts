import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { namesIn, namesInTree, sampleNames, searchedFiles } from "./sample-names.ts";

const root = join(import.meta.dirname, "..", "..");
const names = sampleNames(readFileSync(join(root, "apps/api/catalogue/content.json"), "utf8"));

/** What may keep a text of the sample, as `file "text"`, each with its reason. */
const mayStay: Readonly<Record<string, string>> = {
  'apps/payments/src/checkout/test-cards.ts "0000000000"':
    "the account of Paystack's own test bank, which happens to be ten noughts like the sample's",
};

describe("the sample shop", { timeout: 30_000 }, () => {
  const found = namesInTree(root, names);
  const keyOf = (fault: string) => fault.replace(/:\d+ ("[^"]+").*$/, " $1");

  it("is named nowhere in what an owner runs", () => {
    const files = searchedFiles(root);
    console.info(
      `Looked for ${names.length} names, numbers and people of the sample in ${files.length} files.`,
    );
    expect(names.length).toBeGreaterThan(25);
    expect(files.length).toBeGreaterThan(3_000);
    expect(found.filter((fault) => !(keyOf(fault) in mayStay))).toEqual([]);
  });

  it.each([
    ["the sign-in of shops without Cognito", /^apps\/identity\/src\/.*mail/],
    ["what runs it all", /^deploy\/one-machine\/(?:Caddyfile|start|compose\.yaml|\.env\.example)$/, 4],
    [
      "pages of an outage, and of a fault",
      /^apps\/(?:door\/src\/pages\/outage-pages|\w+\/src\/app\/global-error)\./,
      3,
    ],
    [
      "robots.txt and the sitemap",
      /^apps\/shop\/src\/features\/sitemap\/(?:robots-text|sitemap-xml)\.ts$/,
      2,
    ],
    ["structured data", /^apps\/shop\/src\/.*json-ld\.tsx?$/, 6],
    ["papers", /^apps\/api\/src\/platform\/pdf\//],
    ["mails", /^apps\/api\/src\/platform\/mail\/render\//],
    ["the desk's page and icon", /^apps\/desk\/(?:index\.html|public\/icon\.svg)$/, 2],
    ["icons of the apps", /^apps\/(?:shop|trade)\/src\/app\/icon\.svg$/, 2],
  ])("is looked for in %s", (_, path, least = 1) => {
    expect(searchedFiles(root).filter((file) => path.test(file)).length).toBeGreaterThanOrEqual(least);
  });

  it("may be named only where it still is", () => {
    expect(Object.keys(mayStay).filter((key) => !found.some((fault) => keyOf(fault) === key))).toEqual([]);
  });
});

describe("a name of the sample", () => {
  it("is found with its line, however its number is written", () => {
    const source = 'const a = "Precise\nShowroom Lagos";\nconst b = "tel:+2340000000101, +234-000-000-0103";';
    expect(namesIn("a.ts", source, names)).toEqual([
      'a.ts:1 "Precise" is the sample\'s company.name',
      'a.ts:1 "Precise\nShowroom Lagos" is the sample\'s showroom lagos',
      'a.ts:3 "+2340000000101" is the sample\'s phone of lagos',
      'a.ts:3 "+234-000-000-0103" is the sample\'s phone of port-harcourt',
    ]);
  });

  it("is none in names of code, in other words and in longer numbers", () => {
    const source = 'import "@precise/web"; "X-Precise-Visitor"; Precisely; "precise-api"; 00000000000000';
    expect(namesIn("a.ts", source, names)).toEqual([]);
  });
});
