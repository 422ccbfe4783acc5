import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hashWorkingTree, openRemembered } from "./remembered.ts";

const file = () => join(mkdtempSync(join(tmpdir(), "precise-remembered-")), "passed.json");
const before = new Map([
  ["apps/api", "a1"],
  ["apps/shop", "s1"],
  ["pnpm-lock.yaml", "l1"],
]);
const withShop = (hash: string) => new Map([...before, ["apps/shop", hash] as const]);

describe("what passed before", () => {
  it("is found again while the same files are tested in the same way", () => {
    const place = file();
    openRemembered(before, "short", place).keep("api", ["apps/api", "pnpm-lock.yaml"], 4778);
    expect(openRemembered(before, "short", place).find("api", ["apps/api", "pnpm-lock.yaml"])).toBe(4778);
    expect(
      openRemembered(before, "whole", place).find("api", ["apps/api", "pnpm-lock.yaml"]),
    ).toBeUndefined();
  });

  it("does not ask about files that the step does not read", () => {
    const place = file();
    openRemembered(before, "short", place).keep("api", ["apps/api"], 10);
    const changed = openRemembered(withShop("s2"), "short", place);
    expect(changed.find("api", ["apps/api"])).toBe(10);
    expect(changed.find("api", ["apps"])).toBeUndefined();
    expect(changed.find("api", [""])).toBeUndefined();
  });

  it("knows the folders of this very tree", async () => {
    const hashes = await hashWorkingTree({ PATH: process.env.PATH ?? "" });
    expect(hashes?.get("apps/api")).toMatch(/^[0-9a-f]{40}/);
    expect(hashes?.has("apps")).toBe(false);
  });
});
