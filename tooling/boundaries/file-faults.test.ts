import { describe, expect, it } from "vitest";
import { fileFaults } from "./file-faults.ts";
import { treeOf } from "./small-tree.ts";

const lines = (count: number) => "x();\n".repeat(count);
const folderOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`packages/web/src/file-${at}.ts`, ""]));

describe("files", () => {
  it("have at most 400 lines", () => {
    expect(fileFaults(treeOf({ "packages/web/src/a.ts": lines(400) }), {})).toEqual([]);
    expect(fileFaults(treeOf({ "packages/web/src/a.ts": lines(401) }), {})).toEqual([
      "packages/web/src/a.ts has 401 lines, 400 are the most: split it by ideas",
    ]);
  });

  it("stand at most 40 in a folder, tests and styles apart", () => {
    const beside = { "packages/web/src/a.test.ts": "", "packages/web/src/a.css.ts": "" };
    expect(fileFaults(treeOf({ ...folderOf(40), ...beside }), {})).toEqual([]);
    expect(fileFaults(treeOf(folderOf(41)), {})).toEqual([
      "packages/web/src holds 41 source files, 40 are the most: make subfolders",
    ]);
  });
});

describe("two files of one name in a workspace", () => {
  const twins = treeOf({ "apps/shop/src/base/kept.ts": "", "apps/shop/src/frame/kept.ts": "" });

  it("are found", () => {
    expect(fileFaults(twins, {})).toEqual([
      "apps/shop/src/base/kept.ts, apps/shop/src/frame/kept.ts share a name: name each by what it holds",
    ]);
  });

  it("are right when they are listed with a reason", () => {
    expect(fileFaults(twins, { "apps/shop/kept.ts": "the same thing twice" })).toEqual([]);
  });

  it("must be taken off the list when they are gone", () => {
    expect(fileFaults(treeOf({}), { "apps/shop/kept.ts": "the same thing twice" })).toEqual([
      "apps/shop/kept.ts is in the list of shared names, but is not shared",
    ]);
  });

  it("are right in the contract where others call, and found where the same do", () => {
    const desk = { "packages/contract/src/desk/orders/orders.ts": "" };
    expect(fileFaults(treeOf({ ...desk, "packages/contract/src/trade/orders.ts": "" }), {})).toEqual([]);
    expect(fileFaults(treeOf({ ...desk, "packages/contract/src/desk/orders.ts": "" }), {})).toHaveLength(1);
  });

  it("are right where Next gives the name, and in two workspaces", () => {
    const files = {
      "apps/shop/src/app/page.tsx": "",
      "apps/shop/src/app/cart/page.tsx": "",
      "apps/trade/src/frame/frame.tsx": "",
      "apps/shop/src/frame/frame.tsx": "",
    };
    expect(fileFaults(treeOf(files), {})).toEqual([]);
  });
});
