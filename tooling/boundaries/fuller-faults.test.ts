import { describe, expect, it } from "vitest";
import { smallFiles } from "./areas/small-files.ts";
import { fullerFaults } from "./fuller-faults.ts";
import { readGraph } from "./module-graph.ts";
import { repository, repositoryGraph } from "./repository.ts";
import { treeOf } from "./small-tree.ts";

const small = "packages/web/src/small.ts";
const faultsIn = (files: Readonly<Record<string, string>>, listed: Readonly<Record<string, string>> = {}) => {
  const tree = treeOf({ [small]: "export const one = 1;\n", ...files });
  return fullerFaults(tree, readGraph(tree), listed);
};
const user = 'import { one } from "./small.ts";\n';
const fault = `${small} is small, and only packages/web/src/user.ts uses it: let it live there`;

describe("a small file with one importer", () => {
  it("lives with it", () => {
    expect(faultsIn({ "packages/web/src/user.ts": user })).toEqual([fault]);
  });

  it.each([
    ["a second importer", { "packages/web/src/other.ts": user }],
    ["a test of its own", { "packages/web/src/small.test.ts": user }],
    ["40 lines", { [small]: "one();\n".repeat(40) }],
    ["an importer of the browser", { "packages/web/src/user.ts": `"use client";\n${user}` }],
    ["an importer that loads it late", { "packages/web/src/user.ts": 'await import("./small.ts");\n' }],
  ])("stays by itself with %s", (_, files) => {
    expect(faultsIn({ "packages/web/src/user.ts": user, ...files })).toEqual([]);
  });

  it("stays by itself where the list says why, and is taken off the list when it is gone", () => {
    expect(faultsIn({ "packages/web/src/user.ts": user }, { [small]: "a page of its own" })).toEqual([]);
    expect(faultsIn({}, { [small]: "a page of its own" })).toEqual([
      `${small} is listed as small, and is not: take it off areas/small-files.ts`,
    ]);
  });
});

// Two thousand files are read: seconds on a busy machine.
it("none of the repository is left but the listed ones", { timeout: 60_000 }, () => {
  expect(fullerFaults(repository(), repositoryGraph(), smallFiles)).toEqual([]);
});
