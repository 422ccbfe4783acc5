import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRemembered, openWorkingTree, type TreeHashes } from "./remembered.ts";

const file = () => join(mkdtempSync(join(tmpdir(), "precise-remembered-")), "passed.json");
const before: TreeHashes = new Map([
  ["apps/api", "a1"],
  ["apps/shop", "s1"],
  ["pnpm-lock.yaml", "l1"],
  [".git", "g1"],
]);
const treeWith = (path: string, hash: string): TreeHashes => new Map([...before, [path, hash] as const]);
const open = (place: string, tree = before, kind = "short") => openRemembered(async () => tree, kind, place);

describe("what passed before", () => {
  it("is found again while the same files are tested in the same way", async () => {
    const place = file();
    await (await open(place)).keep("api", ["apps/api", "pnpm-lock.yaml"], 4778);
    expect((await open(place)).find("api", ["apps/api", "pnpm-lock.yaml"])).toBe(4778);
    const whole = await open(place, before, "whole");
    expect(whole.find("api", ["apps/api", "pnpm-lock.yaml"])).toBeUndefined();
  });

  it("does not ask about files that the step does not read", async () => {
    const place = file();
    await (await open(place)).keep("api", ["apps/api"], 10);
    const changed = await open(place, treeWith("apps/shop", "s2"));
    expect(changed.find("api", ["apps/api"])).toBe(10);
    expect(changed.find("api", ["apps"])).toBeUndefined();
    expect(changed.find("api", [""])).toBeUndefined();
  });

  it("asks about the history only where the step reads it", async () => {
    const place = file();
    const remembered = await open(place);
    await remembered.keep("lint", [""], 1);
    await remembered.keep("boundaries", ["", ".git"], 172);
    const committed = await open(place, treeWith(".git", "g2"));
    expect(committed.find("lint", [""])).toBe(1);
    expect(committed.find("boundaries", ["", ".git"])).toBeUndefined();
  });

  it("is not what passed while its files were changed, and then changed back", async () => {
    const place = file();
    let now = before;
    const remembered = await openRemembered(async () => now, "short", place);
    now = treeWith("apps/api", "a2");
    await remembered.keep("api", ["apps/api"], 10);
    await remembered.keep("shop", ["apps/shop"], 5);
    const changedBack = await open(place);
    expect(changedBack.find("api", ["apps/api"])).toBeUndefined();
    expect(changedBack.find("shop", ["apps/shop"])).toBe(5);
  });

  it("knows each folder of a repository, what is changed in it meanwhile, and its history", async () => {
    const repository = mkdtempSync(join(tmpdir(), "precise-repository-"));
    const write = (path: string, text: string) => {
      mkdirSync(join(repository, dirname(path)), { recursive: true });
      writeFileSync(join(repository, path), text);
    };
    const git = (...args: string[]) => execFileSync("git", args, { cwd: repository, stdio: "pipe" });
    const commit = () =>
      git("-c", "user.name=a", "-c", "user.email=a@a", "commit", "--quiet", "--allow-empty", "-m", "a");
    const undos: (() => Promise<void>)[] = [];
    git("init", "--quiet");
    commit();
    write("apps/api/src/main.ts", "one");
    write("apps/shop/page.tsx", "one");
    const hash = openWorkingTree(
      { PATH: process.env.PATH ?? "" },
      (undo) => void undos.push(undo),
      repository,
    );
    const first = await hash();
    expect([...(first?.keys() ?? [])]).toEqual(["apps/api", "apps/shop", ".git"]);
    write("apps/shop/page.tsx", "two");
    const [second, same] = await Promise.all([hash(), hash()]);
    expect(second?.get("apps/shop")).not.toBe(first?.get("apps/shop"));
    expect(second?.get("apps/api")).toBe(first?.get("apps/api"));
    expect(same).toEqual(second);
    write("apps/shop/page.tsx", "one");
    expect(await hash()).toEqual(first);
    commit();
    expect((await hash())?.get(".git")).not.toBe(first?.get(".git"));
    for (const undo of undos) await undo();
  });
});
