import { describe, expect, it } from "vitest";
import { repository } from "./repository.ts";
import { treeOf } from "./small-tree.ts";
import { verbFaults } from "./verb-faults.ts";

// Three thousand files are read: seconds on a busy machine.
it("verbs of the repository say what happens where there is none", { timeout: 60_000 }, () => {
  expect(verbFaults(repository())).toEqual([]);
});

describe("a verb", () => {
  const found = (text: string) => verbFaults(treeOf({ "apps/api/src/modules/orders/rows.ts": text }));

  it("is looked at in tooling too, but not in its tests", () => {
    const text = "export async function findEngine() { throw new Error(); }";
    const tree = treeOf({ "tooling/images/engine.ts": text, "tooling/images/engine.test.ts": text });
    expect(verbFaults(tree)).toEqual([
      "tooling/images/engine.ts: findEngine throws: it is getEngine, or answers undefined",
    ]);
  });

  it.each([
    [
      "export function getOrder(): Order | undefined { return x; }",
      "getOrder may find none: it is findOrder",
    ],
    [
      "export async function getOrder(): Promise<Order | null> { return x; }",
      "getOrder may find none: it is findOrder",
    ],
    [
      "async function findOrder(): Promise<Order> { if (!x) { throw new Refused(); } return x; }",
      "findOrder throws: it is getOrder, or answers undefined",
    ],
  ])("that says otherwise is found: %s", (text, words) => {
    expect(found(text)).toEqual([`apps/api/src/modules/orders/rows.ts: ${words}`]);
  });

  it.each([
    "function getOrder(): Order { if (!x) throw new Refused(); return x; }",
    "function findOrder(): Order | undefined { return x; }",
    "function getOrder(text: string | undefined): Order { return x; }",
    "function findOrder() { const orThrow = () => { throw new Error(); }; return x; }",
  ])("is no fault: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});
