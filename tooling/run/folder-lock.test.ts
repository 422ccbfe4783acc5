import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { lockHolder, takeLock } from "./folder-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "precise-lock-"));
const file = join(folder, "start.lock");
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a lock", () => {
  it("is refused while its holder lives, and says who that is", () => {
    takeLock(file, "http://localhost:3000");
    expect(takeLock(file, "http://localhost:4000")).toMatchObject({
      heldBy: { pid: process.pid, what: "http://localhost:3000" },
    });
  });

  it("can be taken again once it was given back", () => {
    const taken = takeLock(file, "first");
    if ("release" in taken) taken.release();
    expect(existsSync(file)).toBe(false);
    expect(takeLock(file, "second")).toHaveProperty("release");
  });

  it.each([
    ["of a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, startedAt: "", what: "x" })],
    [
      "of an earlier process with our number",
      JSON.stringify({ pid: process.pid, startedAt: "another/1", what: "x" }),
    ],
    ["that was cut off while it was written", `{"pid":`],
  ])("%s is taken over", (_, text) => {
    writeFileSync(file, text);
    expect(lockHolder(file)).toBeUndefined();
    expect(takeLock(file, "mine")).toHaveProperty("release");
  });
});
